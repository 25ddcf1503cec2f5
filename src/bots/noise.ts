import { type Chance, nextBits } from '../kernel/chance.ts'
import { byValue } from './plan.ts'

/** A random number of mean 0 and deviation 1: a sum of uniform ones. */
export function aboutNormal(chance: Chance): number {
  let sum = -6
  for (let each = 0; each < 12; each++) sum += nextBits(chance) / 4294967296
  return sum
}

/** The best first, as somebody sees it who misjudges each by about so much. */
export function sortedWithNoise<T extends { readonly value: number }>(
  things: readonly T[],
  noise: number,
  chance: Chance,
): T[] {
  if (noise === 0) return [...things].sort(byValue)
  return things
    .map(thing => ({ thing, value: thing.value + noise * aboutNormal(chance) }))
    .sort(byValue)
    .map(({ thing }) => thing)
}
