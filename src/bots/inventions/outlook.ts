import { currentEra, eraOf, type Play, type Player, playerAt } from '../../games/inventions/state.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { Weights } from './weights.ts'

/** What one seat may still do: turns and Era Changes to come. All terms of the judgement start from it. */
export interface Outlook {
  readonly play: Play
  readonly seat: Seat
  readonly player: Player
  readonly weights: Weights
  /** The turn of this round is over. */
  readonly done: boolean
  /** Own turns left, the one that is being played included. */
  readonly turns: number
  /** The part of the game that is left, from 1 to 0. */
  readonly left: number
  /** How much of their worth means still have that take time to be used. */
  readonly use: number
  /** Era Changes to come that bring exhausted specialists back. */
  readonly refreshes: number
  /** The own era, of the private milestone. */
  readonly era: number
}

/** The first Era Change, into era 2, refreshes nobody. */
const FIRST_ERAS = 2

export function lookOut(play: Play, seat: Seat, weights: Weights): Outlook {
  const { state, components } = play
  const { spaces } = components.pack.eraTrack
  const rounds = spaces.length - 1
  const done = state.order.indexOf(seat) < state.turnsTaken
  const turns = Math.max(0, rounds - state.space - (done ? 1 : 0))
  const lastEra = spaces[rounds - 1]?.era ?? 0
  return {
    play,
    seat,
    player: playerAt(play, seat),
    weights,
    done,
    turns,
    left: turns / rounds,
    use: Math.min(1, turns / weights.spendingTurns),
    refreshes: lastEra - Math.max(FIRST_ERAS, currentEra(play)),
    era: eraOf(play, seat),
  }
}
