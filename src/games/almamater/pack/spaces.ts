import * as z from 'zod/mini'
import { amount, byKey, list, position, positive, positiveUpTo, text } from '../../../kernel/pack-values.ts'
import { choice, exchange, gainEffect } from './effects.ts'
import { faculty, id, textbooks } from './terms.ts'

/** Actions of spaces that a chancellor may replace, by name. */
export const choiceAction = z.union([
  z.object({ name: text, chooseOne: list(choice).check(z.minLength(1)) }),
  z.object({ name: text, exchange: exchange.shape.exchange }),
])

export const bishopAction = z.object({
  name: z.literal('bishop'),
  action: z.literal('bishop'),
  table: byKey(positive),
})
const spaceAction = z.union([
  choiceAction,
  bishopAction,
  z.object({ name: z.literal('campus'), action: z.literal('recruit-student'), row: positive }),
  z.object({ name: z.literal('academy'), action: z.literal('recruit-professor'), faculties: list(faculty) }),
  z.object({
    name: z.literal('colloquium'),
    action: z.literal('colloquium'),
    dictionaryPrice: positive,
    supplyTextbookPrice: positive,
  }),
])

/** The space of an own student. */
const buyOwn = z.object({ action: z.literal('buy-own-textbooks'), max: textbooks, price: positive })
export const actionSpace = z.object({ id, effects: z.tuple([buyOwn], gainEffect) })

const byRank = byKey(amount)
export const board = z.object({
  id,
  players: list(positiveUpTo(4), 4),
  actionSpaces: list(
    z.object({
      id,
      kind: z.enum(['campus', 'academy', 'antiquarian', 'laboratory', 'park', 'shared', 'bishop', 'colloquium']),
      special: z.boolean(),
      actions: list(spaceAction).check(z.minLength(1)),
      ...position,
    }),
  ),
  professorSlots: list(z.object({ id, faculty, slot: positive, academySpace: id, ...position })),
  reputationIncome: byRank,
  reputationScoring: byRank,
  finishSymbols: list(text),
})

export type PackSpaceAction = z.infer<typeof spaceAction>
