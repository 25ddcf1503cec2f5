import type { ReviewedTurn } from '../../bots/analysis.ts'
import type { ComparedTurns } from '../../bots/review/compare-turns.ts'

/** What became of a try: the better turn itself, another as good, what had been played, or worse by so many points. */
export type TryOutcome =
  | { readonly kind: 'found' | 'asGood' | 'played' }
  | { readonly kind: 'notYet'; readonly points: number }

type Turns = Pick<ReviewedTurn, 'played' | 'other'>

const beginsWith = (keys: readonly string[], line: readonly string[]): boolean =>
  line.every((key, at) => keys[at] === key)

/** What is known of a try at once; undefined where bots must lay it beside the best. */
export function outcomeAtOnce({ played, other }: Turns, keys: readonly string[]): TryOutcome | undefined {
  if (beginsWith(keys, other)) return { kind: 'found' }
  return beginsWith(keys, played) ? { kind: 'played' } : undefined
}

/** What is as good as the best, as far as can be told, is accepted. `one` was the best, `other` the try. */
export const outcomeOf = ({ better, sureness, spread }: ComparedTurns): TryOutcome =>
  better === 'other' || sureness === 'closeCall' ? { kind: 'asGood' } : { kind: 'notYet', points: spread.mean }

export const isFound = (outcome: TryOutcome | undefined): boolean =>
  outcome?.kind === 'found' || outcome?.kind === 'asGood'
