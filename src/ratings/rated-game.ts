import type { Level } from '../bots/levels.ts'
import { anchorOf } from './anchors.ts'
import { type Estimate, estimatesAfter, newcomer } from './estimate.ts'

/** A seat of a game that counts: a person or a level, and the place that was reached. */
export type RatedSeat = { readonly place: number } & (
  | { readonly person: string; readonly level?: never }
  | { readonly level: Level; readonly person?: never }
)

/** What a game has changed for a person. */
export interface RatingChange {
  readonly person: string
  readonly before: Estimate
  readonly after: Estimate
}

/** What a game changes, for each person in it; who is not known yet begins as a newcomer. */
export function changesBy(
  game: string,
  seats: readonly RatedSeat[],
  known: ReadonlyMap<string, Estimate>,
): readonly RatingChange[] {
  const before = seats.map(({ person, level }) =>
    person === undefined ? anchorOf(level, game) : (known.get(person) ?? newcomer),
  )
  const after = estimatesAfter(seats.map(({ place }, at) => ({ ...(before[at] ?? newcomer), place })))
  return seats.flatMap(({ person }, at) =>
    person === undefined ? [] : [{ person, before: before[at] ?? newcomer, after: after[at] ?? newcomer }],
  )
}
