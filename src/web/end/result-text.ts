import type { Score, Seat } from '../../kernel/contract.ts'
import { placings } from '../../kernel/ranking.ts'
import type { SeatName, Words } from '../../kernel/words.ts'
import type { Messages } from '../messages/messages.ts'

/** How a game ended, in a line and some more beneath it. */
export interface ResultText {
  readonly title: string
  readonly notes: readonly string[]
}

type End = Messages['end']
type ResultWords = Pick<Words, 'rank' | 'tieBreak' | 'target'>

export function resultTextOf(
  scores: readonly Score[],
  seat: Seat | undefined,
  { who, words, end }: { readonly who: SeatName; readonly words: ResultWords; readonly end: End },
): ResultText {
  const [only] = scores
  if (scores.length === 1 && only !== undefined)
    return { title: end.alone(only.total), notes: soloNotes(only, words, end) }
  const winners = scores.filter(score => score.won)
  const [best] = winners
  if (best === undefined) return { title: end.title, notes: [] }
  if (winners.length > 1) return { title: end.shared(winners.map(score => who(score.seat))), notes: [] }
  const lead = best.total - Math.max(...scores.filter(score => score !== best).map(score => score.total))
  const by = placings(scores)[0]?.decidedBy
  const how = lead > 0 ? end.by(lead) : end.onEqualPoints(by === undefined ? undefined : words.tieBreak(by))
  return { title: best.seat === seat ? end.winYou(how) : end.winOther(who(best.seat), how), notes: [] }
}

/** What a solo game was played for, and what of it was reached. */
function soloNotes({ total, target, won, rank, nextRank }: Score, words: ResultWords, end: End): readonly string[] {
  const notes: string[] = []
  if (target !== undefined)
    notes.push(
      won ? end.targetReached(words.target(target)) : end.targetMissed(words.target(target), target + 1 - total),
    )
  if (rank !== undefined) notes.push(words.rank(rank))
  if (nextRank !== undefined) notes.push(end.nextRank(words.rank(nextRank.rank), nextRank.from - total))
  return notes
}
