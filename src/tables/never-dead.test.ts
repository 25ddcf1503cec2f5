import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Seat } from '../kernel/contract.ts'
import { nextTimeout } from './clock.ts'
import type { Command } from './command.ts'
import type { Arrangement } from './entry.ts'
import type { WaitedFor } from './pace.ts'
import { TableRefusal } from './refusal.ts'
import { botSeat, seatHeldBy, seatOf, type Who } from './seats.ts'
import { askedSeats, botsAsked, isPaused, statusOf } from './table.ts'
import { ada, ben, eve, foldedAgain, give, giveForServer, keysOf, type Trial, trial } from './testing/table.ts'
import { paceAt, startFrom, waitingAt } from './waiting.ts'

const hour = 3_600_000
const day = 24 * hour
const people = [ada, ben, eve]

/** By what time tables go: at a pace, with or without weekends, by a clock, or by nothing. */
const timings: readonly Partial<Arrangement>[] = [
  { pace: { turn: day, grace: 3 * day } },
  { pace: { turn: day, grace: 3 * day, weekends: 'off', zone: 'Europe/Rome' } },
  { clock: { bank: 3 * day, increment: 12 * hour } },
  {},
]

const step = fc.record({
  who: fc.integer({ min: 0, max: 2 }),
  passes: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 12 * day })),
  what: fc.constantFrom(
    ...([...Array<'answer'>(6).fill('answer'), 'nudge', 'stand-in', 'replace', 'holiday', 'back', 'sit'] as const),
    ...([
      'ask-end',
      'agree-end',
      'refuse-end',
      'leave',
      'return',
      'resign',
      'pause',
      'resume',
      'start',
      'say',
    ] as const),
  ),
  of: fc.integer({ min: 0, max: 2 }),
  away: fc.record({ from: fc.integer({ min: -2, max: 20 }), days: fc.integer({ min: 1, max: 28 }) }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function commandOf(made: Trial, who: Who, { what, of, away }: Step): Command | undefined {
  const own = seatHeldBy(made.table.seats, who.person)
  switch (what) {
    case 'start':
      return { kind: 'start' }
    case 'say':
      return { kind: 'say', text: 'are you there?' }
    case 'sit':
    case 'nudge':
    case 'stand-in':
    case 'replace':
    case 'return':
      return { kind: what, seat: of }
  }
  if (own === undefined) return undefined
  switch (what) {
    case 'answer': {
      const keys = keysOf(made.table, own)
      return keys.length === 0 ? undefined : { kind: 'answer', seat: own, key: keys[of % keys.length] ?? '' }
    }
    case 'holiday': {
      const from = made.now + away.from * day
      return { kind: 'holiday', seat: own, from, to: from + away.days * day }
    }
    case 'back':
      return { kind: 'holiday', seat: own, from: 0, to: 0 }
    case 'agree-end':
    case 'refuse-end':
      return { kind: 'agree-end', seat: own, agrees: what === 'agree-end' }
    case 'ask-end':
    case 'leave':
    case 'resign':
    case 'pause':
    case 'resume':
      return { kind: what, seat: own }
  }
}

/** Gives a command if it is granted. Whatever else goes wrong is a fault. */
function tryTo(made: Trial, who: Who, command: Command): boolean {
  try {
    give(made, who, command)
    return true
  } catch (fault) {
    if (fault instanceof TableRefusal) return false
    throw fault
  }
}

/** What the server does by itself: clocks that have run out, and bots. */
function serve(made: Trial): void {
  giveForServer(made, { kind: 'look-at-clocks' })
  for (let turns = 0; turns < 2_000; turns++) {
    const [seat] = botsAsked(made.table)
    if (seat === undefined) return
    const [key = ''] = keysOf(made.table, seat)
    giveForServer(made, { kind: 'bot-answer', seat, key, asked: made.table.askedSince[seat] ?? 0 })
  }
}

const seatsWaitedFor = (made: Trial): ReadonlyMap<Seat, WaitedFor> =>
  new Map(waitingAt(made.table).map(one => [one.seat, one]))

/** Of everybody who is asked it is said what may be done and when; and nobody is overdue at once who was not before. */
function mustBeTold(made: Trial, before: ReadonlyMap<Seat, WaitedFor>): void {
  const { table } = made
  const after = seatsWaitedFor(made)
  const persons = table.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []))
  if (
    statusOf(table) === 'playing' &&
    !isPaused(table) &&
    paceAt(table.arrangement) !== undefined &&
    persons.length > 1
  )
    expect([...after.keys()].sort()).toEqual(
      askedSeats(table)
        .filter(seat => persons.includes(seat))
        .sort(),
    )
  for (const [seat, { since, nudgeFrom, standInFrom }] of after) {
    expect(nudgeFrom).toBeLessThanOrEqual(standInFrom)
    expect(standInFrom).toBeGreaterThan(since)
    expect(standInFrom - since).toBeLessThan(45 * day)
    const known = before.get(seat)
    if (known?.since !== since) continue
    if (known.standInFrom > made.now) expect(standInFrom).toBeGreaterThan(made.now)
    if (known.nudgeFrom > made.now) expect(nudgeFrom).toBeGreaterThan(made.now)
  }
}

