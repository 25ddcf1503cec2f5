import { expect, test } from 'vitest'
import { roomIn, roomWords, textIn, unitIn } from './room.ts'

test('laptops, tablets, phones and large windows get the room that suits them', () => {
  const rooms = (sizes: readonly (readonly [number, number])[]) =>
    sizes.map(([width, height]) => roomIn({ width, height }))
  expect(
    new Set(
      rooms([
        [1280, 585],
        [1366, 657],
        [1440, 789],
        [1024, 768],
        [1180, 820],
        [3840, 2160],
      ]),
    ),
  ).toEqual(new Set(['wide']))
  expect(
    new Set(
      rooms([
        [820, 1180],
        [768, 1024],
        [1024, 1366],
      ]),
    ),
  ).toEqual(new Set(['upright']))
  expect(
    new Set(
      rooms([
        [844, 390],
        [720, 450],
        [683, 328],
        [568, 320],
      ]),
    ),
  ).toEqual(new Set(['side']))
  expect(
    new Set(
      rooms([
        [390, 844],
        [320, 568],
        [430, 932],
      ]),
    ),
  ).toEqual(new Set(['phone']))
})

test('every window has a room in which the question has its least width', () => {
  for (let width = 320; width <= 3840; width += 20)
    for (let height = 320; height <= 2160; height += 20) {
      const room = roomIn({ width, height })
      if (room === 'wide') expect(width).toBeGreaterThanOrEqual(318 + 8 + 400)
      if (room === 'upright') expect(width).toBeGreaterThanOrEqual(640)
      if (room === 'side') expect(width).toBeGreaterThanOrEqual(height)
    }
})

test('only large windows are drawn larger, and never beyond their room', () => {
  expect(unitIn({ width: 1440, height: 900 })).toBe(1)
  expect(unitIn({ width: 3840, height: 940 })).toBe(1)
  for (const [width, height] of [
    [1900, 950],
    [2560, 1300],
    [3840, 2160],
    [1950, 2160],
  ] as const) {
    const unit = unitIn({ width, height })
    expect(unit).toBeGreaterThanOrEqual(1)
    expect(unit).toBeLessThanOrEqual(2)
    expect(roomIn({ width: width / unit, height: height / unit })).toBe(roomIn({ width, height }))
  }
})

test('style sheets are told what a room is short of', () => {
  expect(roomWords({ width: 1440, height: 900 })).toBe('wide roomy')
  expect(roomWords({ width: 1366, height: 657 })).toBe('wide roomy slim low')
  expect(roomWords({ width: 390, height: 844 })).toBe('phone small narrow slim tight')
})

test('larger text leaves a phone the room of the smallest one', () => {
  expect(textIn({ width: 1440, height: 900 }, 1.5)).toBe(1.5)
  expect(textIn({ width: 320, height: 568 }, 1.5)).toBe(1)
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [360, 640],
    [412, 915],
  ] as const) {
    const text = textIn({ width, height }, 1.5)
    expect(Math.min(width, height) / text).toBeGreaterThanOrEqual(320)
    expect(Math.max(width, height) / text).toBeGreaterThanOrEqual(568)
  }
})
