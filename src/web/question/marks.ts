import type { SeatColor } from '../plates/seats.ts'
import type { MarkState, Marks, PlaceName, Preview } from '../plates/targets.ts'
import type { Asking, Choice } from './choices.ts'

/** The marks of a board: what can be answered, what is blocked, what is pointed at, what was moved last. */
export function marksOf(
  asking: Asking | undefined,
  pointed: Choice | undefined,
  selected: Choice | undefined,
  last: { readonly places: readonly PlaceName[]; readonly mover: SeatColor | undefined },
  preview: Preview | undefined,
): Marks {
  const at: Record<PlaceName, MarkState[]> = {}
  const mark = (place: PlaceName, state: MarkState): void => {
    at[place] ??= []
    if (!at[place].includes(state)) at[place].push(state)
  }
  for (const choice of asking?.choices ?? []) {
    for (const place of choice.places) {
      mark(place, choice.purpose === 'aside' ? 'aside' : choice.gives ? 'legal' : 'legal-empty')
      if (choice.final) mark(place, 'final')
    }
  }
  for (const blocked of asking?.blocked ?? [])
    for (const place of blocked.places) if (at[place] === undefined) mark(place, 'blocked')
  for (const place of pointed?.places ?? []) mark(place, 'hover')
  for (const place of selected?.places ?? []) mark(place, 'selected')
  for (const place of last.places) mark(place, 'last-move')
  return {
    at,
    ...(last.mover === undefined ? {} : { mover: last.mover }),
    ...(preview === undefined ? {} : { preview }),
  }
}
