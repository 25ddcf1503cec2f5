import { expect, test } from 'vitest'
import { loadGame } from '../../games/catalogue.ts'
import { noticeText } from '../../protocol/notices/words.ts'
import { openSeat, seatOf } from '../../tables/seats.ts'
import { askedSeats } from '../../tables/table.ts'
import { ada, ben, eve, give, trial } from '../../tables/testing/table.ts'
import { callsAfter } from './duties.ts'

/** Eve takes the last seat; gives who is called for what, and when. */
async function calledWhenFull(starts: { readonly starts?: 'when-full' }): Promise<readonly string[]> {
  const game = await loadGame('expo1906')
  const table = trial({ game, seats: [seatOf(ada), seatOf(ben), openSeat], arrangement: starts, start: false })
  const before = table.table
  give(table, eve, { kind: 'sit', seat: 2 })
  if (starts.starts === undefined) give(table, ada, { kind: 'start' })
  expect(askedSeats(table.table).length).toBeLessThan(3)
  return callsAfter(before, table.table, 0, 0).flatMap(({ kind }) => (kind.startsWith('call:started') ? kind : []))
}

test('where a game begins by itself, those who are not asked yet are told that it has begun; else the host is there', async () => {
  const called = await calledWhenFull({ starts: 'when-full' })
  expect(called.length).toBeGreaterThan(0)
  expect(await calledWhenFull({})).toEqual([])
})

test('the notice says in each language which game begins, and with whom', () => {
  const notice = { kind: 'started', table: 't', game: 'Newton', by: 'Ada, Ben' } as const
  expect(noticeText({ ...notice, language: 'en' }, 0)).toEqual({
    title: 'Newton begins',
    body: 'You play with Ada, Ben.',
  })
  expect(noticeText({ ...notice, language: 'it' }, 0).title).toBe('Newton comincia')
})
