import { expect, test } from 'vitest'
import { areaPath, outlinePath } from './polyomino.ts'

const corners = (path: string) => path.match(/[ML]/g)?.length

test('A single cell is outlined by its four corners, moved inwards as far as asked.', () => {
  expect(outlinePath([[0, 0]], 10)).toBe('M10 0L10 10L0 10L0 0Z')
  expect(outlinePath([[0, 0]], 10, 0, 0, 1)).toBe('M9 1L9 9L1 9L1 1Z')
})

test('Shapes of four cells are outlined in one stroke with as many corners as they have.', () => {
  const t = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ] as const
  const s = [
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
  ] as const
  const l = [
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
  ] as const
  const square = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ] as const
  expect([t, s, l, square].map(cells => corners(outlinePath(cells, 10)))).toEqual([8, 8, 6, 4])
})

test('An area has a square for each cell.', () => {
  expect(
    areaPath(
      [
        [0, 0],
        [1, 2],
      ],
      5,
      1,
      2,
    ),
  ).toBe('M1 2h5v5h-5ZM11 7h5v5h-5Z')
})
