import type { Seat } from '../../kernel/contract.ts'
import type { Turn, TurnPart } from './state.ts'

/** What has happened in a turn, as it goes on: each step gives a new one. */

const noIds: readonly string[] = []
const noSpaces: readonly number[] = []

export const freshTurn = (seat: Seat, tokens: number, part: TurnPart): Turn =>
  turnOf(seat, tokens, 0, false, noIds, noSpaces, noIds, part)

export const inPart = ({ seat, tokens, presented, technology, chained, fresh, surplus }: Turn, part: TurnPart): Turn =>
  turnOf(seat, tokens, presented, technology, chained, fresh, surplus, part)

export const withTokens = (
  { seat, presented, technology, chained, fresh, surplus, part }: Turn,
  tokens: number,
): Turn => turnOf(seat, tokens, presented, technology, chained, fresh, surplus, part)

export const presentedOne = ({ seat, tokens, presented, technology, chained, fresh, surplus, part }: Turn): Turn =>
  turnOf(seat, tokens, presented + 1, technology, chained, fresh, surplus, part)

export const usedTechnology = ({ seat, tokens, presented, chained, fresh, surplus, part }: Turn): Turn =>
  turnOf(seat, tokens, presented, true, chained, fresh, surplus, part)

export const chainedCard = (
  { seat, tokens, presented, technology, chained, fresh, surplus, part }: Turn,
  card: string,
): Turn => turnOf(seat, tokens, presented, technology, [...chained, card], fresh, surplus, part)

export const withAspirations = (
  { seat, tokens, presented, technology, chained, part }: Turn,
  fresh: readonly number[],
  surplus: readonly string[],
): Turn => turnOf(seat, tokens, presented, technology, chained, fresh, surplus, part)

/** All turns are made here, so that they are of one shape to the engine that runs us. */
const turnOf = (
  seat: Seat,
  tokens: number,
  presented: number,
  technology: boolean,
  chained: readonly string[],
  fresh: readonly number[],
  surplus: readonly string[],
  part: TurnPart,
): Turn => ({ seat, tokens, presented, technology, chained, fresh, surplus, part })
