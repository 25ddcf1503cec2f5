import { expect, test } from 'vitest'
import { cropAround } from './crop.ts'

const sheet = { width: 600, height: 400 }
const any = { least: 0, most: 100 }

test('with nothing to show the whole sheet is shown', () => {
  expect(cropAround([], sheet, any)).toEqual({ x: 0, y: 0, w: 600, h: 400 })
})

test('all boxes are shown with a margin around them', () => {
  const crop = cropAround(
    [
      { x: 100, y: 100, w: 20, h: 20 },
      { x: 200, y: 150, w: 20, h: 20 },
    ],
    sheet,
    any,
  )
  expect(crop).toEqual({ x: 70, y: 70, w: 180, h: 130 })
})

test('a strip is made higher and a tower wider, around their middle', () => {
  const strip = cropAround([{ x: 100, y: 190, w: 340, h: 20 }], sheet, { least: 1, most: 2 })
  expect(strip).toEqual({ x: 70, y: 100, w: 400, h: 200 })
  const tower = cropAround([{ x: 290, y: 60, w: 20, h: 140 }], sheet, { least: 1, most: 2 })
  expect(tower).toEqual({ x: 200, y: 30, w: 200, h: 200 })
})

test('a piece never leaves the sheet', () => {
  const corner = cropAround([{ x: 0, y: 380, w: 20, h: 20 }], sheet, { least: 1, most: 1 })
  expect(corner.x).toBe(0)
  expect(corner.y + corner.h).toBe(400)
  const all = cropAround([{ x: 0, y: 0, w: 600, h: 400 }], sheet, any)
  expect(all).toEqual({ x: 0, y: 0, w: 600, h: 400 })
})
