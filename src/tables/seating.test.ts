import { expect, test } from 'vitest'
import { rematchHeader } from './decide-seating.ts'
import { botSeat, openSeat, seatOf } from './seats.ts'
import { botsAsked, newTable, statusOf } from './table.ts'
import { ada, ben, eve, foldedAgain, give, playToTheEnd, trial } from './testing/table.ts'

const open = () => trial({ seats: [seatOf(ada), openSeat, openSeat], start: false })

test('a table fills up with people and bots and starts when every seat is taken', () => {
  const made = open()
  give(made, ben, { kind: 'sit', seat: 2 })
  expect(() => give(made, ada, { kind: 'start' })).toThrow(/a seat is open/)
  give(made, ada, { kind: 'seat-bot', seat: 1, level: 'random' })
  give(made, ada, { kind: 'start' })
  expect(statusOf(made.table)).toBe('playing')
  expect(made.table.course?.play.state.seats).toBe(3)
  expect(foldedAgain(made)).toEqual(made.table)
})

test('somebody who sits down elsewhere leaves the seat they had', () => {
  const made = open()
  give(made, ben, { kind: 'sit', seat: 1 })
  give(made, ben, { kind: 'sit', seat: 2 })
  expect(made.table.seats.map(holder => holder.kind)).toEqual(['person', 'open', 'person'])
})

test('a taken seat, a foreign seat and the host’s decisions are refused to others', () => {
  const made = open()
  expect(() => give(made, ben, { kind: 'sit', seat: 0 })).toThrow(/Ada has that seat/)
  expect(() => give(made, ben, { kind: 'seat-bot', seat: 1, level: 'random' })).toThrow(/only Ada/)
  expect(() => give(made, ben, { kind: 'start' })).toThrow(/only Ada/)
  expect(() => give(made, ben, { kind: 'leave', seat: 0 })).toThrow(/not yours/)
  expect(() => give(made, ben, { kind: 'sit', seat: 7 })).toThrow(/seats are 0 to 2/)
  expect(made.entries).toEqual([])
})

test('the host rearranges the table; what the game cannot be played with is refused in its words', () => {
  const made = open()
  const arrangement = { visibility: 'public' as const, options: { tide: true } }
  give(made, ada, { kind: 'arrange', arrangement, players: 2 })
  expect(made.table.seats).toHaveLength(2)
  expect(() => give(made, ada, { kind: 'arrange', arrangement, players: 9 })).toThrow(/1 to 4 players/)
  const odd = { ...arrangement, options: { tides: true } }
  expect(() => give(made, ada, { kind: 'arrange', arrangement: odd, players: 2 })).toThrow(/no option "tides"/)
  give(made, ben, { kind: 'sit', seat: 1 })
  expect(() => give(made, ada, { kind: 'arrange', arrangement, players: 1 })).toThrow(/Ben has a seat that would go/)
})

test('a bot stands in for who leaves, and hands the seat back', () => {
  const made = trial()
  give(made, ben, { kind: 'leave', seat: 1 })
  expect(made.table.seats[1]).toMatchObject({ kind: 'bot', standsInFor: ben })
  expect(botsAsked(made.table)).toContain(1)
  expect(() => give(made, eve, { kind: 'return', seat: 1 })).toThrow(/not left by you/)
  give(made, ben, { kind: 'return', seat: 1 })
  expect(made.table.seats[1]).toEqual(seatOf(ben))
  give(made, ben, { kind: 'resign', seat: 1 })
  expect(() => give(made, ben, { kind: 'return', seat: 1 })).toThrow(/resigned/)
})

test('a rematch keeps the seats and follows the finished table once', () => {
  const made = trial({ seats: [seatOf(ada), seatOf(ben), botSeat('random')] })
  expect(() => give(made, ada, { kind: 'rematch' })).toThrow(/finished/)
  playToTheEnd(made)
  give(made, ben, { kind: 'rematch' })
  expect(made.table.rematch).toBe('t2')
  expect(give(made, ada, { kind: 'rematch' })).toEqual([])
  const next = newTable(rematchHeader(made.table, 't2', ben, 99), made.table.game)
  expect(next.seats).toEqual(made.table.seats)
  expect(next.header.follows).toBe('t1')
})
