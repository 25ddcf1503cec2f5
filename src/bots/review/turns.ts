import type { CoreState, Game, Play, Seat } from '../../kernel/contract.ts'
import { answer } from '../../kernel/play.ts'
import type { GameRecord } from '../../kernel/record.ts'
import { beginRecord } from '../../kernel/replay.ts'
import { viewOf } from '../../kernel/view.ts'
import { chainEnds, type Position } from '../world.ts'

/**
 * A turn as it was played: the answers that a seat gave one after the other, with nothing new to know between them. Where a draw or a
 * secret was shown in the middle, what came after it was decided anew, and is another.
 */
export interface PlayedTurn<S extends CoreState = CoreState, C = unknown> extends Position<S, C> {
  /** The number of its first answer in the record, from 0. */
  readonly index: number
  readonly moment: readonly number[]
  readonly keys: readonly string[]
}

/** A game that was played: its turns in their order, each with what its seat knew when it began, and how the game ended. */
export interface TurnsOfGame<S extends CoreState = CoreState, C = unknown> {
  readonly turns: readonly PlayedTurn<S, C>[]
  readonly end: Play<S, C>
}

export function playedTurns<S extends CoreState, C>(game: Game<S, C>, record: GameRecord): TurnsOfGame<S, C> {
  const play = beginRecord(game, record)
  const { components } = play
  const turns: PlayedTurn<S, C>[] = []
  let open: (PlayedTurn<S, C> & { readonly keys: string[] }) | undefined
  record.answers.forEach(({ seat, key }, index) => {
    open ??= {
      index,
      game,
      components,
      seat,
      moment: game.moment(play.state),
      view: viewOf(game, play.state, seat),
      keys: [],
    }
    open.keys.push(key)
    answer(play, seat, key)
    if (!chainEnds(play, seat, open.moment)) return
    turns.push(open)
    open = undefined
  })
  if (open !== undefined) turns.push(open)
  return { turns, end: play }
}

/** The seats of a record. */
export const seatsOf = ({ players }: GameRecord): readonly Seat[] => Array.from({ length: players }, (_, seat) => seat)
