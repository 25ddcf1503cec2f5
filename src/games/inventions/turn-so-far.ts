import type { Seat } from '../../kernel/contract.ts'
import type { Turn, TurnPart } from './state.ts'

/**
 * What has happened in a turn, as it goes on: each step gives a new one. All name their fields in the same order and are of one
 * shape to the engine that runs us. Copies by `...` are not: with them a whole game took twice as long.
 */

const noIds: readonly string[] = []
const noSpaces: readonly number[] = []

export const freshTurn = (seat: Seat, tokens: number, part: TurnPart): Turn => ({
  seat,
  tokens,
  presented: 0,
  technology: false,
  chained: noIds,
  fresh: noSpaces,
  surplus: noIds,
  part,
})

export const inPart = (
  { seat, tokens, presented, technology, chained, fresh, surplus }: Turn,
  part: TurnPart,
): Turn => ({
  seat,
  tokens,
  presented,
  technology,
  chained,
  fresh,
  surplus,
  part,
})

export const withTokens = (
  { seat, presented, technology, chained, fresh, surplus, part }: Turn,
  tokens: number,
): Turn => ({
  seat,
  tokens,
  presented,
  technology,
  chained,
  fresh,
  surplus,
  part,
})

export const presentedOne = ({ seat, tokens, presented, technology, chained, fresh, surplus, part }: Turn): Turn => ({
  seat,
  tokens,
  presented: presented + 1,
  technology,
  chained,
  fresh,
  surplus,
  part,
})

export const usedTechnology = ({ seat, tokens, presented, chained, fresh, surplus, part }: Turn): Turn => ({
  seat,
  tokens,
  presented,
  technology: true,
  chained,
  fresh,
  surplus,
  part,
})

export const chainedCard = (
  { seat, tokens, presented, technology, chained, fresh, surplus, part }: Turn,
  card: string,
): Turn => ({
  seat,
  tokens,
  presented,
  technology,
  chained: [...chained, card],
  fresh,
  surplus,
  part,
})

export const withAspirations = (
  { seat, tokens, presented, technology, chained, part }: Turn,
  fresh: readonly number[],
  surplus: readonly string[],
): Turn => ({
  seat,
  tokens,
  presented,
  technology,
  chained,
  fresh,
  surplus,
  part,
})
