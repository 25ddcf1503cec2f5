import { type Frame, push, type SeatFrame } from '../../src/kernel/agenda.ts'
import type { CoreState, Play, TogetherFrame } from '../../src/kernel/contract.ts'
import { shuffle } from '../../src/kernel/play.ts'
import type { Pebbles } from './pack.ts'

/** What can stand on the agenda: what runs by itself, what asks all seats together, and what asks one. Each has its rule. */
export type PebblesFrame = Frame<'round' | 'tide'> | TogetherFrame<'throw'> | SeatFrame<'turn' | 'give'> | PickFrame

export interface PickFrame extends SeatFrame<'pick'> {
  /** What went into the pond: the same kind may not come back. */
  readonly gave: string
}

/** Pebbles are told apart only by their kind, so a list of kinds is all there is. */
export interface PebblesState extends CoreState<PebblesFrame> {
  round: number
  /** Turns taken in this round. */
  turns: number
  bag: string[]
  shore: string[]
  pond: string[]
  readonly hands: string[][]
  readonly shells: number[]
  /** Pebbles thrown alone of their kind. */
  readonly lone: number[]
}

export const shoreSize = 3

export function setup(play: Play<CoreState<PebblesFrame>, Pebbles>): PebblesState {
  const { components } = play
  const all = [...components.kinds.values()].flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  const bag = shuffle(play, all)
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: play.state.seats }, make)
  push(play, { rule: 'round' })
  return {
    ...play.state,
    round: 0,
    turns: 0,
    hands: perSeat(() => bag.splice(-components.hand)),
    shore: bag.splice(-shoreSize),
    bag,
    pond: [],
    shells: perSeat(() => 2),
    lone: perSeat(() => 0),
  }
}

/** By hand, field by field: ten times as fast as a generic clone. Frames are never changed, so the agenda shares them. */
export const copy = (state: PebblesState): PebblesState => ({
  ...state,
  chance: [...state.chance],
  agenda: [...state.agenda],
  bag: [...state.bag],
  shore: [...state.shore],
  pond: [...state.pond],
  hands: state.hands.map(hand => [...hand]),
  shells: [...state.shells],
  lone: [...state.lone],
})
