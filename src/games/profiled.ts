import type { CoreState, Play, Seat } from '../kernel/contract.ts'
import type { Translations } from '../kernel/translations.ts'

/** Sources of points that a player thinks of as one: `Students`, `Books and money`. */
export interface PointGroup {
  readonly id: string
  readonly name: Translations<string>
}

/** Something whose growth shows the pace of a game. */
export interface PaceCounter<S extends CoreState = CoreState, C = unknown> {
  readonly id: string
  readonly name: Translations<string>
  of(play: Play<S, C>, seat: Seat): number
  /** What is left when the last answer of a round is given: what the end of a round pays is not yet in it. */
  readonly left?: true
}
