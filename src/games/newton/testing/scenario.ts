/**
 * Given, when, then, for tests of Newton: a set-up game on which a test places what matters, answers by key, and a look
 * at what changed. A scene is a value: answers lead to a new scene, so one scene can be led on in several ways.
 *
 *   const scene = given({ seats: [{ work: 6, under: ['l1-work-a', 'l1-work-b'] }] })
 *   const after = when(scene).answers('play:start-red-work', 'work:2')
 *   expect(changes(after)).toEqual({ work: 8, coins: 2 })
 */
import type { Seat } from '../../../kernel/contract.ts'
import type { Json } from '../../../kernel/json.ts'
import { begin, resume } from '../../../kernel/play.ts'
import { answerFirst, type Scene as SceneOf, sceneAt, whatDiffers } from '../../../kernel/testing/scene.ts'
import type { Newton } from '../components.ts'
import { newton } from '../game.ts'
import type { NewtonState, Player } from '../state.ts'
import { type Placed, place } from './placing.ts'

export { blocked, fromHere, legal, legalTo, question, when } from '../../../kernel/testing/scene.ts'

export interface Given extends Placed {
  /** 2 if nothing is said. */
  readonly players?: number
  readonly seed?: string
  readonly pack?: Json
  readonly options?: Readonly<Record<string, unknown>>
}

export type Scene = SceneOf<NewtonState, Newton>

/** A set-up game with dealt Masters in which seat 0 begins its first turn, and what the test places on it. */
export function given({ players = 2, seed = 'scenario', pack, options = {}, ...placed }: Given = {}): Scene {
  const play = begin(newton, {
    players,
    seed,
    options: { masterDraft: false, confirm: true, ...options },
    ...(pack === undefined ? {} : { pack }),
  })
  while (play.open[0]?.frame.rule === 'keep-masters') answerFirst(play)
  place(play, placed)
  return sceneAt(resume(newton, play.components, play.state))
}

export const player = ({ play }: Scene, seat: Seat = 0): Player => play.state.players[seat] as Player

export const tokenOn = ({ play }: Scene, space: string): string =>
  play.state.tokens[play.components.bonusSpaces.findIndex(one => one.id === space)] ?? ''

export const vp = (scene: Scene, seat: Seat = 0): number =>
  Object.values(player(scene, seat).points).reduce((sum, points) => sum + points, 0)

/** What is different for a player. Amounts tell how much more or less, pieces where they are now, lists what came in. */
export interface Changes {
  coins?: number
  potions?: number
  vp?: number
  work?: number
  scientist?: string
  students?: readonly string[]
  cubes?: readonly string[]
  shelf?: readonly string[]
  tilesTaken?: number
  tokens?: readonly string[]
  income?: readonly string[]
  drawers?: readonly string[]
  /** Cards that came into the hand. */
  hand?: readonly string[]
  /** Cards that left the hand and do not lie on the desk. */
  lost?: readonly string[]
  under?: readonly string[]
  masters?: readonly string[]
}

/** What has changed for a player since the scene was given. A card played from the hand to the desk is not told. */
export function changes(scene: Scene, seat: Seat = 0): Changes {
  const was = player({ ...scene, play: scene.start }, seat)
  const is = player(scene, seat)
  const found: Changes = {
    coins: is.coins - was.coins,
    potions: is.potions - was.potions,
    vp: vp(scene, seat) - vp({ ...scene, play: scene.start }, seat),
    tilesTaken: is.tilesTaken - was.tilesTaken,
    ...(is.work === was.work ? {} : { work: is.work }),
    ...(is.scientist === was.scientist ? {} : { scientist: is.scientist }),
    ...(equal(is.students, was.students) ? {} : { students: is.students }),
    ...(equal(is.income, was.income) ? {} : { income: is.income }),
    ...(equal(is.drawers, was.drawers) ? {} : { drawers: is.drawers }),
    cubes: newIn(is.cubes, was.cubes),
    shelf: newIn(is.shelf, was.shelf),
    tokens: newIn(is.tokens, was.tokens),
    hand: newIn(is.hand, [...was.hand, ...was.desk]),
    lost: newIn(was.hand, [...is.hand, ...is.desk, ...is.under]),
    under: newIn(is.under, was.under),
    masters: newIn(is.playedMasters, was.playedMasters),
  }
  return whatDiffers({ ...found })
}

const equal = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join()
const newIn = (is: readonly string[], was: readonly string[]): readonly string[] => is.filter(one => !was.includes(one))
