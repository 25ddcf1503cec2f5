import type { Chance } from '../kernel/chance.ts'
import type { CoreState, Game, Play, Seat } from '../kernel/contract.ts'
import { imagine } from '../kernel/imagine.ts'
import { isOver, resume, take } from '../kernel/play.ts'
import type { Option, Question } from '../kernel/question.ts'
import { itemAt } from '../kernel/rows.ts'
import { isTogetherFrame } from '../kernel/together.ts'
import type { Mind } from './mind.ts'

/** What a seat knows when it is asked: its view, and nothing else of the game. */
export interface Position<S extends CoreState = CoreState, C = unknown> {
  readonly game: Game<S, C>
  readonly components: C
  readonly view: S
  readonly seat: Seat
}

/** A whole world that fits what the seat knows, ready to be played on. */
export function imagineWorld<S extends CoreState, C>(position: Position<S, C>, chance: Chance): Play<S, C> {
  const { game, components, view, seat } = position
  const play = resume(game, components, imagine(game, components, view, seat, chance))
  play.events = undefined
  return play
}

/**
 * Takes an option in an imagined world. When several seats are asked at once, the others then give the first answer that
 * their mind considers, so that what the option leads to can be seen.
 */
export function takeAndSettle<S extends CoreState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  question: Question,
  chosen: Option,
): void {
  const together = isTogetherFrame(question.frame)
  take(play, question, chosen)
  if (!together) return
  while (!isOver(play)) {
    const [waiting] = play.open
    if (waiting === undefined || waiting.frame.rule !== question.frame.rule || waiting.seat === question.seat) return
    take(play, waiting, itemAt(mind.consider(play, waiting), 0))
  }
}

/** Where a seat's own chain of answers ends: its turn is over, or chance or a secret decides what comes next. */
export function chainEnds(play: Play, seat: Seat, moment: readonly number[]): boolean {
  const { barrier, open } = play
  if (barrier.revealed || barrier.chance) return true
  if (open.length !== 1 || open[0]?.seat !== seat) return true
  const now = play.game.moment(play.state)
  for (let at = 0; at < now.length; at++) if (now[at] !== moment[at]) return true
  return false
}
