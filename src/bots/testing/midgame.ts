import type { CoreState, Game, Play, Seat } from '../../kernel/contract.ts'
import { answer, begin, isOver } from '../../kernel/play.ts'
import type { Question } from '../../kernel/question.ts'
import { viewOf } from '../../kernel/view.ts'
import type { Task } from '../choose.ts'
import { botAnswer } from '../match.ts'

/** A game played by lecturers until this holds, or to its end. */
export function playUntil<S extends CoreState, C>(
  game: Game<S, C>,
  players: number,
  seed: string,
  enough: (play: Play<S, C>) => boolean,
): Play<S, C> {
  const play = begin(game, { players, seed })
  while (!isOver(play) && !enough(play)) {
    const { seat } = play.open[0] as Question
    answer(play, seat, botAnswer(play, seat, 'lecturer', seed, {}))
  }
  return play
}

/** The middle of a game between two lecturers: after so many answers, or half way through a shorter game. */
export function midgameOf<S extends CoreState, C>(game: Game<S, C>, seed: string, after: number): Play<S, C> {
  const { answered } = playUntil(game, 2, seed, ({ state }) => state.answered > 2 * after).state
  return playUntil(game, 2, seed, ({ state }) => state.answered > Math.min(after, answered / 2))
}

/** What a bot at the seat that is asked gets to think about. */
export function taskAt<S extends CoreState, C>(
  { game, components, state, open }: Play<S, C>,
  seat: Seat = (open[0] as Question).seat,
): Task<S, C> {
  return { game, components, view: viewOf(game, state, seat), seat, seed: 'test' }
}
