import * as z from 'zod/mini'
import { amount, byKey, list, positive, somePoints } from '../../../kernel/pack-values.ts'
import { counter, faculty, textbooks } from './terms.ts'

/** What effects can do. */

const gain = z.strictObject({
  ducats: z.optional(positive),
  dictionaries: z.optional(positive),
  prestige: z.optional(somePoints),
  ownTextbooks: z.optional(textbooks),
  greenSteps: z.optional(positive),
  blackSteps: z.optional(positive),
  masters: z.optional(positive),
  tutors: z.optional(positive),
})
export const gainEffect = z.object({ gain })
export const gainTextbooks = z.object({
  gainTextbooks: z.object({ count: textbooks, mode: z.enum(['any', 'different', 'same']) }),
})
export const gainPer = z.object({ gainPer: z.object({ per: counter, gain }) })
const perFaculty = z.object({ art: amount, law: amount, medicine: amount, mathematics: amount })
const gainPerProfessor = z.object({ gainPerProfessor: perFaculty })
export const recruitStudent = z.object({
  action: z.literal('recruit-student'),
  faculties: z.optional(list(faculty)),
  free: z.optional(z.boolean()),
  discountTextbooks: z.optional(positive),
  prestigeByFaculty: z.optional(perFaculty),
  optional: z.optional(z.boolean()),
})
const recruitProfessor = z.object({
  action: z.literal('recruit-professor'),
  faculties: z.optional(list(faculty)),
  free: z.optional(z.boolean()),
  noDucats: z.optional(z.boolean()),
  optional: z.literal(true),
})
const displayAction = z.object({ action: z.enum(['fill-display', 'display-clean-up', 'repeat-placed-master']) })
const placePriceTiles = z.object({ action: z.literal('place-price-tiles'), tiles: byKey(positive) })

/** What may stand inside an exchange, or beside other things to choose from: it needs nothing and always succeeds. */
const plainEffect = z.union([gainEffect, gainTextbooks])

export const exchange = z.object({
  exchange: z.object({
    pay: z.strictObject({ ducats: z.optional(positive), prestige: z.optional(positive) }),
    gain: list(plainEffect),
  }),
})
export const choice = z.union([exchange, gainEffect])
const chooseOne = z.object({ chooseOne: list(choice).check(z.minLength(1)) })

export const milestoneEffect = z.union([gainEffect, gainTextbooks, gainPer, recruitStudent, recruitProfessor])
export const lectureEffect = z.union([
  gainEffect,
  gainTextbooks,
  gainPer,
  gainPerProfessor,
  recruitStudent,
  displayAction,
  chooseOne,
])
export const placingEffect = z.union([gainEffect, gainPer, placePriceTiles])

export type Gain = z.infer<typeof gain>
export type PackChoice = z.infer<typeof choice>
export type RecruitStudent = z.infer<typeof recruitStudent>
export type RecruitProfessor = z.infer<typeof recruitProfessor>
export type Effect =
  | z.infer<typeof lectureEffect>
  | z.infer<typeof milestoneEffect>
  | z.infer<typeof placingEffect>
  | z.infer<typeof plainEffect>
