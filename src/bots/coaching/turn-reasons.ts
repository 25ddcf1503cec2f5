import { chanceFromSeed } from '../../kernel/chance.ts'
import type { CoreState, Game, Seat } from '../../kernel/contract.ts'
import { largestTerms, type TermDifference } from '../advice.ts'
import { valueFor } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { imagineWorld } from '../world.ts'

/** A turn that somebody watched: what they saw of the game before it and after it. */
export interface WatchedTurn<S extends CoreState = CoreState, C = unknown> {
  readonly game: Game<S, C>
  readonly components: C
  readonly before: S
  readonly after: S
  /** Who watched. */
  readonly seat: Seat
  /** Whose turn it was. */
  readonly mover: Seat
}

/** What is hidden is laid out at random, so many times: what holds only in some of these worlds is not said. */
const WORLDS = 4

/** Less than this is not worth a word. */
const LEAST = 1

/** What a turn was good for to whom it belonged, as far as the one who watched can see it. What every turn uses up is no news. */
export function reasonsOfTurn<S extends CoreState, C>(turn: WatchedTurn<S, C>): readonly TermDifference[] {
  const { terms } = mindOf(turn.game)
  const before = judged(turn, turn.before)
  const after = judged(turn, turn.after)
  const grown = (at: number): number =>
    Math.min(...after.map(one => one[at] ?? 0)) - Math.max(...before.map(one => one[at] ?? 0))
  const made = terms.map((term, at) => ({ term, difference: grown(at) }))
  return largestTerms(made.filter(({ difference }) => difference >= LEAST))
}

/** What a position is made of for the mover, in each of some worlds. */
function judged<S extends CoreState, C>(
  { game, components, seat, mover }: WatchedTurn<S, C>,
  view: S,
): readonly Float64Array[] {
  const mind = mindOf(game)
  const chance = chanceFromSeed('watched')
  return Array.from({ length: WORLDS }, () => {
    const terms = new Float64Array(mind.terms.length)
    valueFor(mind, imagineWorld({ game, components, view, seat }, chance), mover, terms)
    return terms
  })
}
