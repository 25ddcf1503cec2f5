import { array, boolean, catchall, number, object, enum as oneOf, optional, record, safeParse, string } from 'zod/mini'
import type { TermDifference } from '../../bots/advice.ts'
import type { Analysis, ReviewedTurn, SeatReview } from '../../bots/analysis.ts'
import type { EndsApart } from '../../bots/review/ends.ts'
import type { SpreadOfPoints } from '../../bots/review/spread.ts'
import type { ScoreReason } from '../../kernel/contract.ts'
import { type Schema, whole } from '../../protocol/whole.ts'

/** A review as a server keeps it: as text that only pages read. */

const spread = whole<SpreadOfPoints>({
  continuations: number(),
  better: number(),
  mean: number(),
  error: number(),
  low: number(),
  high: number(),
})

const turn = whole<ReviewedTurn>({
  kind: oneOf(['loss', 'praise']),
  index: number(),
  seat: number(),
  played: array(string()),
  other: array(string()),
  points: number(),
  sureness: oneOf(['sure', 'fairlySure', 'onAverage']),
  spread,
  terms: array(whole<TermDifference>({ term: string(), difference: number() })),
  ends: optional(
    whole<EndsApart>({ own: array(whole<ScoreReason>({ because: string(), points: number() })), others: number() }),
  ),
})

const seat = whole<SeatReview>({
  seat: number(),
  turns: number(),
  good: number(),
  lost: number(),
  expected: number(),
  result: number(),
  moments: array(turn),
  more: array(turn),
})

/** A language that comes later is no other review. */
const words = record(string(), string())
const inLanguages = catchall(object({ en: words }), words) as unknown as Schema<Analysis['words']>

const analysis: Schema<Analysis> = whole<Analysis>({
  knowsGame: boolean(),
  words: inLanguages,
  seats: array(seat),
})

export const reviewAsText = (review: Analysis): string => JSON.stringify(review)

/** Undefined for what is no review. */
export function reviewFrom(text: string): Analysis | undefined {
  try {
    const read = safeParse(analysis, JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
