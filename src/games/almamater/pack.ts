import * as z from 'zod/mini'
import { amount, byKey, list, points, position, positive, positiveUpTo, text } from '../../kernel/pack-values.ts'
import { ability } from './pack/abilities.ts'
import { professorCost, requirement, researchCost, studentCost } from './pack/costs.ts'
import {
  gainEffect,
  gainPer,
  gainTextbooks,
  lectureEffect,
  milestoneEffect,
  placingEffect,
  recruitStudent,
} from './pack/effects.ts'
import { actionSpace, board } from './pack/spaces.ts'
import { color, faculty, id, letter, textbooks } from './pack/terms.ts'

/**
 * The schema of Alma Mater's component data: `components.json`, or a pack of the same shape with other values. Fields that
 * only document a value (`source`, `note`, `ref`, `summary`) may stand anywhere. Every form of effect, ability and cost that
 * the rules carry out is listed here; what is not listed is refused.
 */

const student = z.object({
  id,
  faculty,
  label: text,
  copies: positive,
  immediate: z.optional(list(placingEffect)),
  income: z.optional(list(gainEffect)),
  incomeOptional: z.optional(list(z.object({ action: z.literal('rearrange-price-tiles') }))),
  passive: z.optional(list(ability)),
  finalScoring: z.optional(list(gainPer)),
  actionSpace: z.optional(actionSpace),
})

const byPlayers = byKey(positive)

export const packSchema = z.object({
  game: z.object({ id: z.literal('almamater'), rounds: positiveUpTo(20) }),
  colors: list(z.object({ id: color, name: text, hex: text })),
  faculties: list(z.object({ id: faculty })),
  supplyLimits: z.object({ tutors: amount, additionalMastersPerPlayer: amount }),
  playerSetup: z.object({
    startingMasters: positiveUpTo(20),
    startingPrestige: z.literal(0),
    startingDucats: amount,
    setupCardsDealt: positive,
    setupCardsKept: positive,
    chancellorsOffered: byPlayers,
    studentStackSize: byPlayers,
    professorStackSize: byPlayers,
    professorKindsPerFaculty: positive,
    bustCopiesPerLetter: byPlayers,
    boardSide: byKey(id),
    additionalMasterConditions: list(z.object({ id, value: z.optional(positive) })),
  }),
  setupCards: z.object({
    cards: list(
      z.object({
        id,
        cardNumber: positive,
        whiteNumber: positive,
        effects: list(z.union([gainEffect, gainTextbooks, recruitStudent])),
      }),
    ),
  }),
  chancellors: list(z.object({ id, name: text, abilities: list(ability) })),
  printedStudent: z.object({ id, label: text, actionSpace }),
  students: list(student),
  studentCosts: z.object({ art: studentCost, law: studentCost, medicine: studentCost, mathematics: studentCost }),
  professors: list(
    z.object({ id, faculty, label: text, copies: positive, prestige: points, lecture: list(lectureEffect) }),
  ),
  professorCosts: z.object({
    art: professorCost,
    law: professorCost,
    medicine: professorCost,
    mathematics: professorCost,
  }),
  researchCosts: list(researchCost),
  milestoneBonuses: list(z.object({ id, effects: list(milestoneEffect) })),
  researchCards: z.object({
    letters: list(text),
    cards: list(
      z.object({
        id,
        letter: text,
        levels: z.tuple([
          z.object({ cost: id, blue: z.boolean() }),
          z.object({ cost: id, blue: z.boolean() }),
          z.object({ milestone: id }),
        ]),
      }),
    ),
  }),
  gloryTiles: list(z.object({ id, letter, requires: list(requirement) })),
  bustCards: list(z.object({ id, letter, copies: positive, bonus: list(z.union([gainEffect, gainTextbooks])) })),
  bookshelves: z.object({ perColor: list(z.object({ id, prestige: positive })) }),
  display: z.object({
    slots: positive,
    prices: list(positive),
    ignotusArrangement: z.object({ display: list(positive), aside: positive }),
  }),
  priceTiles: list(z.object({ id, sides: list(positive, 9).check(z.minLength(1)), count: positive })),
  lectureHalls: list(
    z.object({
      id,
      number: positive,
      type: z.enum(['A', 'B']),
      extraDucats: amount,
      storageSize: z.nullable(textbooks),
      grantsMaster: z.boolean(),
      ...position,
    }),
  ),
  boards: list(board),
  ignotus: z.object({
    masters: positive,
    cards: list(z.object({ id, steps: amount, textbooks: amount, spaces: list(id) })),
  }),
  finalScoring: z.object({
    steps: list(
      z.object({
        do: z.enum([
          'exchange-textbooks',
          'ducats-to-prestige',
          'dictionaries-to-prestige',
          'reputation',
          'milestones-times-professors',
          'professor-prestige',
          'mathematics-students',
          'a-students-times-b-students',
          'busts',
        ]),
        ducatsPerPrestige: z.optional(positive),
        prestigePerDictionary: z.optional(positive),
        rate: z.optional(z.object({ textbooks: positive, ducats: positive })),
        table: z.optional(byKey(amount)),
      }),
    ),
  }),
})

export type Pack = z.infer<typeof packSchema>
export type Hall = Pack['lectureHalls'][number]
