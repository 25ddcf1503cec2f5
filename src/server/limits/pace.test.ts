import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pace, paces } from './pace.ts'

test('whatever is asked and however time passes, no more is granted than was there at first and came since', () => {
  const steps = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 2_000 }), cost: fc.integer({ min: 1, max: 30 }), after: fc.boolean() }),
    { maxLength: 200 },
  )
  fc.assert(
    fc.property(steps, taken => {
      let now = 0
      let granted = 0
      let spent = 0
      const speed = pace(10, 20, () => now)
      for (const { wait, cost, after } of taken) {
        now += wait
        if (after && speed.take()) {
          granted++
          speed.spend(cost)
          spent += cost
        } else if (!after && speed.take(cost)) granted += cost
        expect(granted).toBeLessThanOrEqual(20 + now / 100)
      }
      // What cost more than was left is waited for, up to once over.
      if (spent === 0) return
      now += 4_000
      expect(speed.full).toBe(true)
    }),
  )
})

test('what costs more than is left is refused and costs nothing', () => {
  const speed = pace(0, 10, () => 0)
  expect([speed.take(11), speed.take(6), speed.take(6), speed.take(4), speed.take()]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ])
})

test('what is reserved is waited for in the order in which it came, and refused when that would take too long', () => {
  let now = 0
  const speed = pace(10, 20, () => now)
  expect([speed.reserve(20, 1_000), speed.reserve(5, 1_000), speed.reserve(5, 1_000)]).toEqual([0, 500, 1_000])
  expect(speed.reserve(1, 1_000)).toBeUndefined()
  now = 500
  expect(speed.reserve(5, 1_000)).toBe(1_000)
})

test('each name has a pace of its own, and those who came long ago are forgotten without being let off', () => {
  let now = 0
  const all = paces(1, 5, () => now)
  const busy = all.of('busy')
  busy.spend(5)
  for (let index = 0; index < 5_000; index++) all.of(`passing ${index}`)
  expect(all.of('busy')).toBe(busy)
  expect(all.of('busy').take()).toBe(false)
  expect(all.of('other').take()).toBe(true)
  now = 1_000
  expect(all.of('busy').take()).toBe(true)
})
