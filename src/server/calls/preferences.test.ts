import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preferencesOf, quietUntil } from './preferences.ts'

const at = (time: string): number => Date.parse(`2026-11-18T${time}Z`)

test('quiet hours last over midnight, in the person’s own time zone', () => {
  const night = { quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'Europe/Rome' }
  expect(quietUntil(night, at('20:59:59'))).toBeUndefined()
  expect(quietUntil(night, at('21:00:30'))).toBe(at('21:00:00') + 9 * 3_600_000)
  expect(quietUntil(night, at('05:59:30'))).toBe(at('06:00:00'))
  expect(quietUntil(night, at('06:00:00'))).toBeUndefined()
})

test('quiet hours of no length are none, and settings that cannot be read count as not chosen', () => {
  expect(quietUntil({ quiet: { from: 60, to: 60 } }, at('01:00:00'))).toBeUndefined()
  expect(quietUntil({}, at('01:00:00'))).toBeUndefined()
  expect(preferencesOf({ settings: { calls: { quiet: { from: -1, to: 'x' } } } })).toEqual({})
  expect(preferencesOf({ settings: {} })).toEqual({})
})

test('in the night in which clocks are set, quiet hours end when the clock says so', () => {
  const night = { quiet: { from: 22 * 60, to: 7 * 60 }, zone: 'Europe/Rome' }
  const [spring, autumn] = ['2026-03-28T23:00:00+01:00', '2026-10-24T23:00:00+02:00'].map(Date.parse)
  expect(quietUntil(night, spring ?? 0)).toBe(Date.parse('2026-03-29T07:00:00+02:00'))
  expect(quietUntil(night, autumn ?? 0)).toBe(Date.parse('2026-10-25T07:00:00+01:00'))
  const short = { ...night, quiet: { from: 22 * 60, to: 150 } }
  expect(quietUntil(short, spring ?? 0)).toBe(Date.parse('2026-03-29T03:00:00+02:00'))
})

test('whatever the zone, the hours and the date: they end at the first minute that is not quiet', () => {
  const shownIn = (zone: string) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: zone })
    return (at: number): number => {
      const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number)
      return hour * 60 + minute
    }
  }
  const minute = fc.integer({ min: 0, max: 1439 })
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.record({ from: minute, to: minute }),
      fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-01-01') }),
      (zone, quiet, now) => {
        const shown = shownIn(zone)
        const isQuiet = (at: number): boolean => {
          const clock = shown(at)
          return quiet.from <= quiet.to
            ? clock >= quiet.from && clock < quiet.to
            : clock >= quiet.from || clock < quiet.to
        }
        const ends = quietUntil({ quiet, zone }, now)
        if (ends === undefined) return !isQuiet(now)
        if (isQuiet(ends)) return false
        for (let at = ends - 60_000; at > now; at -= 60_000) if (!isQuiet(at)) return false
        return isQuiet(now)
      },
    ),
    { numRuns: 60 },
  )
})
