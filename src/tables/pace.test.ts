import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deadlinesOf, type Holiday, LONGEST_HOLIDAY, withHoliday } from './pace.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const time = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') })
const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))

/** Minutes between two times that count: counted one by one, by the clock of the zone. */
function counted(from: number, to: number, isFree: (at: number) => boolean): number {
  let minutes = 0
  for (let at = from; at < to; at += minute) if (!isFree(at)) minutes++
  return minutes
}

function isWeekendIn(timeZone: string): (at: number) => boolean {
  const day = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone })
  return at => day.format(at).startsWith('S')
}

test('whatever the zone and the date, a turn has its whole time beside weekends and holidays, and no minute more', () => {
  const away = fc.option(
    fc.record({ from: fc.integer({ min: -3 * day, max: 6 * day }), length: fc.integer({ min: 1, max: 10 * day }) }),
  )
  fc.assert(
    fc.property(zone, time, fc.integer({ min: 1, max: 72 }), away, (zone, time, hours, away) => {
      const since = time - (time % minute)
      const holidays = away === null ? [] : [{ from: since + away.from, to: since + away.from + away.length }]
      const { nudgeFrom } = deadlinesOf({ turn: hours * hour, grace: 0, weekends: 'off', zone }, since, holidays)
      const isWeekend = isWeekendIn(zone)
      const isFree = (at: number): boolean => isWeekend(at) || holidays.some(({ from, to }) => at >= from && at < to)
      // A holiday may begin and end within a minute.
      expect(Math.abs(counted(since, nudgeFrom, isFree) - hours * 60)).toBeLessThanOrEqual(away === null ? 0 : 1)
      expect(isFree(nudgeFrom - 1)).toBe(false)
    }),
    { numRuns: 40 },
  )
})

test('a bot may stand in never before the others may nudge; the longest pace with the longest holiday has all its time', () => {
  const longest = { turn: 14 * day, grace: 30 * day, weekends: 'off' } as const
  fc.assert(
    fc.property(zone, time, (zone, since) => {
      const holiday = { from: since + day, to: since + 29 * day }
      const { nudgeFrom, standInFrom } = deadlinesOf({ ...longest, zone }, since, [holiday])
      expect(standInFrom - nudgeFrom).toBeGreaterThanOrEqual(longest.grace)
      expect(standInFrom - since).toBeGreaterThanOrEqual(longest.turn + longest.grace + 28 * day)
      expect(standInFrom - since).toBeLessThan(100 * day)
    }),
    { numRuns: 20 },
  )
})

test('where days begin at half past, a weekend begins with them', () => {
  const pace = { turn: day, grace: 0, weekends: 'off', zone: 'Asia/Kolkata' } as const
  const friday = Date.parse('2026-11-20T12:00:00+05:30')
  expect(deadlinesOf(pace, friday, []).nudgeFrom).toBe(Date.parse('2026-11-23T12:00:00+05:30'))
  const saturday = Date.parse('2026-11-21T00:10:00+05:30')
  expect(deadlinesOf(pace, saturday, []).nudgeFrom).toBe(Date.parse('2026-11-24T00:00:00+05:30'))
})

test('a holiday counts from its first minute to its last', () => {
  const since = Date.parse('2026-11-17T10:10:00Z')
  const holiday = { from: since + 20 * minute, to: since + 50 * minute }
  expect(deadlinesOf({ turn: hour, grace: 0 }, since, [holiday]).nudgeFrom).toBe(since + 90 * minute)
})

test('who goes away again and again keeps the others waiting for four weeks at one question, and no longer', () => {
  const since = Date.parse('2026-11-02T09:00:00Z')
  const holidays = [0, 28, 56].map(at => ({ from: since + at * day, to: since + (at + 28) * day }))
  expect(deadlinesOf({ turn: day, grace: 3 * day }, since, holidays).standInFrom).toBe(since + 32 * day)
})

test('however often somebody changes when they are away, few holidays are kept, and no turn is put off by more than the longest', () => {
  const change = fc.record({
    after: fc.integer({ min: 1, max: 2 * hour }),
    in: fc.integer({ min: -hour, max: day }),
    length: fc.integer({ min: 0, max: 10 * day }),
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 50, maxLength: 200 }), changes => {
      let now = Date.parse('2026-01-05')
      const since = now
      let holidays: readonly Holiday[] = []
      for (const { after, in: ahead, length } of changes) {
        now += after
        holidays = withHoliday(holidays, { from: now + ahead, to: now + ahead + length }, now, since)
        const ends = holidays.map(({ to }) => to)
        expect(holidays.every(({ from, to }, at) => from < to && from > (ends[at - 1] ?? 0))).toBe(true)
      }
      expect(holidays.length).toBeLessThanOrEqual(9)
      const { standInFrom } = deadlinesOf({ turn: day, grace: day }, since, holidays)
      expect(standInFrom - since).toBeLessThanOrEqual(2 * day + LONGEST_HOLIDAY)
    }),
    { numRuns: 30 },
  )
})

test('whoever extends a holiday has one, from when it began', () => {
  const began = withHoliday([], { from: 0, to: 5 * day }, 0, 0)
  expect(withHoliday(began, { from: 0, to: 7 * day }, 2 * day, 0)).toEqual([{ from: 0, to: 7 * day }])
})
