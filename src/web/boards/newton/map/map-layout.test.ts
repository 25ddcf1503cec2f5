import { expect, test } from 'vitest'
import { checkPack } from '../../../../games/newton/check.ts'
import json from '../../../../games/newton/components.json' with { type: 'json' }
import { boxAround, distance, overlap } from '../../../plates/geometry.ts'
import { coastline } from '../coastline.ts'
import { mapFrame, mapLayout } from './map-layout.ts'
import { placeBox } from './place-positions.ts'
import { costSize } from './route-layout.ts'
import { fieldLength, scoreFields, scoreSpot } from './score-positions.ts'

const pack = checkPack(json)
const layout = mapLayout(pack)
const boxes = layout.places.map(({ place, at }) => ({ id: place.id, box: placeBox(place, at) }))
const costs = layout.routes.flatMap(({ route, cost }) =>
  cost === undefined ? [] : [{ id: route.id, box: boxAround(cost, costSize - 2) }],
)

const pairs = <T>(list: readonly T[]) => list.flatMap((a, i) => list.slice(i + 1).map(b => [a, b] as const))

test('Every place of the map has its true position in the coastline, and stands near it.', () => {
  for (const { place, at } of layout.places) {
    const [x, y] = coastline.places[place.id] ?? [Number.NaN, Number.NaN]
    expect(distance({ x, y }, at), place.id).toBeLessThan(40)
  }
})

test('No two places of the map touch, with their rings.', () => {
  const ringed = layout.places.map(({ place, at }) => ({ id: place.id, box: placeBox(place, at, 4) }))
  for (const [a, b] of pairs(ringed)) expect(overlap(a.box, b.box), `${a.id} and ${b.id}`).toBe(0)
})

test('Every paid route has its cost beside places and other costs, not on them.', () => {
  expect(costs).toHaveLength(pack.map.routes.filter(route => route.cost > 0).length)
  for (const cost of costs)
    for (const { id, box } of boxes) expect(overlap(cost.box, box), `${cost.id} on ${id}`).toBeLessThan(20)
  for (const [a, b] of pairs(costs)) expect(overlap(a.box, b.box), `${a.id} and ${b.id}`).toBeLessThan(20)
})

test('Names lie inside the frame and clear of other names, of places and of costs.', () => {
  for (const name of layout.names) {
    expect(overlap(name.box, mapFrame), name.place.id).toBeCloseTo(name.box.w * name.box.h)
    for (const { place, at } of layout.places)
      expect(overlap(name.box, placeBox(place, at, -2)), `${name.place.id} on ${place.id}`).toBeLessThan(30)
    for (const cost of costs) expect(overlap(name.box, cost.box), `${name.place.id} on ${cost.id}`).toBeLessThan(40)
  }
  for (const [a, b] of pairs(layout.names))
    expect(overlap(a.box, b.box), `${a.place.id} and ${b.place.id}`).toBeLessThan(20)
})

test('The score goes once around the frame, field after field, and begins again.', () => {
  const spots = Array.from({ length: scoreFields }, (_, score) => scoreSpot(score))
  for (const [i, spot] of spots.slice(1).entries()) {
    const before = spots[i]
    if (before?.side === spot.side) expect(distance(before, spot)).toBeCloseTo(fieldLength)
  }
  expect(new Set(spots.map(spot => spot.side))).toEqual(new Set(['top', 'right', 'bottom', 'left']))
  expect(scoreSpot(scoreFields + 3)).toEqual(scoreSpot(3))
})

test('A place that no atlas knows stands where its component data puts it.', () => {
  const places = pack.map.places.map(place =>
    place.id === 'dublin' ? { ...place, id: 'atlantis', x: 5, y: 40 } : place,
  )
  const at = mapLayout({ ...pack, map: { places, routes: [] } }).positions.get('atlantis')
  expect(at?.x).toBeLessThan(120)
  expect(at?.y).toBeGreaterThan(150)
})
