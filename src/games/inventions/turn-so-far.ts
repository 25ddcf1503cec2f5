import type { Seat } from '../../kernel/contract.ts'
import type { Turn, TurnPart } from './state.ts'

/** What has happened in a turn, as it goes on: each step gives a new one. */

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

export const inPart = (turn: Turn, part: TurnPart): Turn => ({ ...turn, part })

export const withTokens = (turn: Turn, tokens: number): Turn => ({ ...turn, tokens })

export const presentedOne = (turn: Turn): Turn => ({ ...turn, presented: turn.presented + 1 })

export const usedTechnology = (turn: Turn): Turn => ({ ...turn, technology: true })

export const chainedCard = (turn: Turn, card: string): Turn => ({ ...turn, chained: [...turn.chained, card] })

export const withAspirations = (turn: Turn, fresh: readonly number[], surplus: readonly string[]): Turn => ({
  ...turn,
  fresh,
  surplus,
})
