import { chanceFromSeed } from '../kernel/chance.ts'
import type { CoreState, Game, Score, Seat } from '../kernel/contract.ts'
import type { GameRecord } from '../kernel/record.ts'
import { type Judgement, judgementOf, largestTerms, type TermDifference } from './advice.ts'
import { mindOf } from './minds.ts'
import { isLost, type SpreadOfPoints, type Sureness, surenessOf } from './review/spread.ts'
import { type PlayedTurn, playedTurns, seatsOf } from './review/turns.ts'
import {
  bestOther,
  lookingFor,
  type OtherTurn,
  type TurnLooks,
  toTheEnd,
  type WeighedTurn,
  type Weighing,
  weigh,
} from './review/weigh-turn.ts'

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
  /** What the points are made of, seen from the better of the two. */
  readonly terms: readonly TermDifference[]
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
  /** At most five, in the order in which they came. */
  readonly moments: readonly ReviewedTurn[]
}

/** A finished game as bots see it afterwards. */
export interface Analysis extends Judgement {
  readonly seats: readonly SeatReview[]
}

/** Hears which part of the work is done, from 0 to 1. */
export type Progress = (done: number) => void

/** So many turns of a seat are looked into often, the most suspicious first, and so often: what half of the looks do not show is dropped. */
const PROVED = 7
const LOOKS = 40
const HALF_OF_LOOKS = LOOKS / 2

/**
 * Turns are told because much was found between them, and of much found some is luck: played on, this part of it was left
 * (`docs/measurements/review.md`).
 */
const PART_THAT_HOLDS = 0.75

/** So many moments of a seat are told. */
const MOMENTS = 5

/** The part of the work that is done when every turn was looked at once. */
const FIRST_PART = 0.6

const SEED = 'review'

/** A turn, and the best other one that was found. */
interface Suspect<S extends CoreState, C> {
  readonly turn: PlayedTurn<S, C>
  readonly other: OtherTurn
}

/**
 * Reviews a record, turn by turn. Each turn is laid beside the best other that can be found from what its seat knew; both are played
 * in the same imagined worlds and go on from there. The other is found in some worlds and proved in others: what only seemed better
 * by luck does not count.
 */
export function analyse<S extends CoreState, C>(
  game: Game<S, C>,
  record: GameRecord,
  progress: Progress = () => undefined,
): Analysis {
  const { turns, end } = playedTurns(game, record)
  const looking = lookingFor(game, record.players)
  const suspects = turns.flatMap((turn, at): Suspect<S, C>[] => {
    const other = bestOther(looking, turn, SEED)
    progress((FIRST_PART * (at + 1)) / turns.length)
    return other === undefined ? [] : [{ turn, other }]
  })
  const scores = game.scores(end)
  const seats = seatsOf(record).map((seat, at, { length }): SeatReview => {
    const own = suspects.filter(({ turn }) => turn.seat === seat)
    const all = turns.filter(turn => turn.seat === seat)
    const reviewed = reviewSeat(looking, seat, all, own, scores)
    progress(FIRST_PART + ((1 - FIRST_PART) * (at + 1)) / length)
    return reviewed
  })
  return { ...judgementOf(mindOf(game)), seats }
}

function reviewSeat<S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  seat: Seat,
  turns: readonly PlayedTurn<S, C>[],
  suspects: readonly Suspect<S, C>[],
  scores: readonly Score[],
): SeatReview {
  const losses = suspects
    .filter(({ other }) => other.seemed > 0)
    .sort((a, b) => b.other.seemed - a.other.seemed)
    .slice(0, PROVED)
    .flatMap(suspect => provedLoss(looking, suspect))
    .sort((a, b) => b.points - a.points)
  const praise = praiseOf(looking, seat, suspects, scores)
  const result = scores.find(score => score.seat === seat)?.total ?? 0
  const expected = expectedAtFirst(looking, turns[0], suspects[0]) ?? result
  const told = [...praise, ...losses].slice(0, MOMENTS)
  return {
    seat,
    turns: turns.length,
    good: turns.length - losses.length,
    lost: lostInAll(losses, expected, result),
    expected,
    result,
    moments: told.sort((a, b) => a.index - b.index),
  }
}

/** Nobody can lose more than the whole result that was to be had. */
const lostInAll = (losses: readonly ReviewedTurn[], expected: number, result: number): number =>
  Math.min(
    losses.reduce((sum, { points }) => sum + points, 0),
    Math.max(0, expected, result),
  )

const chanceFor = ({ index }: PlayedTurn): ReturnType<typeof chanceFromSeed> => chanceFromSeed(`${SEED}:${index}:prove`)

/** A claim is dropped as soon as it cannot become fairly sure any more. */
const proving = (turn: PlayedTurn): Weighing => ({
  chance: chanceFor(turn),
  looks: LOOKS,
  settled: differences => isLost(differences, differences.length <= HALF_OF_LOOKS ? HALF_OF_LOOKS : LOOKS),
})

function provedLoss<S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  { turn, other }: Suspect<S, C>,
): readonly ReviewedTurn[] {
  const weighed = weigh(toTheEnd(looking), turn, other.line, turn.keys, proving(turn))
  return reviewedTurn('loss', looking, turn, other, weighed)
}

/** Other turns seem this much worse before one is looked into for praise. */
const PRAISED_POINTS = 3

/** The turn without which a winner would not have won: nothing else came nearer to it than the winner's lead at the end. */
function praiseOf<S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  seat: Seat,
  suspects: readonly Suspect<S, C>[],
  scores: readonly Score[],
): readonly ReviewedTurn[] {
  const own = scores.find(score => score.seat === seat)
  const others = scores.filter(score => score.seat !== seat)
  if (own?.won !== true || others.length === 0) return []
  const lead = own.total - Math.max(...others.map(({ total }) => total))
  const least = Math.max(PRAISED_POINTS, lead)
  const [best] = suspects.filter(({ other }) => -other.seemed >= least).sort((a, b) => a.other.seemed - b.other.seemed)
  if (best === undefined) return []
  const { turn, other } = best
  const weighed = weigh(toTheEnd(looking), turn, turn.keys, other.line, proving(turn))
  return reviewedTurn('praise', looking, turn, other, weighed).filter(
    ({ points, sureness }) => points >= least && sureness === 'sure',
  )
}

function reviewedTurn<S extends CoreState, C>(
  kind: ReviewedTurn['kind'],
  { judging }: TurnLooks<S, C>,
  { index, seat, keys }: PlayedTurn<S, C>,
  { line, terms }: OtherTurn,
  { spread }: WeighedTurn,
): readonly ReviewedTurn[] {
  const sureness = surenessOf(spread)
  if (sureness === 'closeCall') return []
  const made = largestTerms(judging.terms.map((term, at) => ({ term, difference: terms[at] ?? 0 })))
  const points = PART_THAT_HOLDS * spread.mean
  return [{ kind, index, seat, played: keys, other: line, points, sureness, spread, terms: made }]
}

/** What a seat could expect to end with when it was asked first, if it played its best turn. */
function expectedAtFirst<S extends CoreState, C>(
  looking: TurnLooks<S, C>,
  first: PlayedTurn<S, C> | undefined,
  suspect: Suspect<S, C> | undefined,
): number | undefined {
  if (first === undefined) return undefined
  const better = suspect?.turn === first && suspect.other.seemed > 0 ? suspect.other.line : first.keys
  return weigh(looking, first, better, first.keys, { chance: chanceFor(first), looks: HALF_OF_LOOKS }).values[0]
}
