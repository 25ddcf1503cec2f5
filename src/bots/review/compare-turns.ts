import { chanceFromSeed } from '../../kernel/chance.ts'
import type { CoreState, Game, Seat } from '../../kernel/contract.ts'
import { answer } from '../../kernel/play.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { beginRecord } from '../../kernel/replay.ts'
import { viewOf } from '../../kernel/view.ts'
import type { EndsApart } from './ends.ts'
import { type SpreadOfPoints, type Sureness, surenessOf } from './spread.ts'
import { lookingFor, toTheEnd, turnedRound, weigh } from './weigh-turn.ts'

/** Two turns of a seat that part at the end of a record: their answers, by their keys. */
export interface TurnsToCompare {
  readonly record: GameRecord
  readonly seat: Seat
  readonly one: readonly string[]
  readonly other: readonly string[]
}

/** Which of two turns comes to more, from what the seat knew. */
export interface ComparedTurns {
  readonly better: 'one' | 'other'
  /** A close call: neither is clearly better. */
  readonly sureness: Sureness
  /** Both seen from the better one. */
  readonly spread: SpreadOfPoints
  readonly ends: EndsApart | undefined
}

const LOOKS = 20

/** Lays two turns beside each other in the same imagined worlds, and plays both to the end. */
export function compareTurns<S extends CoreState, C>(
  game: Game<S, C>,
  { record, seat, one, other }: TurnsToCompare,
): ComparedTurns {
  const play = beginRecord(game, record)
  for (const given of record.answers) answer(play, given.seat, given.key)
  const { components, state } = play
  const index = record.answers.length
  const turn = {
    game,
    components,
    seat,
    moment: game.moment(state),
    view: viewOf(game, state, seat),
    index,
    keys: other,
  }
  const looking = toTheEnd(lookingFor(game, record.players))
  const weighed = weigh(looking, turn, one, other, { chance: chanceFromSeed(`compare:${index}`), looks: LOOKS })
  const isBetter = weighed.spread.mean >= 0
  const { spread, ends } = isBetter ? weighed : turnedRound(weighed)
  return {
    better: isBetter ? 'one' : 'other',
    sureness: surenessOf(spread),
    spread,
    ends,
  }
}
