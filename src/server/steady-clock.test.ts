import fc from 'fast-check'
import { expect, test } from 'vitest'
import { steadyClock } from './steady-clock.ts'

/** A wall clock that is set now and then, and a machine on which time passes. */
function machine(notBefore = 0) {
  let wall = 1_700_000_000_000
  let passed = 0
  return {
    now: steadyClock(
      () => wall,
      notBefore,
      () => passed,
    ),
    wall: () => wall,
    pass(milliseconds: number) {
      wall += milliseconds
      passed += milliseconds
    },
    set(by: number) {
      wall += by
    },
  }
}

const hour = 3_600_000

test('however the wall clock is set, time never goes back and, short of a long step, never runs a tenth faster or slower', () => {
  const step = fc.record({
    pass: fc.integer({ min: 0, max: 10_000 }),
    set: fc.integer({ min: -10_000 * hour, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      const { now, pass, set, wall } = machine()
      for (const one of steps) {
        const before = now()
        set(one.set)
        pass(one.pass)
        const leap = wall() - before > 2 * hour
        const went = now() - before
        expect(went).toBeGreaterThanOrEqual(0.9 * one.pass - 1)
        if (!leap) expect(went).toBeLessThanOrEqual(1.1 * one.pass + 1)
      }
    }),
  )
})

test('a wall clock that is set an hour on or back is followed in ten hours', () => {
  for (const by of [hour, -hour]) {
    const { now, pass, set, wall } = machine()
    set(by)
    pass(5 * hour)
    expect(Math.abs(wall() - now())).toBeGreaterThan(hour / 3)
    pass(5 * hour + 10)
    expect(Math.abs(wall() - now())).toBeLessThanOrEqual(1)
  }
})

test('a machine that slept for a night has its right time at once', () => {
  const { now, pass, set, wall } = machine()
  pass(1_000)
  set(8 * hour)
  expect(now()).toBe(wall())
})

test('what was kept under a clock that was ahead is not in the future: time begins there, and the wall clock is waited for', () => {
  const { now, pass, wall } = machine(1_700_000_000_000 + hour)
  expect(now()).toBe(wall() + hour)
  for (let passed = 0; passed < 9; passed++) {
    pass(hour)
    expect(now()).toBeGreaterThan(wall())
  }
  pass(hour + 10)
  expect(now()).toBe(wall())
})
