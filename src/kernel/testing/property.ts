import { type Chance, nextBelow } from '../chance.ts'
import type { CoreState, Game, Path, Play, Seat } from '../contract.ts'
import type { History } from '../history.ts'
import type { Beginning, Outcome } from '../play.ts'
import { difference } from './difference.ts'

/** Something that must hold at every state of every game. */
export interface Property {
  /** A sentence: it names the fault when the property is broken. */
  readonly name: string
  /** Dear properties are checked at a sample of the states, drawn by the hunt's own seed, and at the first and the last. */
  readonly dear: boolean
  /** Throws if the property does not hold. May undo and answer again, if it leaves the game as it was. */
  check(seen: Seen): void
}

/** What a property looks at: a game that has come to questions, or to its end. */
export interface Seen<S extends CoreState = CoreState, C = unknown> {
  readonly game: Game<S, C>
  readonly beginning: Beginning
  readonly history: History<S, C>
  /** The answer that led here; undefined at the first state. */
  readonly last: LastAnswer<S> | undefined
  /** For random picks of the property's own. */
  readonly chance: Chance
  readonly own: OwnProperties<S, C>
}

export interface LastAnswer<S extends CoreState = CoreState> {
  readonly seat: Seat
  readonly key: string
  readonly before: S
  readonly outcome: Outcome
}

/** What a game adds to the properties that hold for all. */
export interface OwnProperties<S extends CoreState = CoreState, C = unknown> {
  /** The game's invariants, as conservation of its components; holds in imagined worlds too. */
  check?(play: Play<S, C>): void
  /** Places of a state that a viewer must not see, said a second time so that a mask that forgets one is found. */
  secret?(state: S, viewer: Seat | undefined): readonly Path[]
  /** Types of events that rightly tell everybody of a thing that lies hidden before and after. */
  readonly shows?: readonly string[]
}

export function hold(right: boolean, fault: () => string): void {
  if (!right) throw new Error(fault())
}

export function same(found: unknown, wanted: unknown, what: string): void {
  const differs = difference(found, wanted, what)
  if (differs !== undefined) throw new Error(differs)
}

/** Runs something that must leave a state exactly as it is. */
export function untouched<T>(state: CoreState, what: string, run: () => T): T {
  const before = JSON.stringify(state)
  const result = run()
  if (JSON.stringify(state) !== before) {
    same(state, JSON.parse(before), `the state after ${what}`)
    throw new Error(`${what} changed the order of fields in the state`)
  }
  return result
}

/** Every seat, and a spectator. */
export const viewersOf = (state: CoreState): readonly (Seat | undefined)[] => [
  ...Array.from({ length: state.seats }, (_, seat) => seat),
  undefined,
]

export const anyOf = <T>(items: readonly T[], chance: Chance): T => items[nextBelow(chance, items.length)] as T

export const viewerName = (viewer: Seat | undefined): string =>
  viewer === undefined ? 'a spectator' : `seat ${viewer}`
