import { expect, test } from 'vitest'
import { componentsIn } from './component-list.ts'

test('items with an id are found in all lists, with the source of their list unless they have their own', () => {
  const pack = {
    tiles: { city: [{ id: 'city-coins', source: 'rulebook', note: 'four' }], medicine: { id: 'medicine', sides: [1] } },
    map: { source: 'reconstructed', places: [{ id: 'basel' }] },
    constants: { rounds: 6 },
  }
  expect(componentsIn(pack)).toEqual([
    { id: 'city-coins', group: 'tiles.city', source: 'rulebook', note: 'four' },
    { id: 'medicine', group: 'tiles.medicine', source: undefined, note: undefined },
    { id: 'basel', group: 'map.places', source: 'reconstructed', note: undefined },
  ])
})
