/**
 * Given, when, then, for tests of Alma Mater: a set-up game on which a test places what matters, answers by key, and a
 * look at what changed. A scene is a value: answers lead to a new scene, so one scene can be led on in several ways.
 *
 *   const scene = given({ seats: [{ ducats: 10 }] })
 *   const after = when(scene).answers('park')
 *   expect(changes(after)).toEqual({ ducats: -10, prestige: 7, archive: -1 })
 */
import type { GameEvent, Seat } from '../../../kernel/contract.ts'
import { answer, begin, fork, resume } from '../../../kernel/play.ts'
import { asked } from '../../../kernel/testing/scene.ts'
import { type Kind, kinds } from '../books.ts'
import { almaMater } from '../game.ts'
import { type Display, displayAt, type Play, type Player, prestigeOf } from '../state.ts'
import { conserved } from './conservation.ts'
import { type Placed, place } from './placing.ts'

export { blocked, fromHere, legal, legalTo, question } from '../../../kernel/testing/scene.ts'

export interface Scene {
  readonly play: Play
  /** The scene that was given, for comparison. */
  readonly start: Play
  /** All that happened since. */
  readonly events: readonly GameEvent[]
}

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
    options: { confirm, colors: colors.slice(0, players) },
  })
  while (play.state.agenda.at(-1)?.rule !== 'turn') answerFirst(play)
  place(play, placed)
  conserved(play)
  const settled = resume(almaMater, play.components, play.state)
  return { play: settled, start: fork(settled), events: [] }
}

function answerFirst(play: Play): void {
  const question = asked(play)
  answer(play, question.seat, question.options[0]?.key ?? '')
}

interface Answering {
  /** Answers of whoever is asked, one after the other. */
  answers(...keys: readonly string[]): Scene
  /** Answers of one seat, where several are asked together. */
  seat(seat: Seat, ...keys: readonly string[]): Scene
}

export const when = (scene: Scene): Answering => ({
  answers: (...keys) => led(scene, keys, play => asked(play).seat),
  seat: (seat, ...keys) => led(scene, keys, () => seat),
})

function led(scene: Scene, keys: readonly string[], whose: (play: Play) => Seat): Scene {
  const play = fork(scene.play, true)
  const events: GameEvent[] = [...scene.events]
  for (const key of keys) {
    events.push(...answer(play, whose(play), key).events)
    conserved(play)
  }
  return { play, start: scene.start, events }
}

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
  const found: Record<string, unknown> = {
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
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, change]) => change !== 0 && !(Array.isArray(change) && change.length === 0)),
  )
}
