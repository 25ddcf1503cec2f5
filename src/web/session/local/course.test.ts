import { expect, test } from 'vitest'
import { loadGame } from '../../../games/catalogue.ts'
import { answersOf, type Given } from '../../../kernel/history.ts'
import { begin, questionFor } from '../../../kernel/play.ts'
import { recordOf } from '../../../kernel/record.ts'
import { leftAt, nextOn } from './course.ts'
import { answerAt, canUndo, type LocalTable, openTable, taughtAnswer, undoAt } from './local-table.ts'
import type { SavedTable } from './saved-table.ts'

const course: readonly Given[] = [
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
  const game = await loadGame('almamater')
  const seed = 'course'
  const { state } = begin(game, { players: 2, seed })
  const record = recordOf(game, state, { seed, names: ['Ada', 'Blaise'] }, [])
  const bare = { id: 'here-course', seat: 0, seats: [], record, redo: [], notes: '', chat: [] }
  const opened = openTable(game, { ...bare, course: [] } as unknown as SavedTable)
  while (opened.history.past.length < answers) answerFirst(opened)
  const given = answersOf(opened.history)
  return openTable(game, { ...bare, course: given } as unknown as SavedTable)
}

function answerFirst(table: LocalTable): void {
  const [question] = table.history.play.open
  answerAt(table, question?.seat ?? 0, question?.options[0]?.key ?? '')
}

test('the others answer as the lesson goes, and think for themselves once it was left', async () => {
  const table = await lessonTable(12)
  const [first] = table.saved.course ?? []
  expect(taughtAnswer(table, first?.seat ?? 0)).toBe(first?.key)
  for (const { seat, key } of (table.saved.course ?? []).slice(0, 5)) answerAt(table, seat, key)
  const next = table.saved.course?.[5]
  expect(taughtAnswer(table, next?.seat ?? 0)).toBe(next?.key)
  expect(taughtAnswer(table, 1 - (next?.seat ?? 0))).toBeUndefined()
  const { seat } = next ?? { seat: 0 }
  const other = questionFor(table.history.play, seat)?.options.find(option => option.key !== next?.key)
  answerAt(table, seat, other?.key ?? '')
  expect([0, 1].map(one => taughtAnswer(table, one))).toEqual([undefined, undefined])
})

/** A table where the first seat has passed although its lesson has no pass there, and the other has answered. */
async function strayedTable() {
  const table = await lessonTable(60)
  const mayPass = (): boolean => questionFor(table.history.play, 0)?.options.some(({ key }) => key === 'pass') ?? false
  for (const { seat, key } of table.saved.course ?? []) if (!mayPass()) answerAt(table, seat, key)
  const { play, past } = table.history
  const [before, answers] = [table.game.copy(play.state), past.length]
  expect(taughtAnswer(table, 0)).not.toBe('pass')
  answerAt(table, 0, 'pass')
  answerFirst(table)
  expect(table.history.past.at(-1)?.seat).toBe(1)
  return { table, before, answers }
}

test('what left the lesson can be taken back even when others have answered since', async () => {
  const { table, before, answers } = await strayedTable()
  expect(canUndo(table, 0)).toBe(true)
  undoAt(table, 0)
  expect(table.history.play.state).toEqual(before)
  expect(table.happened).toHaveLength(answers + 1)
})

test('who left the lesson and plays on takes back no more than at any other table', async () => {
  const { table, answers } = await strayedTable()
  const lastOfOthers = (): boolean => table.history.past.at(-1)?.seat === 1
  const hasPlayedOn = (): boolean => table.history.past.slice(answers + 1).some(({ seat }) => seat === 0)
  while (!hasPlayedOn() || !lastOfOthers()) answerFirst(table)
  expect(canUndo(table, 0)).toBe(false)
})
