import { expect, test } from 'vitest'
import { componentsIn } from './component-list.ts'

test('items with an id are found in all lists, with the place where they stand', () => {
  const pack = {
    tiles: { city: [{ id: 'city-coins', source: 'rulebook', note: 'four' }], medicine: { id: 'medicine', sides: [1] } },
    map: { source: 'reconstructed', places: [{ id: 'basel' }] },
    constants: { rounds: 6 },
  }
  expect(componentsIn(pack)).toEqual([
    { id: 'city-coins', group: 'tiles.city', path: ['tiles', 'city', 0] },
    { id: 'medicine', group: 'tiles.medicine', path: ['tiles', 'medicine'] },
    { id: 'basel', group: 'map.places', path: ['map', 'places', 0] },
  ])
})
