import * as z from 'zod/mini'
import { choice, exchange, gainEffect } from './effects.ts'
import { amount, faculty, id, position, positive } from './terms.ts'

/** Actions of spaces that a chancellor may replace, by name. */
export const choiceAction = z.union([
  z.object({ name: z.string(), chooseOne: z.array(choice).check(z.minLength(1)) }),
  z.object({ name: z.string(), exchange: exchange.shape.exchange }),
])

export const bishopAction = z.object({
  name: z.literal('bishop'),
  action: z.literal('bishop'),
  table: z.record(z.string(), positive),
})
const spaceAction = z.union([
  choiceAction,
  bishopAction,
  z.object({ name: z.literal('campus'), action: z.literal('recruit-student'), row: positive }),
  z.object({ name: z.literal('academy'), action: z.literal('recruit-professor'), faculties: z.array(faculty) }),
  z.object({
    name: z.literal('colloquium'),
    action: z.literal('colloquium'),
    dictionaryPrice: positive,
    supplyTextbookPrice: positive,
  }),
])

/** The space of an own student. */
const buyOwn = z.object({ action: z.literal('buy-own-textbooks'), max: positive, price: positive })
export const actionSpace = z.object({ id, effects: z.tuple([buyOwn], gainEffect) })

const byRank = z.record(z.string(), amount)
export const board = z.object({
  id,
  players: z.array(positive),
  actionSpaces: z.array(
    z.object({
      id,
      kind: z.enum(['campus', 'academy', 'antiquarian', 'laboratory', 'park', 'shared', 'bishop', 'colloquium']),
      special: z.boolean(),
      actions: z.array(spaceAction).check(z.minLength(1)),
      ...position,
    }),
  ),
  professorSlots: z.array(z.object({ id, faculty, slot: positive, academySpace: id, ...position })),
  reputationIncome: byRank,
  reputationScoring: byRank,
  finishSymbols: z.array(z.string()),
})

export type PackSpaceAction = z.infer<typeof spaceAction>
