import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { requestCounts } from './request-counts.ts'

const SPAN = 1_000

test('whatever the wall clock says, requests are counted in spans of their own, which end', () => {
  const steps = fc.array(
    fc.record({ pass: fc.integer({ min: 0, max: 700 }), set: fc.integer({ min: -1e9, max: 1e9 }) }),
  )
  fc.assert(
    fc.property(steps, taken => {
      let now = 0
      let began = Number.NEGATIVE_INFINITY
      let count = 0
      const counts = requestCounts(() => now)
      for (const { pass, set } of taken) {
        now += pass
        vi.setSystemTime(1e12 + set)
        if (now >= began + SPAN) [began, count] = [now, 0]
        count++
        counts.incr('ada', (_fault, told) => expect(told).toEqual({ current: count, ttl: began + SPAN - now }), SPAN, 5)
      }
    }),
  )
  vi.useRealTimers()
})

test('who comes is counted for themselves, and those who have not come for long are forgotten before the others', () => {
  const counts = requestCounts(() => 0)
  const came = (whose: string): number => {
    let current = 0
    counts.incr(whose, (_fault, told) => (current = told?.current ?? 0), SPAN, 5)
    return current
  }
  came('ada')
  for (let other = 0; other < 4_999; other++) came(`other ${other}`)
  expect(came('ada')).toBe(2)
  came('one more')
  expect([came('ada'), came('other 0')]).toEqual([3, 1])
})
