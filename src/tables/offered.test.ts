import { describe, expect, test } from 'vitest'
import { LONGEST_REMARK, MOST_REMARKS } from './decide-talk.ts'
import { openSeat, seatOf } from './seats.ts'
import { restoreTable, saveTable } from './snapshot.ts'
import { speedOf } from './speed.ts'
import { statusOf } from './table.ts'
import { ada, ben, eve, give, trial } from './testing/table.ts'
import { viewTable } from './view.ts'

describe('a table that starts when it is full', () => {
  const open = () =>
    trial({ seats: [seatOf(ada), openSeat, openSeat], arrangement: { starts: 'when-full' }, start: false })

  test('the game begins with the last seat that is taken, and not before; a bot counts', () => {
    const table = open()
    give(table, ben, { kind: 'sit', seat: 1 })
    expect(statusOf(table.table)).toBe('open')
    give(table, ada, { kind: 'seat-bot', seat: 2, level: 'random' })
    expect(statusOf(table.table)).toBe('playing')
    expect(table.entries.map(({ kind }) => kind)).toEqual(['seated', 'seated', 'started'])
  })

  test('whoever moves to another seat leaves one free, and nothing begins', () => {
    const table = open()
    give(table, ben, { kind: 'sit', seat: 1 })
    give(table, ben, { kind: 'sit', seat: 2 })
    expect(statusOf(table.table)).toBe('open')
  })

  test('a table without that waits for its host', () => {
    const table = trial({ seats: [seatOf(ada), openSeat], start: false })
    give(table, ben, { kind: 'sit', seat: 1 })
    expect(statusOf(table.table)).toBe('open')
  })
})

describe('what spectators say', () => {
  test('is seen by spectators at once and by the players when the game is over', () => {
    const table = trial()
    give(table, eve, { kind: 'remark', text: 'a bold move' })
    const seen = (viewer: 0 | 'spectator') => Object.values(viewTable(table.table, viewer).remarks ?? {})
    expect(seen('spectator')).toMatchObject([{ name: 'Eve', text: 'a bold move' }])
    expect(viewTable(table.table, 0).remarks).toBeUndefined()
    expect(() => give(table, ada, { kind: 'remark', text: 'thanks' })).toThrow('those who play')
    give(table, ada, { kind: 'ask-end', seat: 0 })
    give(table, ben, { kind: 'agree-end', seat: 1, agrees: true })
    give(table, ada, { kind: 'remark', text: 'thanks' })
    expect(seen(0)).toMatchObject([{ name: 'Eve' }, { name: 'Ada', seat: 0 }])
  })

  test('is bounded in length and number, and stays with the table when it is saved', () => {
    const table = trial()
    expect(() => give(table, eve, { kind: 'remark', text: 'x'.repeat(LONGEST_REMARK + 1) })).toThrow('at most')
    expect(give(table, eve, { kind: 'remark', text: '   ' })).toEqual([])
    for (let at = 0; at < MOST_REMARKS; at++) give(table, eve, { kind: 'remark', text: `${at}` })
    expect(() => give(table, eve, { kind: 'remark', text: 'one more' })).toThrow('keeps no more')
    const lines = Object.values(viewTable(table.table, 'spectator').remarks ?? {})
    expect([lines.length, lines.at(-1)?.text]).toEqual([60, `${MOST_REMARKS - 1}`])
    const { header, game } = table.table
    const saved = JSON.parse(JSON.stringify(saveTable(table.table)))
    expect(restoreTable(header, game, saved).remarks).toEqual(table.table.remarks)
    // Tables of earlier releases were saved without.
    expect(restoreTable(header, game, { ...saved, remarks: undefined }).remarks.many).toBe(0)
  })

  test('waits for the end of a game that is shown late', () => {
    const table = trial({ arrangement: { delay: 60_000 } })
    expect(() => give(table, eve, { kind: 'remark', text: 'look' })).toThrow('shown late')
  })
})

test('a game is live without a clock or with a short one, and over days with a pace or a long one', () => {
  const MINUTE = 60_000
  expect(speedOf({})).toBe('live')
  expect(speedOf({ clock: { bank: 45 * MINUTE, increment: MINUTE } })).toBe('live')
  expect(speedOf({ clock: { bank: 72 * 60 * MINUTE, increment: 0 } })).toBe('days')
  expect(speedOf({ pace: { turn: 1_440 * MINUTE, grace: 0 } })).toBe('days')
})
