/**
 * Given, when, then, for tests of Inventions: a board on which a test places what matters, answers by key, and a look at
 * what came of it. A scene is a value: answers lead to a new scene, so one scene can be led on in several ways.
 *
 *   const scene = given({ seats: [{ home: [2, 0, 0], scholars: 0 }], regions: { asia: { card: 'steamboat' } } })
 *   const after = when(scene, 'pillar:invent', 'invent:steamboat')
 *   expect(player(after).exhausted).toEqual([1, 0, 0])
 */
import type { GameEvent, Seat } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { answer, begin, fork, resume } from '../../../kernel/play.ts'
import { asked, type Scene as SceneOf, sceneAt } from '../../../kernel/testing/scene.ts'
import type { Inventions } from '../components.ts'
import type { How, InventionsFrame } from '../frames.ts'
import { inventions } from '../game.ts'
import type { ActionId } from '../pack.ts'
import { buildFrame } from '../rules/effects.ts'
import { type InventionsState, type Player, pointsOf, type RegionState, regionAt, regionIndex } from '../state.ts'
import { type Placed, place } from './placing.ts'

export { blocked, legal, legalTo, question } from '../../../kernel/testing/scene.ts'

export interface Given extends Placed {
  /** 4 if nothing is said. */
  readonly players?: number
  readonly seed?: string
  readonly pack?: Json
  readonly options?: Readonly<Record<string, unknown>>
}

export type Scene = SceneOf<InventionsState, Inventions>

/** A game just set up, at its first question. */
export function setUp({ players = 4, seed = 'scenario', pack, options = {} }: Given = {}): Scene {
  const play = begin(inventions, { players, seed, options, ...(pack === undefined ? {} : { pack }) })
  return sceneAt(play)
}

/** A board in era 2 with what the test places on it; the first in turn order chooses a main action. */
export function given({ players, seed, pack, options, ...placed }: Given = {}): Scene {
  const { play } = setUp({
    ...(players === undefined ? {} : { players }),
    ...(seed === undefined ? {} : { seed }),
    ...(pack === undefined ? {} : { pack }),
    ...(options === undefined ? {} : { options }),
  })
  place(play, placed)
  return sceneAt(resume(inventions, play.components, play.state))
}

/** Frames of a turn that has come to its end, for `asks`. */
export const ending = (seat: Seat): readonly InventionsFrame[] => [buildFrame(seat, 'build', 1, 0, true)]

/** Frames of an action as a benefit, or as something else, for `asks`. */
export const performing = (seat: Seat, rule: ActionId, how: How = 'benefit'): readonly InventionsFrame[] => [
  { rule, seat, because: how === 'main' ? 'pillar' : 'st-present', how },
  { rule: 'turn', seat, stage: 'window' },
]

/** Answers of whoever is asked, one after the other; one that the kernel has given by itself is not given again. */
export function when(scene: Scene, ...keys: readonly string[]): Scene {
  const play = fork(scene.play, true)
  const events: GameEvent[] = [...scene.events]
  let forced: readonly (string | undefined)[] = []
  for (const key of keys) {
    const given = forced.indexOf(key)
    if (given >= 0) forced = forced.slice(given + 1)
    else {
      const outcome = answer(play, asked(play).seat, key)
      events.push(...outcome.events)
      forced = outcome.events.filter(({ type }) => type === 'forced').map(({ because }) => because)
    }
  }
  return { play, start: scene.start, events }
}

export const player = ({ play }: Scene, seat: Seat = 0): Player => play.state.players[seat] as Player
export const ip = (scene: Scene, seat: Seat = 0): number => pointsOf(player(scene, seat))

export function region({ play }: Scene, id: string): RegionState {
  return regionAt(play, regionIndex(play, id))
}

/** Available specialists by type, then scholars: the notation of the worked examples. */
export function people(scene: Scene, seat: Seat = 0): readonly number[] {
  const { home, scholars } = player(scene, seat)
  return [...home, scholars]
}

/** The types of events of a kind, in order. */
export const told = (scene: Scene, ...types: readonly string[]): readonly GameEvent[] =>
  scene.events.filter(({ type }) => types.includes(type))
