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
