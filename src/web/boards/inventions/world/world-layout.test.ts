import { expect, test } from 'vitest'
import { overlap } from '../../../plates/geometry.ts'
import { layWorld, usualWorld, worldHeight, worldIn, worldWidth } from './world-layout.ts'

test('the world fills its window, is never drawn too small to be read, and scrolls only where the window is too small', () => {
  for (let width = 300; width <= 2400; width += 70)
    for (let height = 200; height <= 1400; height += 60) {
      const { layout, scale } = worldIn({ width, height })
      expect(scale).toBeGreaterThanOrEqual(0.95)
      expect(layout.width * scale).toBeGreaterThanOrEqual(width - 1)
      expect(layout.height * scale).toBeGreaterThanOrEqual(height - 1)
      if (width >= 800 && height >= 385) {
        expect(layout.width * scale).toBeLessThanOrEqual(width + 1)
        expect(layout.height * scale).toBeLessThanOrEqual(height + 1)
      }
    }
})

test('displays never lie over each other, and the numbers of the regions stand between them', () => {
  for (const [width, height] of [
    [840, 404],
    [840, 484],
    [1000, 404],
    [1500, 900],
    [860, 900],
  ] as const) {
    const { spots } = layWorld(width, height)
    spots.forEach((spot, at) => {
      for (const other of spots.slice(at + 1)) expect(overlap(spot.display, other.display)).toBe(0)
      for (const { display } of spots) {
        const number = { x: spot.at.x - 13, y: spot.at.y - 13, w: 26, h: 26 }
        expect(overlap(number, display)).toBe(0)
      }
    })
  }
})

test('the coast is stretched by no more than a fifth', () => {
  for (const [width, height] of [
    [840, 404],
    [2000, 404],
    [840, 1400],
  ] as const) {
    const { scale } = layWorld(width, height)
    expect(scale.x / scale.y).toBeLessThanOrEqual(1.2001)
    expect(scale.y / scale.x).toBeLessThanOrEqual(1.2001)
  }
  expect(usualWorld).toEqual(layWorld(worldWidth, worldHeight))
})
