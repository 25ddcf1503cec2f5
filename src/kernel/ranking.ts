import type { Score, Seat } from './contract.ts'

/** Who is ahead of whom: by points, then by what the rules of the game name for ties, in their order. */

/** Something that decides between seats with equal points: more of it is ahead. */
export interface TieBreak {
  /** What it is, for the words of the game. */
  readonly by: string
  readonly amount: number
}

/** A seat's points, before it is known who has won. */
export type Sum = Omit<Score, 'won'>

/** Below zero: the first is ahead. */
const compare = (one: Sum, other: Sum): number =>
  other.total - one.total || (firstDifference(one, other)?.difference ?? 0)

function firstDifference(one: Sum, other: Sum): { readonly by: string; readonly difference: number } | undefined {
  for (const [at, { by, amount }] of (one.tieBreaks ?? []).entries()) {
    const difference = (other.tieBreaks?.[at]?.amount ?? amount) - amount
    if (difference !== 0) return { by, difference }
  }
  return undefined
}

/** Nobody is ahead of who has won; who is still tied shares the victory. */
export const withWinners = (sums: readonly Sum[]): readonly Score[] =>
  sums.map(sum => ({ ...sum, won: sums.every(other => compare(sum, other) <= 0) }))

export interface Placing {
  readonly seat: Seat
  /** From 1; who is tied shares a place. */
  readonly place: number
  /**
   * What decided between this seat and the next one ahead with the same points, or, if none is ahead, the next one behind; by
   * its name in the game.
   */
  readonly decidedBy?: string
}

/**
 * The places of all seats, best first. Scores of games that name no tie-breaks have what they say of victory: a winner is
 * ahead of who has the same points and has not won.
 */
export function placings(scores: readonly Score[]): readonly Placing[] {
  const ahead = (one: Score, other: Score): number => compare(one, other) || Number(other.won) - Number(one.won)
  const ranked = scores.toSorted(ahead)
  return ranked.map(score => {
    const place = 1 + scores.filter(other => ahead(other, score) < 0).length
    const equals = ranked.filter(other => other.total === score.total)
    const rival = equals.findLast(other => ahead(other, score) < 0) ?? equals.find(other => ahead(other, score) > 0)
    const decidedBy = rival && firstDifference(score, rival)?.by
    return { seat: score.seat, place, ...(decidedBy === undefined ? {} : { decidedBy }) }
  })
}
