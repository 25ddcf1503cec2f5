import type { SeatReview } from '../../bots/analysis.ts'
import type { ChartLetter } from './chart/ValueChart.tsx'

/** The letter of a seat's moment, the same in the list, on the chart and beside the board. */
export const letterAt = (number: number): string => 'abcdefghij'.charAt(number)

export const lettersOf = ({ moments }: Pick<SeatReview, 'moments'>): readonly ChartLetter[] =>
  moments.map(({ index, kind }, number) => ({ letter: letterAt(number), at: index, kind }))
