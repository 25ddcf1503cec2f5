import { expect, test } from 'vitest'
import { deadlinesOf } from './pace.ts'
import { botSeat, openSeat, seatOf } from './seats.ts'
import { restoreTable, saveTable } from './snapshot.ts'
import { askedSeats, botsAsked, statusOf } from './table.ts'
import { ada, answerSomehow, ben, eve, foldedAgain, give, type Trial, trial, whoSits } from './testing/table.ts'
import { viewTable } from './view.ts'
import { waitingAt } from './waiting.ts'

const hour = 3_600_000
const day = 24 * hour
const pace = { turn: day, grace: 3 * day }

/** Ada, Ben and Eve; all three are asked at first. */
const slow = (): Trial => trial({ seats: [seatOf(ada), seatOf(ben), seatOf(eve)], arrangement: { pace }, start: true })

/** Everybody has thrown, and it is the turn of seat 0. */
function turnOf(made: Trial, seat: number): void {
  for (let steps = 0; steps < 50 && askedSeats(made.table).join() !== String(seat); steps++) answerSomehow(made, 0)
}

test('a seat is waited for from when it is asked, and what the others may do and when is said', () => {
  const made = slow()
  turnOf(made, 1)
  const since = made.now
  expect(waitingAt(made.table)).toEqual([{ seat: 1, since, nudgeFrom: since + day, standInFrom: since + 4 * day }])
  made.now += 5 * hour
  answerSomehow(made)
  const [waiting] = waitingAt(made.table)
  expect(waiting?.since).toBe(made.now)
  expect(viewTable(made.table, 'spectator').waiting).toEqual(waitingAt(made.table))
  expect(foldedAgain(made)).toEqual(made.table)
})

test('who is waited for is nudged by the others, after a turn’s time and once a day', () => {
  const made = slow()
  turnOf(made, 1)
  made.now += day - 1
  expect(() => give(made, ada, { kind: 'nudge', seat: 1 })).toThrow('possible from')
  made.now += 1
  expect(give(made, ada, { kind: 'nudge', seat: 1 })).toMatchObject([{ kind: 'nudged', seat: 1, by: 'Ada' }])
  expect(() => give(made, eve, { kind: 'nudge', seat: 1 })).toThrow('possible from')
  made.now += day
  expect(give(made, eve, { kind: 'nudge', seat: 1 })).toHaveLength(1)
  expect(() => give(made, ben, { kind: 'nudge', seat: 1 })).toThrow('nobody waits')
  expect(() => give(made, ada, { kind: 'nudge', seat: 2 })).toThrow('nobody waits')
  expect(() => give(made, { person: 'x', name: 'X' }, { kind: 'nudge', seat: 1 })).toThrow('only those at the table')
})

test('after the days of grace the others may let a bot stand in; the seat stays theirs', () => {
  const made = slow()
  turnOf(made, 1)
  made.now += 4 * day - 1
  expect(() => give(made, ada, { kind: 'stand-in', seat: 1 })).toThrow('possible from')
  made.now += 1
  give(made, ada, { kind: 'stand-in', seat: 1 })
  expect(made.table.seats[1]).toMatchObject({ kind: 'bot', standsInFor: { name: 'Ben' } })
  expect(botsAsked(made.table)).toEqual([1])
  made.now += hour
  give(made, ben, { kind: 'return', seat: 1 })
  expect(waitingAt(made.table)).toMatchObject([{ seat: 1, since: made.now }])
  expect(foldedAgain(made)).toEqual(made.table)
})

test('the host gives away the seat of who never came, to whom is invited; not of who has played', () => {
  const made = slow()
  give(made, ada, { kind: 'answer', seat: 0, key: firstKey(made, 0) })
  made.now += 4 * day
  expect(() => give(made, ben, { kind: 'replace', seat: 2 })).toThrow('only Ada')
  give(made, ada, { kind: 'replace', seat: 2 })
  expect(made.table.seats[2]).toEqual({ ...botSeat('novice'), free: true })
  const zoe = { person: 'p-zoe', name: 'Zoe' }
  give(made, zoe, { kind: 'sit', seat: 2 })
  expect(made.table.seats[2]).toEqual(seatOf(zoe))
  expect(waitingAt(made.table)).toContainEqual(expect.objectContaining({ seat: 2, since: made.now }))
  expect(() => give(made, eve, { kind: 'return', seat: 2 })).toThrow('not left by you')
  turnOf(made, 1)
  made.now += 4 * day
  expect(() => give(made, ada, { kind: 'replace', seat: 1 })).toThrow('Ben has played here')
})

const firstKey = (made: Trial, seat: number): string =>
  made.table.course?.play.open.find(question => question.seat === seat)?.options[0]?.key ?? ''

