import type { Play, ScoreReason, Seat } from '../../kernel/contract.ts'
import { isOver } from '../../kernel/play.ts'

/** What one way ends with more than another, on average: together as many points as lie between the two. */
export interface EndsApart {
  /** The seat's own points by what gives them, the largest difference first. */
  readonly own: readonly ScoreReason[]
  /** What the strongest of the others ends with, as far as it counts for the seat. */
  readonly others: number
}

/** Sums up what gave a seat its points at the ends of two ways. */
export interface EndsSum {
  add(better: Play, worse: Play): void
  /** Undefined where not every way was played to the end. */
  apart(looks: number, others: number): EndsApart | undefined
}

export function endsOf(seat: Seat): EndsSum {
  const sums = new Map<string, number>()
  let whole = true
  const count = (play: Play, sign: 1 | -1): void => {
    for (const { because, points } of reasonsOf(play, seat)) sums.set(because, (sums.get(because) ?? 0) + sign * points)
  }
  return {
    add(better, worse) {
      whole &&= isOver(better) && isOver(worse)
      if (!whole) return
      count(better, 1)
      count(worse, -1)
    },
    apart(looks, others) {
      if (!whole) return undefined
      const own = [...sums].map(([because, points]) => ({ because, points: points / Math.max(1, looks) }))
      return { own: largest(own), others }
    },
  }
}

const reasonsOf = (play: Play, seat: Seat): readonly ScoreReason[] =>
  play.game.scores(play).find(score => score.seat === seat)?.reasons ?? []

/** Less than this says nothing. */
const LEAST = 0.05

const largest = (own: readonly ScoreReason[]): readonly ScoreReason[] =>
  own
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .map(({ because, points }) => ({ because, points: Math.round(points * 100) / 100 }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))

/** The same, seen from the other way. */
export const endsTurnedRound = ({ own, others }: EndsApart): EndsApart => ({
  own: own.map(({ because, points }) => ({ because, points: -points })),
  others: -others,
})
