import type { Feature, TermWeights } from './mind.ts'

/** Makes what weighs the terms of a judgement in place, by the part of the game that is left, from 1 to 0. */
export function weighing(
  names: readonly string[],
  { early, late }: TermWeights,
): (terms: Float64Array, left: number) => void {
  const begins = Float64Array.from(names, term => early[term] ?? 1)
  const ends = Float64Array.from(names, term => late[term] ?? 1)
  return (terms, left) => {
    for (let term = 0; term < terms.length; term++)
      terms[term] = (terms[term] ?? 0) * (left * (begins[term] ?? 0) + (1 - left) * (ends[term] ?? 0))
  }
}

/** Makes what turns a measured position, all terms and after them the features, into the terms of a judgement. */
export function weighingFeatures(
  terms: readonly string[],
  features: readonly Feature[],
  { early, late }: TermWeights,
): (measured: Float64Array, left: number, into: Float64Array) => void {
  const known = features.map(({ name }) => ({ early: early[name] ?? 0, late: late[name] ?? 0 }))
  const begins = Float64Array.from([...terms.map(term => early[term] ?? 1), ...known.map(one => one.early)])
  const ends = Float64Array.from([...terms.map(term => late[term] ?? 1), ...known.map(one => one.late)])
  const places = Int32Array.from([...terms, ...features.map(({ term }) => term)], term => terms.indexOf(term))
  return (measured, left, into) => {
    into.fill(0)
    for (let at = 0; at < places.length; at++) {
      const scale = left * (begins[at] ?? 0) + (1 - left) * (ends[at] ?? 0)
      const term = places[at] ?? 0
      into[term] = (into[term] ?? 0) + (measured[at] ?? 0) * scale
    }
  }
}
