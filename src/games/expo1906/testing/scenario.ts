/**
 * Given, when, then, for tests of Expo 1906: a set-up game on which a test places what matters, answers by key, and a look
 * at what changed. A scene is a value: answers lead to a new scene, so one scene can be led on in several ways.
 *
 *   const scene = given({ seats: [{ money: 6 }] })
 *   const after = when(scene).answers('play:train-station', `buy:${tile}`)
 *   expect(player(after).money).toBe(5)
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { begin, resume } from '../../../kernel/play.ts'
import { type Scene as SceneOf, sceneAt } from '../../../kernel/testing/scene.ts'
import type { Expo } from '../components.ts'
import { expo1906 } from '../game.ts'
import { leaderOf } from '../rules/tokens.ts'
import type { ExpoState, Player } from '../state.ts'
import { type Placed, place } from './placing.ts'

export { blocked, legal, legalTo, question, when } from '../../../kernel/testing/scene.ts'

export interface Given extends Placed {
  /** 3 if nothing is said: no Ghosts. */
  readonly players?: number
  readonly seed?: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly pack?: Json
}

export type Scene = SceneOf<ExpoState, Expo>

/** A set-up game in which seat 0 begins a turn, and what the test places on it. No confirmations are asked. */
export function given({ players = 3, seed = 'scenario', options = {}, pack, ...placed }: Given = {}): Scene {
  const own = pack === undefined ? {} : { pack }
  const play = begin(expo1906, { players, seed, options: { confirm: false, ...options }, ...own })
  place(play, placed)
  return sceneAt(resume(expo1906, play.components, play.state))
}

export const isFinished = ({ play }: Scene): boolean => play.open.length === 0

export const player = ({ play }: Scene, seat: Seat = 0): Player => play.state.players[seat] as Player

export const prestige = (scene: Scene, seat: Seat = 0): number => {
  const { projects, leaders } = player(scene, seat).points
  return projects + leaders
}

/** The final score of a seat as it stands, and each reason. */
export function score({ play }: Scene, seat: Seat = 0) {
  const found = expo1906.scores(play)[seat]
  const reasons = Object.fromEntries((found?.reasons ?? []).map(({ because, points }) => [because, points]))
  return { total: found?.total, won: found?.won, reasons }
}

/** The owners of the tokens in a space, from the bottom of the pile. */
export const pile = ({ play }: Scene, space: string): readonly number[] => {
  const [row = '', column = ''] = space.split('-')
  const at = play.components.rowOf.get(row)
  return play.state.tokens.filter(token => token.row === at && token.column === Number(column)).map(one => one.owner)
}

export const leader = ({ play }: Scene, row: string): number => leaderOf(play, play.components.rowOf.get(row) ?? -1)

/** Types of the events since the scene was given. */
export const told = ({ events }: Scene): readonly string[] => events.map(({ type }) => type)
