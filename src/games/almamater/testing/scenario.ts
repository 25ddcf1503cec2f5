/**
 * Given, when, then, for tests of Alma Mater: a set-up game on which a test places what matters, answers by key, and a
 * look at what changed. A scene is a value: answers lead to a new scene, so one scene can be led on in several ways.
 *
 *   const scene = given({ seats: [{ ducats: 10 }] })
 *   const after = when(scene).answers('park')
 *   expect(changes(after)).toEqual({ ducats: -10, prestige: 7, archive: -1 })
 */
import type { Seat } from '../../../kernel/contract.ts'
import { begin, resume } from '../../../kernel/play.ts'
import {
  answerFirst,
  when as lead,
  type Scene as SceneOf,
  sceneAt,
  whatDiffers,
} from '../../../kernel/testing/scene.ts'
import { type Kind, kinds } from '../books.ts'
import type { AlmaMater } from '../components.ts'
import { almaMater } from '../game.ts'
import { type AlmaMaterState, type Display, displayAt, type Player, prestigeOf } from '../state.ts'
import { conserved } from './conservation.ts'
import { type Placed, place } from './placing.ts'
import { sceneValues } from './values.ts'

export { blocked, fromHere, legal, legalTo, question } from '../../../kernel/testing/scene.ts'

export type Scene = SceneOf<AlmaMaterState, AlmaMater>

export interface Given extends Placed {
  /** 4 if nothing is said. */
  readonly players?: number
  readonly confirm?: boolean
}

const colors = ['black', 'blue', 'green', 'red']

/** A set-up game in which seat 0 begins its first turn, nobody has anything, and what the test places on it. */
export function given({ players = 4, confirm = true, ...placed }: Given = {}): Scene {
  const play = begin(almaMater, {
    players,
    seed: 'scenario',
    pack: sceneValues,
    options: { confirm, colors: colors.slice(0, players) },
  })
  while (play.state.agenda.at(-1)?.rule !== 'turn') answerFirst(play)
  place(play, placed)
  conserved(play)
  return sceneAt(resume(almaMater, play.components, play.state))
}

/** Leads a scene on by answers; after each of them nothing may be lost. */
export const when = (scene: Scene) => lead(scene, conserved)

export const player = ({ play }: Scene, seat: Seat = 0): Player => play.state.players[seat] as Player
export const display = ({ play }: Scene, marker = 0): Display => displayAt(play, marker)
export const filled = (scene: Scene, marker = 0): readonly number[] =>
  display(scene, marker).books.flatMap((book, slot) => (book === 1 ? [slot + 1] : []))
export const prestige = (scene: Scene, seat: Seat = 0): number => prestigeOf(player(scene, seat))

/** What has changed for a player since the scene was given: how much more or less, or what came in. */
export function changes(scene: Scene, seat: Seat = 0): Readonly<Record<string, unknown>> {
  const was = player({ ...scene, play: scene.start }, seat)
  const is = player(scene, seat)
  const books = Object.fromEntries(
    kinds.map((kind: Kind, at) => [kind, (is.books[at] ?? 0) - (was.books[at] ?? 0)] as const),
  )
  return whatDiffers({
    ducats: is.ducats - was.ducats,
    ...books,
    prestige: prestigeOf(is) - prestigeOf(was),
    level: (scene.play.state.levels[seat] ?? 0) - (scene.start.state.levels[seat] ?? 0),
    archive: is.archive - was.archive,
    dormitory: is.dormitory - was.dormitory,
    masters: is.masters - was.masters,
    tutors: is.tutors - was.tutors,
    students: is.students.slice(was.students.length),
    professors: is.professors.slice(was.professors.length).map(one => one.id),
    busts: is.busts.slice(was.busts.length),
  })
}
