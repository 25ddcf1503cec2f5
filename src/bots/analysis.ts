import type { Seat } from '../kernel/contract.ts'
import type { Judgement, TermDifference } from './advice.ts'
import type { EndsApart } from './review/ends.ts'
import type { SpreadOfPoints, Sureness } from './review/spread.ts'

/** A turn that mattered, beside another that could have been played from what its seat knew. */
export interface ReviewedTurn {
  /** `loss`: the other was better. `praise`: nothing else came near, and without it the game would have been lost. */
  readonly kind: 'loss' | 'praise'
  /** The number of its first answer in the record, from 0. */
  readonly index: number
  readonly seat: Seat
  /** The answers that were given, and those of the other turn as far as they can be known, by their keys. */
  readonly played: readonly string[]
  readonly other: readonly string[]
  /** How many points of the final result lie between the two. */
  readonly points: number
  readonly sureness: Exclude<Sureness, 'closeCall'>
  readonly spread: SpreadOfPoints
  /** What the better of the two is good for a few turns later, as a bot judges it. */
  readonly terms: readonly TermDifference[]
  /** What the points are made of when the game is over, seen from the better. Left out where not all ways came to the end. */
  readonly ends?: EndsApart
}

/** What a seat's turns came to beside the best that could be found. */
export interface SeatReview {
  readonly seat: Seat
  readonly turns: number
  /** Those that count nothing: forced, the best, as good as another, too close to call, or not among the suspects looked into often. */
  readonly good: number
  /** What the others cost together, in points of the final result. */
  readonly lost: number
  /** What it could expect to end with at its first turn, and what it ended with. */
  readonly expected: number
  readonly result: number
  /** The five that mattered most, or fewer, in the order in which they came. */
  readonly moments: readonly ReviewedTurn[]
  /** The others of which as much is known, in the order in which they came. */
  readonly more: readonly ReviewedTurn[]
}

/** A finished game as bots see it afterwards. */
export interface Analysis extends Judgement {
  readonly seats: readonly SeatReview[]
}

/** Hears which part of a long work is done, from 0 to 1, and what is known of its result so far, where a part of it is of use. */
export type Progress<T = never> = (done: number, soFar?: T) => void
