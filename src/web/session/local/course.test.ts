import { expect, test } from 'vitest'
import { loadGame } from '../../../games/catalogue.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { GivenAnswer } from '../../../kernel/history.ts'
import { questionFor } from '../../../kernel/play.ts'
import { courseOf } from '../../../tables/apply.ts'
import { leftAt, nextOn } from './course.ts'
import { headerFor } from './from-record.ts'
import {
  backToLesson,
  commandAt,
  type LocalTable,
  openTable,
  startAt,
  taughtAnswer,
  viewAt,
  withEntry,
} from './local-table.ts'

const course: readonly GivenAnswer[] = [
  { seat: 0, key: 'a' },
  { seat: 1, key: 'x' },
  { seat: 0, key: 'b' },
]

test('a course says what comes next until an answer leaves it or it is over', () => {
  expect(nextOn(course, [])).toEqual({ seat: 0, key: 'a' })
  expect(nextOn(course, course.slice(0, 1))).toEqual({ seat: 1, key: 'x' })
  expect(nextOn(course, course)).toBeUndefined()
  expect(leftAt(course, [...course, { seat: 1, key: 'y' }])).toBeUndefined()
  expect(leftAt(course, [{ seat: 0, key: 'b' }])).toBe(0)
  expect(nextOn(course, [{ seat: 1, key: 'a' }])).toBeUndefined()
})

/** A table of two at Alma Mater whose course is what the first option of every question leads to. */
async function lessonTable(answers: number): Promise<LocalTable> {
  const id = 'here-course'
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Blaise', level: 'novice' },
  ] as const
  const header = headerFor({ id, game: 'almamater', seats, seat: 0, options: {}, createdAt: 1 })
  const begun = startAt(openTable(await loadGame('almamater'), { id, seat: 0, header, entries: [] }), 'course', 1)
  let local = begun
  while (answersAt(local).length < answers) local = answerFirst(local)
  return { ...begun, lesson: 'turns', course: answersAt(local) }
}

const answersAt = ({ table }: LocalTable): readonly GivenAnswer[] => courseOf(table).answers

const answerAt = (local: LocalTable, seat: Seat, key: string): LocalTable =>
  withEntry(local, { kind: 'answered', seat, key, at: 2 })

const optionsOf = ({ table }: LocalTable, seat: Seat): readonly string[] =>
  questionFor(courseOf(table).play, seat)?.options.map(({ key }) => key) ?? []

function answerFirst(local: LocalTable): LocalTable {
  const [question] = courseOf(local.table).play.open
  return answerAt(local, question?.seat ?? 0, question?.options[0]?.key ?? '')
}

const canUndo = (local: LocalTable): boolean => viewAt(local, 0).view.own?.canUndo === true

test('the others answer as the lesson goes, and think for themselves once it was left', async () => {
  const table = await lessonTable(12)
  const taught = table.course ?? []
  expect(taughtAnswer(table, taught[0]?.seat ?? 0)).toBe(taught[0]?.key)
  const followed = taught.slice(0, 5).reduce((reached, { seat, key }) => answerAt(reached, seat, key), table)
  const { seat, key } = taught[5] ?? { seat: 0, key: '' }
  expect(taughtAnswer(followed, seat)).toBe(key)
  expect(taughtAnswer(followed, 1 - seat)).toBeUndefined()
  const other = optionsOf(followed, seat).find(one => one !== key) ?? ''
  const left = answerAt(followed, seat, other)
  expect([0, 1].map(one => taughtAnswer(left, one))).toEqual([undefined, undefined])
})

/** A table where the first seat has passed although its lesson has no pass there, and the other has answered. */
async function strayedTable() {
  const begun = await lessonTable(60)
  const before = (begun.course ?? []).reduce(
    (reached, { seat, key }) => (optionsOf(reached, 0).includes('pass') ? reached : answerAt(reached, seat, key)),
    begun,
  )
  expect(taughtAnswer(before, 0)).not.toBe('pass')
  const strayed = answerFirst(answerAt(before, 0, 'pass'))
  expect(answersAt(strayed).at(-1)?.seat).toBe(1)
  return { before, strayed }
}

test('what left the lesson can be put back even when others have answered since, and nothing else is', async () => {
  const { before, strayed } = await strayedTable()
  expect(canUndo(strayed)).toBe(false)
  expect(() => commandAt(strayed, { kind: 'undo', seat: 0 }, 3)).toThrow(/only if everybody agrees/)
  const back = backToLesson(strayed, 3)
  expect(courseOf(back.table).play.state).toEqual(courseOf(before.table).play.state)
  expect(back.happened).toEqual(before.happened)
  expect(openTable(back.table.game, back)).toEqual(back)
  expect(backToLesson(back, 4)).toBe(back)
})
