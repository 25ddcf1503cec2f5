import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { type Chance, chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import type { GivenAnswer } from '../../kernel/history.ts'
import { isOver } from '../../kernel/play.ts'
import { courseOf as courseAt } from '../../tables/apply.ts'
import { leftAt, nextOn } from '../session/local/course.ts'
import { headerFor } from '../session/local/from-record.ts'
import {
  backToLesson,
  botAnswerAt,
  commandAt,
  type LocalTable,
  openTable,
  startAt,
  taughtAnswer,
  viewAt,
  withEntry,
} from '../session/local/local-table.ts'
import { courseOf, LEARNER, type Lesson } from './lesson.ts'
import { hasLesson, loadLesson } from './lessons.ts'

const lessons = gameIds
  .filter(hasLesson)
  .flatMap(id => (['turns', 'points'] as const).map(chapter => ({ id, chapter })))

/** The longest that somebody strays, in answers of all seats; some stray to the end of the game. */
const LONGEST = 20

describe.each(lessons)('who strays from the lesson of $id about $chapter', ({ id, chapter }) => {
  it('gets back to it from every step, however far they went, undid and redid, and can finish it', async () => {
    const lesson = await loadLesson(id, chapter)
    if (lesson === undefined) throw new Error('no lesson')
    const chance = chanceFromSeed(`${id} ${chapter}`)
    const course = courseOf(lesson)
    let local = await tableOf(lesson)
    expect(viewAt(local, 0).view.own?.canUndo).toBe(false)
    while (answersOf(local).length < course.length) {
      const back = asTaught(reloaded(backToLesson(stray(local, chance), 3)))
      expect(leftAt(course, answersOf(back))).toBeUndefined()
      expect(answersOf(back).length).toBeGreaterThanOrEqual(lesson.opening.length)
      const next = nextOn(course, answersOf(back))
      expect([LEARNER, undefined]).toContain(next?.seat)
      const goesOn = next === undefined ? local : followed(back, course)
      // What was undone of the lesson is asked for again: it goes on from where it was.
      local = answersOf(goesOn).length > answersOf(local).length ? goesOn : followed(local, course)
    }
    expect(isOver(courseAt(local.table).play)).toBe(chapter === 'points')
  })
})

async function tableOf(lesson: Lesson): Promise<LocalTable> {
  const { game, seed, options, opening, others = [] } = lesson
  const bots = others.map(name => ({ kind: 'bot', name, level: 'novice' }) as const)
  const seats = [{ kind: 'person', name: 'Ada' }, ...bots] as const
  const header = headerFor({ id: 'here-lesson', game, seats, seat: LEARNER, options, createdAt: 1 })
  const bare = {
    id: 'here-lesson',
    seat: LEARNER,
    header,
    entries: [],
    course: courseOf(lesson),
    opening: opening.length,
  }
  const begun = startAt(openTable(await loadGame(game), { ...bare, lesson: lesson.chapter }), seed, 1)
  return opening.reduce((local, given) => withEntry(local, { kind: 'answered', ...given, at: 2 }), begun)
}

const answersOf = (local: LocalTable) => courseAt(local.table).answers

const reloaded = (local: LocalTable): LocalTable => openTable(local.table.game, local)

/** The others answer as the lesson has it. */
function asTaught(local: LocalTable): LocalTable {
  const [asked] = courseAt(local.table).play.open
  if (asked === undefined || asked.seat === LEARNER) return local
  const key = taughtAnswer(local, asked.seat)
  return key === undefined ? local : asTaught(botAnswerAt(local, asked.seat, key, 3))
}

/** Everybody answers at random, and whoever learns now and then undoes or redoes something. */
function stray(from: LocalTable, chance: Chance): LocalTable {
  let local = from
  const most = nextBelow(chance, LONGEST) + (nextBelow(chance, 60) === 0 ? 10_000 : 0)
  for (let given = 0; given < most && !isOver(courseAt(local.table).play); given++) {
    const own = viewAt(local, local.happened.length).view.own
    if (own?.canUndo === true && nextBelow(chance, 5) === 0)
      local = commandAt(local, { kind: 'undo', seat: LEARNER }, 3)
    else if (own?.redo !== undefined && nextBelow(chance, 3) === 0)
      local = commandAt(local, { kind: 'redo', seat: LEARNER }, 3)
    else local = answered(local, chance)
  }
  return local
}

/** The next answer of whoever learns, as the lesson has it. */
function followed(local: LocalTable, course: readonly GivenAnswer[]): LocalTable {
  const { key } = nextOn(course, answersOf(local)) ?? { key: '' }
  return asTaught(commandAt(local, { kind: 'answer', seat: LEARNER, key }, 4))
}

function answered(local: LocalTable, chance: Chance): LocalTable {
  const { open } = courseAt(local.table).play
  const { seat, options } = open[nextBelow(chance, open.length)] ?? { seat: LEARNER, options: [] }
  const key = options[nextBelow(chance, options.length)]?.key ?? ''
  return seat === LEARNER
    ? commandAt(local, { kind: 'answer', seat, key }, 3)
    : botAnswerAt(local, seat, taughtAnswer(local, seat) ?? key, 3)
}
