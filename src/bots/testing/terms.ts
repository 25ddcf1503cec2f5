import type { CoreState, Play } from '../../kernel/contract.ts'
import { fork } from '../../kernel/play.ts'
import { type Mind, valueFor } from '../mind.ts'

/** What one term of a mind's judgement says of a position, for the first seat. */
export function termOf<S extends CoreState, C>(mind: Mind<S, C>, play: Play<S, C>, name: string): number {
  const terms = new Float64Array(mind.terms.length)
  valueFor(mind, play, 0, terms)
  return terms[mind.terms.indexOf(name)] ?? Number.NaN
}

/** By how much a term grows when a position is changed. */
export function growthOf<S extends CoreState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  name: string,
  change: (play: Play<S, C>) => void,
): number {
  const after = fork(play)
  change(after)
  return termOf(mind, after, name) - termOf(mind, play, name)
}
