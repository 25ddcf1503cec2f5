import * as z from 'zod/mini'
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
import { amount, color, faculty, id, letter, position, positive } from './pack/terms.ts'

/**
 * The schema of Alma Mater's component data: `components.json`, or a pack of the same shape with other values. Fields that
 * only document a value (`source`, `note`, `ref`, `summary`) may stand anywhere. Every form of effect, ability and cost that
 * the rules carry out is listed here; what is not listed is refused.
 */

const student = z.object({
  id,
  faculty,
  label: z.string(),
  copies: positive,
  immediate: z.optional(z.array(placingEffect)),
  income: z.optional(z.array(gainEffect)),
  incomeOptional: z.optional(z.array(z.object({ action: z.literal('rearrange-price-tiles') }))),
  passive: z.optional(z.array(ability)),
  finalScoring: z.optional(z.array(gainPer)),
  actionSpace: z.optional(actionSpace),
})

const byPlayers = z.record(z.string(), positive)

export const packSchema = z.object({
  game: z.object({ id: z.literal('almamater'), rounds: positive }),
  colors: z.array(z.object({ id: color, name: z.string(), hex: z.string() })),
  faculties: z.array(z.object({ id: faculty })),
  supplyLimits: z.object({ tutors: amount, additionalMastersPerPlayer: amount }),
  playerSetup: z.object({
    startingMasters: positive,
    startingPrestige: z.literal(0),
    startingDucats: amount,
    setupCardsDealt: positive,
    setupCardsKept: positive,
    chancellorsOffered: byPlayers,
    studentStackSize: byPlayers,
    professorStackSize: byPlayers,
    professorKindsPerFaculty: positive,
    bustCopiesPerLetter: byPlayers,
    boardSide: z.record(z.string(), id),
    additionalMasterConditions: z.array(z.object({ id, value: z.optional(positive) })),
  }),
  setupCards: z.object({
    cards: z.array(
      z.object({
        id,
        cardNumber: positive,
        whiteNumber: positive,
        effects: z.array(z.union([gainEffect, gainTextbooks, recruitStudent])),
      }),
    ),
  }),
  chancellors: z.array(z.object({ id, name: z.string(), abilities: z.array(ability) })),
  printedStudent: z.object({ id, label: z.string(), actionSpace }),
  students: z.array(student),
  studentCosts: z.object({ art: studentCost, law: studentCost, medicine: studentCost, mathematics: studentCost }),
  professors: z.array(
    z.object({ id, faculty, label: z.string(), copies: positive, prestige: amount, lecture: z.array(lectureEffect) }),
  ),
  professorCosts: z.object({
    art: professorCost,
    law: professorCost,
    medicine: professorCost,
    mathematics: professorCost,
  }),
  researchCosts: z.array(researchCost),
  milestoneBonuses: z.array(z.object({ id, effects: z.array(milestoneEffect) })),
  researchCards: z.object({
    letters: z.array(z.string()),
    cards: z.array(
      z.object({
        id,
        letter: z.string(),
        levels: z.tuple([
          z.object({ cost: id, blue: z.boolean() }),
          z.object({ cost: id, blue: z.boolean() }),
          z.object({ milestone: id }),
        ]),
      }),
    ),
  }),
  gloryTiles: z.array(z.object({ id, letter, requires: z.array(requirement) })),
  bustCards: z.array(z.object({ id, letter, copies: positive, bonus: z.array(z.union([gainEffect, gainTextbooks])) })),
  bookshelves: z.object({ perColor: z.array(z.object({ id, prestige: positive })) }),
  display: z.object({
    slots: positive,
    prices: z.array(positive),
    ignotusArrangement: z.object({ display: z.array(positive), aside: positive }),
  }),
  priceTiles: z.array(z.object({ id, sides: z.array(positive), count: positive })),
  lectureHalls: z.array(
    z.object({
      id,
      number: positive,
      type: z.enum(['A', 'B']),
      extraDucats: amount,
      storageSize: z.nullable(positive),
      grantsMaster: z.boolean(),
      ...position,
    }),
  ),
  boards: z.array(board),
  ignotus: z.object({
    masters: positive,
    cards: z.array(z.object({ id, steps: amount, textbooks: amount, spaces: z.array(id) })),
  }),
  finalScoring: z.object({
    steps: z.array(
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
        table: z.optional(z.record(z.string(), amount)),
      }),
    ),
  }),
})

export type Pack = z.infer<typeof packSchema>
export type Hall = Pack['lectureHalls'][number]
