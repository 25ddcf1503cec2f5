import type { Scales } from './mind.ts'

/** Makes what scales the terms of a judgement in place, by the part of the game that is left, from 1 to 0. */
export function scaling(
  names: readonly string[],
  { early, late }: Scales,
): (terms: Float64Array, left: number) => void {
  const begins = Float64Array.from(names, term => early[term] ?? 1)
  const ends = Float64Array.from(names, term => late[term] ?? 1)
  return (terms, left) => {
    for (let term = 0; term < terms.length; term++)
      terms[term] = (terms[term] ?? 0) * (left * (begins[term] ?? 0) + (1 - left) * (ends[term] ?? 0))
  }
}