/** All others are gone for good. Whoever is left does what the table says is possible, when it says so. */
function aloneToTheEnd(made: Trial, who: Who): void {
  for (let steps = 0; steps < 3_000 && statusOf(made.table) !== 'finished'; steps++) {
    serve(made)
    const { table } = made
    if (statusOf(table) === 'finished') return
    const own = seatHeldBy(table.seats, who.person)
    const asked = own !== undefined && askedSeats(table).includes(own)
    const [next] = [...waitingAt(table)]
      .filter(({ seat }) => seat !== own)
      .sort((a, b) => a.standInFrom - b.standInFrom)
    const mustDo = (command: Command): void => expect([command, tryTo(made, who, command)]).toEqual([command, true])
    if (statusOf(table) === 'open') {
      made.now = Math.max(made.now, startFrom(table) ?? made.now)
      mustDo({ kind: 'start' })
    } else if (isPaused(table)) mustDo({ kind: 'resume', seat: own ?? -1 })
    else if (asked) mustDo({ kind: 'answer', seat: own, key: keysOf(table, own)[0] ?? '' })
    else if (next !== undefined) {
      made.now = Math.max(made.now, next.standInFrom)
      mustDo({ kind: 'stand-in', seat: next.seat })
    } else made.now = Math.max(made.now, nextTimeout(table.clocks) ?? Number.NaN)
    expect(made.now).not.toBeNaN()
  }
}

test('whatever people do and wherever they go: it is always said what comes and when, nothing comes sooner, and one alone gets the table to its end', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...timings),
      fc.array(step, { maxLength: 40 }),
      fc.integer({ min: 0, max: 2 }),
      fc.boolean(),
      (arrangement, steps, left, withBot) => {
        const seats = [seatOf(ada), seatOf(ben), seatOf(eve), ...(withBot ? [botSeat('random')] : [])]
        const made = trial({ seats, arrangement, start: false })
        made.now = Date.parse('2026-11-19T19:00:00Z')
        for (const one of steps) {
          made.now += one.passes
          serve(made)
          const who = people[one.who] ?? ada
          const before = seatsWaitedFor(made)
          const command = commandOf(made, who, one)
          if (command !== undefined) tryTo(made, who, command)
          mustBeTold(made, before)
        }
        const began = made.now
        const stays = [...people.slice(left), ...people.slice(0, left)].find(
          one => seatHeldBy(made.table.seats, one.person) !== undefined,
        )
        // Where everybody has left before the game there is nobody who would wait for it.
        if (stays === undefined && statusOf(made.table) === 'open') return
        if (made.table.seats.some(({ kind }) => kind === 'open')) return
        if (stays === undefined && isPaused(made.table)) return
        aloneToTheEnd(made, stays ?? ada)
        expect(statusOf(made.table)).toBe('finished')
        expect(made.now - began).toBeLessThan(200 * day)
        expect(foldedAgain(made)).toEqual(made.table)
      },
    ),
    { numRuns: 300 },
  )
})
