import * as z from 'zod/mini'
import { amount, change, list, positive } from '../../../kernel/pack-values.ts'
import { counter, faculty, id, textbooks } from './terms.ts'

/** What research levels, students and professors ask for. */

/** Fixed, or counted from what the player has. */
const quantity = z.union([amount, z.object({ base: change, per: counter, each: change, min: amount })])
const payment = z.strictObject({
  ducats: z.optional(quantity),
  dictionaries: z.optional(positive),
  prestige: z.optional(positive),
  textbooks: z.optional(z.object({ count: quantity, mode: z.enum(['any', 'different']) })),
  textbookGroups: z.optional(list(textbooks, 4)),
  ducatsFraction: z.optional(z.object({ numerator: positive, denominator: positive, round: z.enum(['up', 'down']) })),
  masterToDormitory: z.optional(z.union([z.literal(1), z.literal('all')])),
  masterToBox: z.optional(z.literal(1)),
  exhaustProfessor: z.optional(z.literal(1)),
})
export const requirement = z.object({ counter, atLeast: positive, faculties: z.optional(list(faculty)) })
export const researchCost = z.union([
  z.object({ id, pay: payment }),
  z.object({ id, freeIf: requirement, otherwise: z.object({ pay: payment }) }),
  z.object({ id, anyOf: list(z.object({ pay: payment })).check(z.minLength(1)) }),
])

export const studentCost = z.object({
  groups: list(z.object({ count: textbooks, ranks: z.union([z.literal('any'), list(positive)]) })),
  dictionaries: amount,
})
export const professorCost = z.object({ ducats: amount, groups: list(textbooks, 4) })

export type Quantity = z.infer<typeof quantity>
export type PackPayment = z.infer<typeof payment>
export type Requirement = z.infer<typeof requirement>
export type PackResearchCost = z.infer<typeof researchCost>
