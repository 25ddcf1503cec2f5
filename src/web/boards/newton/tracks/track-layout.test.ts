import { expect, test } from 'vitest'
import { checkPack } from '../../../../games/newton/check.ts'
import json from '../../../../games/newton/components.json' with { type: 'json' }
import { distance, overlap } from '../../../plates/geometry.ts'
import { boxOf } from '../../../plates/marks/shape.ts'
import { studentSpot, techShape, techSpot, tracksHeight, tracksWidth, workSpot } from './track-layout.ts'

const pack = checkPack(json)
const { spaces } = pack.technologyTrack

test('No two spaces of the technology track touch, and all lie on the plate.', () => {
  const boxes = spaces.map(space => ({ id: space.id, box: boxOf(techShape(space), techSpot(space), 2) }))
  for (const [i, a] of boxes.entries()) {
    expect(overlap(a.box, { x: 0, y: 0, w: tracksWidth, h: tracksHeight }), a.id).toBeCloseTo(a.box.w * a.box.h)
    for (const b of boxes.slice(i + 1)) expect(overlap(a.box, b.box), `${a.id} and ${b.id}`).toBe(0)
  }
})

test('A space of the technology track lies above the space from which it is reached.', () => {
  for (const space of spaces)
    for (const id of space.next) {
      const next = spaces.find(one => one.id === id)
      expect(next && techSpot(next).y, id).toBeLessThan(techSpot(space).y)
    }
})

test('Work spaces are evenly spaced from one end of the rule to the other.', () => {
  const count = pack.workTrack.spaces.length
  const steps = Array.from({ length: count - 1 }, (_, i) => workSpot(i + 1, count).x - workSpot(i, count).x)
  for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 1)
})

test('Four students at one space can be told apart, and sixteen at the start.', () => {
  for (const space of spaces) {
    const count = space.kind === 'start' ? 16 : 4
    const spots = Array.from({ length: count }, (_, i) => studentSpot(space, i, count))
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(distance(a, b), space.id).toBeGreaterThan(9)
  }
})
