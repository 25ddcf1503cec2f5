import { expect, test } from 'vitest'
import { boxAround, overlap } from '../geometry.ts'
import { chipHeight, chipWidth, placeChip } from './chip-layout.ts'
import { boxOf, type Shape } from './shape.ts'

const frame = { x: 0, y: 0, w: 300, h: 200 }
const shape: Shape = { kind: 'disc', radius: 12 }
const width = chipWidth([{ change: -1, icon: 'coin' }])

test('A chip stays inside the frame and off its own place, in the middle and in every corner.', () => {
  for (const at of [
    { x: 150, y: 100 },
    { x: 14, y: 14 },
    { x: 286, y: 14 },
    { x: 14, y: 186 },
    { x: 286, y: 186 },
  ]) {
    const chip = boxAround(placeChip(at, shape, width, [], frame), width, chipHeight)
    expect(overlap(chip, frame)).toBeCloseTo(chip.w * chip.h)
    expect(overlap(chip, boxOf(shape, at))).toBe(0)
  }
})

test('A chip goes where it covers nothing while there is such a place.', () => {
  const at = { x: 150, y: 100 }
  const right = { x: 165, y: 80, w: 135, h: 40 }
  const chip = boxAround(placeChip(at, shape, width, [right], frame), width, chipHeight)
  expect(overlap(chip, right)).toBe(0)
})
