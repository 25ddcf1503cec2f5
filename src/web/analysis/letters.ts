import type { ReviewedTurn, SeatReview } from '../../bots/analysis.ts'
import type { ChartLetter } from './chart/ValueChart.tsx'

/** The letter of a seat's moment, the same in the list, on the chart and beside the board. */
export const letterAt = (number: number): string => 'abcdefghijklmnopqrstuvwxyz'.charAt(number)

/** All moments of a seat in the order of their letters: first the five that mattered most. */
export const lettered = ({ moments, more }: Pick<SeatReview, 'moments' | 'more'>): readonly ReviewedTurn[] => [
  ...moments,
  ...more,
]

export const lettersOf = (moments: readonly Pick<ReviewedTurn, 'index' | 'kind'>[]): readonly ChartLetter[] =>
  moments.map(({ index, kind }, number) => ({ letter: letterAt(number), at: index, kind }))
