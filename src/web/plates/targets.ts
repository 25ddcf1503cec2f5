import type { IconName } from './icons/icons.ts'
import type { SeatColor } from './seats.ts'

/**
 * A place on a board, named by what it is and which one: `place:paris`, `tech:tech-m3b`, `work:7`, `card:l1-work-a`,
 * `cell:s1c3`, `master:boyle`, `drawer:2`. Questions and boards meet on these names and on nothing else.
 */
export type PlaceName = string

/**
 * How a place is marked; the meaning of each state is the highlight grammar that the question list shares. `aside` is an
 * answer beside the matter of the question: it can be picked, but the board is not turned towards it.
 */
export type MarkState =
  | 'legal'
  | 'legal-empty'
  | 'aside'
  /** Something can be answered here that another answer leads to; the board is not turned towards it. */
  | 'beyond'
  | 'hover'
  | 'selected'
  | 'blocked'
  | 'reason'
  | 'last-move'
  | 'final'
  | 'hint-1'
  | 'hint-2'
  | 'hint-3'
  /** A step of a plan, by its number. */
  | `step-${number}`

/** A piece that a preview shows where it would stand. */
export interface Ghost {
  readonly piece: 'scientist' | 'student' | 'master' | 'cube' | 'marker' | 'tile' | 'book'
  readonly color: SeatColor
  readonly at: PlaceName
  /** Which one of its kind it is, and how it is turned, where that can be seen. */
  readonly id?: string
  readonly turn?: number
}

/** A piece that was taken up and is not yet set down. */
export interface HeldPiece {
  readonly piece: PlaceName
  readonly turn: number
}

export type ChipPart =
  | { readonly change: number; readonly icon: IconName }
  | { readonly text: string; readonly tone: 'gain' | 'cost' | 'ink' }

/** What is paid or gained, written at the place where it happens. */
export interface Chip {
  readonly at: PlaceName
  readonly parts: readonly ChipPart[]
}

export interface Preview {
  /** Drawn in this seat's ink (a move that was made); without it in plum (a move that can be made). */
  readonly by?: SeatColor
  readonly way?: readonly PlaceName[]
  readonly ghosts?: readonly Ghost[]
  /** Places from which a piece would be taken. */
  readonly leaving?: readonly PlaceName[]
  readonly chips?: readonly Chip[]
  /** Own counters after the move, by their name (`coins`, `potions`, `students`, `vp`). */
  readonly counters?: Readonly<Record<string, number>>
}

export interface Marks {
  readonly at: Readonly<Record<PlaceName, readonly MarkState[]>>
  /** Whose last move the crop marks show. */
  readonly mover?: SeatColor
  readonly preview?: Preview
  /** Where the page points, the nearest first: the board is turned there. */
  readonly look?: readonly PlaceName[]
  /** Where pieces can be taken up, and the one that is. */
  readonly pieces?: readonly PlaceName[]
  readonly held?: HeldPiece
  /** What was touched of answers that take several places, one entry for each touch. */
  readonly touched?: readonly PlaceName[]
}

/** What pointing and picking do, and how a place is spoken. */
export interface Pointing {
  readonly name: (place: PlaceName) => string
  readonly onPick?: (place: PlaceName) => void
  readonly onPoint?: (place: PlaceName | undefined) => void
  /** Turns the piece that is held: clockwise, or below zero back. */
  readonly onTurn?: (quarters: number) => void
}

export const noMarks: Marks = { at: {} }

/** The number at a place: how good an answer there is, where a hint says so, 1 being the best; or the step of a plan that it belongs to. */
export const numberAt = (states: readonly MarkState[]): string | undefined =>
  states.find(state => /^(hint|step)-/.test(state))?.slice('step-'.length)

const none: readonly MarkState[] = []

export const marksAt = (marks: Marks, place: PlaceName): readonly MarkState[] => marks.at[place] ?? none

const answerable: readonly MarkState[] = ['legal', 'legal-empty', 'aside', 'beyond', 'selected', 'final']

export const isAnswerable = (states: readonly MarkState[]) => states.some(state => answerable.includes(state))

/** Places a reader can do something with: answer, or ask why not. */
export const isLive = (states: readonly MarkState[]) => isAnswerable(states) || states.includes('blocked')

/** The one ring a place wears: the strongest of its states. */
export function ringOf(states: readonly MarkState[]): MarkState | undefined {
  const order: readonly MarkState[] = [
    'selected',
    'hover',
    'legal',
    'legal-empty',
    'aside',
    'final',
    'reason',
    'blocked',
  ]
  const ring = order.find(state => states.includes(state))
  return ring ?? (states.includes('beyond') ? 'aside' : undefined)
}

export const kindOf = (place: PlaceName) => place.slice(0, place.indexOf(':'))
export const idOf = (place: PlaceName) => place.slice(place.indexOf(':') + 1)
