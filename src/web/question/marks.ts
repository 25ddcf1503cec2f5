import type { SeatColor } from '../plates/seats.ts'
import type { HeldPiece, MarkState, Marks, PlaceName, Preview } from '../plates/targets.ts'
import type { BlockedChoice, Choice } from './choices.ts'
import type { MovablePiece } from './pieces.ts'

/** What can be answered now, with the piece that is held or without one. */
export interface Offered {
  readonly choices: readonly Choice[]
  readonly blocked: readonly BlockedChoice[]
  readonly pieces: readonly MovablePiece[]
  readonly held: HeldPiece | undefined
  /** What was touched of answers that take several places, one entry for each touch. */
  readonly touched: readonly PlaceName[]
  /** Where something can be answered that another answer leads to. */
  readonly beyond: readonly PlaceName[]
  /** The answers that take all of it: only these are listed. */
  readonly narrowed: readonly Choice[] | undefined
}

const hintMarks: readonly MarkState[] = ['hint-1', 'hint-2', 'hint-3']

/** What is marked on a board. */
interface Marked {
  readonly offered?: Offered
  readonly pointed?: Choice | undefined
  readonly selected?: Choice | undefined
  /** What was moved last, and by whom. */
  readonly last: { readonly places: readonly PlaceName[]; readonly mover: SeatColor | undefined }
  readonly preview: Preview | undefined
  /** Places of each answer of a hint, the best first. */
  readonly hinted?: readonly (readonly PlaceName[])[]
  /** Where somebody is to look. */
  readonly pointedOut?: readonly PlaceName[]
}

/** The marks of a board: what can be answered, what is blocked, what is pointed at, what was moved last. */
export function marksOf({ offered, pointed, selected, last, preview, hinted = [], pointedOut = [] }: Marked): Marks {
  const at: Record<PlaceName, MarkState[]> = {}
  const mark = (place: PlaceName, state: MarkState): void => {
    at[place] ??= []
    if (!at[place].includes(state)) at[place].push(state)
  }
  const pieces = offered?.pieces.flatMap(piece => piece.from) ?? []
  for (const place of pieces) mark(place, 'legal')
  for (const place of offered?.touched ?? []) mark(place, 'selected')
  for (const choice of offered?.choices ?? []) {
    const isLeft = offered?.narrowed?.includes(choice) !== false
    for (const place of choice.places) {
      mark(place, choice.purpose === 'aside' ? 'aside' : choice.gives && isLeft ? 'legal' : 'legal-empty')
      if (choice.final) mark(place, 'final')
    }
  }
  for (const place of offered?.beyond ?? []) if (at[place] === undefined) mark(place, 'beyond')
  for (const blocked of offered?.blocked ?? [])
    for (const place of blocked.places) if (at[place] === undefined) mark(place, 'blocked')
  for (const place of pointedOut) mark(place, 'hover')
  for (const place of pointed?.places ?? []) mark(place, 'hover')
  for (const place of selected?.places ?? []) mark(place, 'selected')
  for (const [at, places] of hinted.entries()) for (const place of places) mark(place, hintMarks[at] ?? 'hint-3')
  for (const place of last.places) mark(place, 'last-move')
  if (offered?.held !== undefined) mark(offered.held.piece, 'selected')
  return {
    at,
    ...(pointedOut.length === 0 ? {} : { look: pointedOut }),
    ...(pieces.length === 0 ? {} : { pieces }),
    ...(offered?.held === undefined ? {} : { held: offered.held }),
    ...(offered === undefined || offered.touched.length === 0 ? {} : { touched: offered.touched }),
    ...(last.mover === undefined ? {} : { mover: last.mover }),
    ...(preview === undefined ? {} : { preview }),
  }
}

/** A move that was made, drawn in the ink of its seat: its way and what it brought, where it has been done already. */
export const moveMade = ({ way = [], chips = [] }: Preview, by: SeatColor): Preview => ({ by, way, chips })
