import type { CoreState, Play } from '../../kernel/contract.ts'
import { fork } from '../../kernel/play.ts'
import type { Mind } from '../mind.ts'

/** What a mind counts in a position, for its first seat, by the name of each feature. */
export function featuresIn<S extends CoreState, C>(
  { terms, features = [], measure }: Mind<S, C>,
  play: Play<S, C>,
): ReadonlyMap<string, number> {
  const measured = new Float64Array(terms.length + features.length)
  measure?.(play, 0, measured)
  return new Map(features.map(({ name }, at) => [name, measured[terms.length + at] ?? Number.NaN]))
}

/** By how much each feature grows when the position is changed; those that stay are left out. */
export function featuresGrown<S extends CoreState, C>(
  mind: Mind<S, C>,
  before: Play<S, C>,
  change: (play: Play<S, C>) => void,
): Readonly<Record<string, number>> {
  const after = fork(before)
  change(after)
  const had = featuresIn(mind, before)
  const grown = [...featuresIn(mind, after)].map(([name, count]) => [name, count - (had.get(name) ?? 0)] as const)
  return Object.fromEntries(grown.filter(([, by]) => by !== 0))
}