test('a game ends when all agree; who is long overdue is not asked', () => {
  const made = slow()
  turnOf(made, 1)
  give(made, ada, { kind: 'ask-end', seat: 0 })
  give(made, ben, { kind: 'agree-end', seat: 1, agrees: false })
  expect(made.table.endAsked).toBeUndefined()
  expect(() => give(made, eve, { kind: 'agree-end', seat: 2, agrees: true })).toThrow('nobody asks')
  made.now += 4 * day
  give(made, ada, { kind: 'ask-end', seat: 0 })
  expect(statusOf(made.table)).toBe('playing')
  expect(viewTable(made.table, 2).endAsked).toEqual({ seat: 0, given: [0] })
  give(made, eve, { kind: 'agree-end', seat: 2, agrees: true })
  expect(statusOf(made.table)).toBe('finished')
  expect(made.table.finishedAt).toBe(made.now)
  const view = viewTable(made.table, 1)
  expect([view.ended, view.asked, view.waiting, view.own?.question]).toEqual([true, [], [], undefined])
  expect(view.scores).toHaveLength(3)
  expect(() => give(made, ben, { kind: 'answer', seat: 1, key: 'gather:shells' })).toThrow('over')
  expect(() => give(made, ada, { kind: 'undo', seat: 0 })).toThrow('over')
  expect(give(made, ada, { kind: 'rematch' })).toHaveLength(1)
  expect(foldedAgain(made)).toEqual(made.table)
  const saved = JSON.parse(JSON.stringify(saveTable(made.table)))
  expect(viewTable(restoreTable(made.table.header, made.table.game, saved), 1)).toEqual(viewTable(made.table, 1))
})

test('where neither clock nor pace was agreed nobody is hurried, and nobody waits for ever: days for a nudge, a week for a bot', () => {
  const made = trial({ seats: [seatOf(ada), seatOf(ben)] })
  turnOf(made, 1)
  made.now += 3 * day - 1
  expect(() => give(made, ada, { kind: 'nudge', seat: 1 })).toThrow('possible from')
  made.now += 1
  expect(give(made, ada, { kind: 'nudge', seat: 1 })).toHaveLength(1)
  made.now += 4 * day
  give(made, ada, { kind: 'stand-in', seat: 1 })
  expect(made.table.seats[1]).toMatchObject({ kind: 'bot', standsInFor: { name: 'Ben' } })
  // Alone nobody is waited for.
  turnOf(made, 0)
  expect(waitingAt(made.table)).toEqual([])
})

test('where clocks run nobody is nudged, and a pause takes no time', () => {
  const live = trial({ arrangement: { clock: { bank: 20 * day, increment: 0 } } })
  live.now += 10 * day
  expect(() => give(live, ada, { kind: 'nudge', seat: 1 })).toThrow('nobody waits')
  const made = slow()
  turnOf(made, 1)
  give(made, ada, { kind: 'pause', seat: 0 })
  made.now += 10 * day
  expect(waitingAt(made.table)).toEqual([])
  give(made, whoSits(made.table, 1), { kind: 'resume', seat: 1 })
  expect(waitingAt(made.table)).toMatchObject([{ seat: 1, since: made.now }])
})

test('where the host does not come, whoever sits there may start the game a turn’s time after the last seat was taken', () => {
  const made = trial({ seats: [seatOf(ada), openSeat, openSeat], arrangement: { pace }, start: false })
  give(made, ben, { kind: 'sit', seat: 1 })
  made.now += hour
  expect(viewTable(made.table, 1).startFrom).toBeUndefined()
  give(made, eve, { kind: 'sit', seat: 2 })
  const from = made.now + day
  made.now += hour
  give(made, eve, { kind: 'say', text: 'Where is Ada?' })
  expect(viewTable(made.table, 1).startFrom).toBe(from)
  made.now = from - 1
  expect(() => give(made, ben, { kind: 'start' })).toThrow('possible from')
  made.now = from
  expect(() => give(made, { person: 'x', name: 'X' }, { kind: 'start' })).toThrow('only Ada')
  expect(restoreTable(made.table.header, made.table.game, saveTable(made.table)).fullSince).toBe(from - day)
  expect(foldedAgain(made)).toEqual(made.table)
  give(made, ben, { kind: 'start' })
  expect(statusOf(made.table)).toBe('playing')
  expect(viewTable(made.table, 1).startFrom).toBeUndefined()
})

test('a seat that is free again stops that time, and without a pace the host has a day', () => {
  const made = trial({ seats: [seatOf(ada), seatOf(ben)], arrangement: { pace }, start: false })
  give(made, ben, { kind: 'leave', seat: 1 })
  made.now += 10 * day
  give(made, ben, { kind: 'sit', seat: 1 })
  expect(viewTable(made.table, 1).startFrom).toBe(made.now + day)
  const live = trial({ seats: [seatOf(ada), seatOf(ben)], start: false })
  live.now += day - 1
  expect(() => give(live, ben, { kind: 'start' })).toThrow('possible from')
  live.now += 1
  give(live, ben, { kind: 'start' })
  expect(statusOf(live.table)).toBe('playing')
})

