import type { Score, Seat } from '../../../kernel/contract.ts'
import { placings } from '../../../kernel/ranking.ts'
import type { Words } from '../../../kernel/words.ts'
import { resultTextOf } from '../../end/result-text.ts'
import type { Messages } from '../../messages/messages.ts'
import type { SeatColor } from '../../plates/seats.ts'

/** What the picture of a result shows. */
export interface ResultFacts {
  readonly game: string
  readonly date: string
  readonly verdict: string
  /** The best first. */
  readonly rows: readonly ResultRow[]
}

export interface ResultRow {
  readonly place: string
  readonly name: string
  readonly points: number
  readonly color: SeatColor
}

/** Told of nobody in particular: whoever gets the picture is none of the players. */
export function resultFacts(
  scores: readonly Score[],
  {
    game,
    date,
    verdict,
    who,
    words,
    colorOf,
    end,
  }: {
    readonly game: string
    readonly date: string
    /** Where it did not end by the rules. */
    readonly verdict?: string
    readonly who: (seat: Seat) => string
    readonly words: Pick<Words, 'rank' | 'tieBreak' | 'target'>
    readonly colorOf: (seat: Seat) => SeatColor
    readonly end: Messages['end']
  },
): ResultFacts {
  const rows = placings(scores).map(({ seat, place }) => ({
    ...{ place: end.place(place), name: who(seat), color: colorOf(seat) },
    points: scores.find(score => score.seat === seat)?.total ?? 0,
  }))
  return { game, date, verdict: verdict ?? resultTextOf(scores, undefined, { who, words, end }).title, rows }
}

/** The same in words, for who does not see the picture. */
export const inWords = ({ game, date, verdict, rows }: ResultFacts): string =>
  `${game}, ${date}. ${verdict}. ${rows.map(({ place, name, points }) => `${place} ${name}: ${points}`).join('; ')}.`
