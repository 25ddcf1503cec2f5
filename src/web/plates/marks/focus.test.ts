import { expect, test } from 'vitest'
import { boxAround } from '../geometry.ts'
import { focusParts } from './focus.ts'

const spots: Readonly<Record<string, number>> = { 'place:a': 0, 'place:b': 100, 'place:c': 300, 'place:d': 900 }
const boxOf = (place: string) => {
  const x = spots[place]
  return x === undefined ? undefined : boxAround({ x, y: 0 }, 10)
}

test('A question is about what can be gained, not about places that give nothing or are elsewhere.', () => {
  const at = { 'place:b': ['legal'], 'place:d': ['legal-empty'], 'card:x': ['legal'] } as const
  expect(focusParts({ at }, boxOf, ['place:a'])[0]).toEqual({ x: -5, y: -5, w: 110, h: 10 })
})

test('Where all that can be gained does not fit, the previewed way comes next.', () => {
  const marks = {
    at: { 'place:b': ['selected'], 'place:d': ['legal'] },
    preview: { way: ['place:a', 'place:b'] },
  } as const
  const [all, way] = focusParts(marks, boxOf, ['place:a'])
  expect(all?.w).toBe(910)
  expect(way?.w).toBe(110)
})

test('When nothing is asked, the last move is shown.', () => {
  expect(focusParts({ at: { 'place:c': ['last-move'] } }, boxOf)).toEqual([boxAround({ x: 300, y: 0 }, 10)])
})

test('Where the page points, that is shown, whatever else can be answered.', () => {
  const at = { 'place:b': ['hover'], 'place:d': ['legal'] } as const
  expect(focusParts({ at, look: ['card:x', 'place:b'] }, boxOf, ['place:a'])[0]).toEqual(
    boxAround({ x: 100, y: 0 }, 10),
  )
})
