import { expect, test } from 'vitest'
import { evenSteps, meansOver } from './trend.ts'

test('the mean of a game is of it and those before', () => {
  expect(meansOver([10, 20, 30, 40], 2)).toEqual([10, 15, 25, 35])
})

test.each([[[0]], [[7, 7]], [[-3, 12]], [[62, 124]], [[1_000, 99_000]], [[5.5, 6]]])(
  'the steps of an axis hold all of %j, evenly and in few steps',
  points => {
    const steps = evenSteps(points)
    expect(steps.length).toBeGreaterThanOrEqual(2)
    expect(steps.length).toBeLessThanOrEqual(8)
    expect(steps[0]).toBeLessThanOrEqual(Math.min(...points))
    expect(steps.at(-1)).toBeGreaterThanOrEqual(Math.max(...points))
    const sizes = steps.slice(1).map((step, at) => step - (steps[at] ?? 0))
    expect(new Set(sizes).size).toBe(1)
  },
)
