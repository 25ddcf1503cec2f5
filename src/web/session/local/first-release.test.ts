import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer } from '../../../kernel/play.ts'
import { beginRecord } from '../../../kernel/replay.ts'
import { courseOf } from '../../../tables/apply.ts'
import { recordSoFar } from '../../../tables/record.ts'
import { type FirstReleaseTable, upToDate } from './first-release.ts'
import { commandAt, takeUp, taughtAnswer, viewAt } from './local-table.ts'
import { savedOf } from './summary.ts'

/** Tables in mid-game as the first release kept them, one of each game and one of a lesson. */
const kept = JSON.parse(
  readFileSync('tests/fixtures/first-release-tables.json', 'utf8'),
) as readonly FirstReleaseTable[]

const opened = (table: FirstReleaseTable) => takeUp(upToDate(table))

test.each(kept)('$id stands where it stood, with everything that was kept beside its record', async table => {
  const local = await opened(table)
  const { own, chat, seats } = viewAt(local, 0).view
  const { game } = local.table
  const play = beginRecord(game, table.record)
  for (const { seat, key } of table.record.answers) answer(play, seat, key)
  expect(courseOf(local.table).play.state).toEqual(play.state)
  expect(recordSoFar(local.table)).toEqual(table.record)
  expect(local.happened.map(one => one.answer)).toEqual([0, ...table.record.answers.map((_, at) => at + 1)])
  expect(own?.notes).toBe(table.notes)
  expect(own?.orders).toEqual(table.orders)
  expect(Object.values(chat)).toEqual(table.chat)
  expect(seats.map(one => (one.kind === 'open' ? '' : one.name))).toEqual(table.seats.map(one => one.name))
})

test.each(kept)('what was taken back at $id can be given again', async table => {
  let local = await opened(table)
  for (const { key } of table.redo) {
    expect(viewAt(local, 0).view.own?.redo).toBe(key)
    local = commandAt(local, { kind: 'redo', seat: table.seat }, 1)
  }
  expect(viewAt(local, 0).view.own?.redo).toBeUndefined()
  expect(courseOf(local.table).answers).toEqual([...table.record.answers, ...table.redo])
})

test.each(kept)('$id is kept from then on as tables are kept now', async table => {
  const local = await opened(table)
  const again = JSON.parse(JSON.stringify(savedOf(local)))
  expect(upToDate(again)).toEqual(again)
  expect(await takeUp(again)).toEqual(local)
})

test('a lesson goes on where it was, with its course', async () => {
  const table = kept.find(one => one.lesson === true)
  if (table === undefined) throw new Error('no lesson was kept')
  const local = await opened(table)
  const next = table.course?.[table.record.answers.length]
  expect(local.lesson).toBe('turns')
  expect(taughtAnswer(local, next?.seat ?? 0)).toBe(next?.key)
})

test('some answers had been taken back, so that the tests above see it', () => {
  expect(kept.filter(({ redo }) => redo.length > 1).length).toBeGreaterThan(2)
})
