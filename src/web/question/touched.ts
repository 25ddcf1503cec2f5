import type { PlaceName } from '../plates/targets.ts'
import type { Choice } from './choices.ts'

/**
 * An answer may take several places, and one place more than once: three black books and a blue one. Such an answer is
 * built by touching what it takes, and each touch leaves fewer answers to choose from.
 */

const timesIn = (places: readonly PlaceName[], place: PlaceName): number => places.filter(one => one === place).length

/** The answers that take all that was touched, as often as it was. */
export const takingAll = (choices: readonly Choice[], touched: readonly PlaceName[]): readonly Choice[] =>
  choices.filter(({ places }) => touched.every(place => timesIn(places, place) >= timesIn(touched, place)))

/**
 * What is touched after one more touch. Touched more often than any answer takes it, a place is let go again; one that goes
 * with nothing that was touched is touched alone.
 */
export function touchedNext(
  choices: readonly Choice[],
  touched: readonly PlaceName[],
  place: PlaceName,
): readonly PlaceName[] {
  const more = [...touched, place]
  if (takingAll(choices, more).length > 0) return more
  return touched.includes(place) ? touched.filter(one => one !== place) : [place]
}