test('holidays and weekends do not count', () => {
  const made = slow()
  turnOf(made, 1)
  const since = made.now
  give(made, ben, { kind: 'holiday', seat: 1, from: since, to: since + 7 * day })
  const [waiting] = waitingAt(made.table)
  expect((waiting?.nudgeFrom ?? 0) - since).toBeGreaterThanOrEqual(8 * day - hour)
  expect(() => give(made, ben, { kind: 'holiday', seat: 1, from: since, to: since + 29 * day })).toThrow('28 days')
  give(made, ben, { kind: 'holiday', seat: 1, from: 0, to: 0 })
  expect(waitingAt(made.table)[0]?.nudgeFrom).toBe(since + day)
  expect(foldedAgain(made)).toEqual(made.table)

  const inRome = { ...pace, weekends: 'off', zone: 'Europe/Rome' } as const
  const friday = Date.parse('2026-11-20T17:00:00+01:00')
  expect(deadlinesOf(inRome, friday, [])).toEqual({
    nudgeFrom: Date.parse('2026-11-23T17:00:00+01:00'),
    standInFrom: Date.parse('2026-11-26T17:00:00+01:00'),
  })
  const sunday = Date.parse('2026-11-22T12:30:00+01:00')
  expect(deadlinesOf(inRome, sunday, []).nudgeFrom).toBe(Date.parse('2026-11-24T00:00:00+01:00'))
})

test('who comes back early, or goes away for longer, is not overdue for the days they were away', () => {
  const made = slow()
  turnOf(made, 1)
  const since = made.now
  give(made, ben, { kind: 'holiday', seat: 1, from: since, to: since + 14 * day })
  made.now += 10 * day
  give(made, ben, { kind: 'holiday', seat: 1, from: made.now, to: made.now + 7 * day })
  expect(waitingAt(made.table)).toMatchObject([{ nudgeFrom: since + 18 * day, standInFrom: since + 21 * day }])
  made.now += 2 * day
  give(made, ben, { kind: 'holiday', seat: 1, from: 0, to: 0 })
  expect(waitingAt(made.table)).toMatchObject([{ nudgeFrom: since + 13 * day, standInFrom: since + 16 * day }])
  expect(() => give(made, ada, { kind: 'stand-in', seat: 1 })).toThrow('possible from')
  expect(foldedAgain(made)).toEqual(made.table)
})

test('those who play with somebody are told when they are away; who watches is not, nor has whoever takes the seat their holiday', () => {
  const made = slow()
  turnOf(made, 1)
  const holiday = { from: made.now, to: made.now + 7 * day }
  give(made, ben, { kind: 'holiday', seat: 1, ...holiday })
  expect(viewTable(made.table, 0).away).toEqual([{ seat: 1, ...holiday }])
  expect(viewTable(made.table, 'spectator').away).toBeUndefined()
  const replaced = slow()
  give(replaced, eve, { kind: 'holiday', seat: 2, ...holiday, to: holiday.to + 20 * day })
  replaced.now = waitingAt(replaced.table).find(({ seat }) => seat === 2)?.standInFrom ?? 0
  give(replaced, ada, { kind: 'replace', seat: 2 })
  const zoe = { person: 'p-zoe', name: 'Zoe' }
  give(replaced, zoe, { kind: 'sit', seat: 2 })
  expect(replaced.table.holidays[2]).toEqual([])
})

test('a proposal to end ends the game as soon as all who are still asked have agreed, whoever leaves or is too late meanwhile', () => {
  const made = slow()
  turnOf(made, 1)
  give(made, ada, { kind: 'ask-end', seat: 0 })
  give(made, eve, { kind: 'agree-end', seat: 2, agrees: true })
  expect(statusOf(made.table)).toBe('playing')
  made.now += 4 * day
  const late = { ...made, entries: [...made.entries] }
  give(late, ada, { kind: 'ask-end', seat: 0 })
  expect(statusOf(late.table)).toBe('finished')
  const left = { ...made, entries: [...made.entries] }
  give(left, ada, { kind: 'stand-in', seat: 1 })
  expect(statusOf(left.table)).toBe('finished')
  expect(foldedAgain(left)).toEqual(left.table)
  // Who has proposed it and leaves has no say any more, and who is asked says so themselves.
  const gone = slow()
  turnOf(gone, 1)
  give(gone, ada, { kind: 'ask-end', seat: 0 })
  give(gone, ada, { kind: 'leave', seat: 0 })
  expect(gone.table.endAsked).toBeUndefined()
  expect(() => give(gone, ben, { kind: 'agree-end', seat: 1, agrees: true })).toThrow('nobody asks')
})

test('a pace that makes no sense is refused', () => {
  const made = trial({ start: false })
  const arrange = (more: object) =>
    give(made, ada, { kind: 'arrange', players: 2, arrangement: { visibility: 'private', options: {}, ...more } })
  expect(() => arrange({ pace: { ...pace, turn: 0 } })).toThrow('a pace has')
  expect(() => arrange({ pace: { ...pace, zone: 'Mars/Olympus' } })).toThrow('a pace has')
  expect(() => arrange({ pace, clock: { bank: 1, increment: 0 } })).toThrow('a pace has')
  expect(arrange({ pace })).toHaveLength(1)
})
