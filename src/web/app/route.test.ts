import { expect, test } from 'vitest'
import { addressOf, type PageRoute, routeOf } from './route.ts'

const at = (address: string): PageRoute => routeOf(new URL(address, 'https://host'))

test('every route is found again from its address', () => {
  const routes: readonly PageRoute[] = [
    { page: 'home' },
    { page: 'table', id: 'here-12ab' },
    { page: 'table', id: 'aZ3', link: 'spectate-x_y' },
    { page: 'link', secret: 'invite-x_y' },
    { page: 'replay', id: 'here-12ab', at: 70, seat: 2 },
    { page: 'replay', id: 'here-12ab' },
    { page: 'handbook', game: 'newton', chapter: 'travel' },
    { page: 'rules', game: 'newton', rule: 'N-7.1' },
    { page: 'components', game: 'newton', item: 'l1-work-a' },
    { page: 'known', game: 'newton' },
    { page: 'workshop', game: 'newton' },
    { page: 'workshop', game: 'newton', at: 'map.places.3' },
    { page: 'workshop', game: 'newton', shared: 'pack_x-y_z' },
    { page: 'shared', packed: 'x-y_z', at: 3 },
    { page: 'shared-game', id: 'game_x-y_z' },
    { page: 'shared-game', id: 'game_x-y_z', at: 12, seat: 1 },
    { page: 'challenges' },
    { page: 'challenges', game: 'newton' },
    { page: 'challenge', game: 'newton', id: 'newton-12ab34cd' },
    { page: 'ratings', game: 'newton' },
    { page: 'settings' },
    { page: 'you' },
    { page: 'about' },
    { page: 'mail', secret: 'prove_x' },
  ]
  for (const route of routes) expect(at(addressOf(route))).toEqual(route)
})

test('an address that leads nowhere is told apart', () => {
  expect(at('/table')).toEqual({ page: 'lost' })
  expect(at('/nothing/here')).toEqual({ page: 'lost' })
})

test('a moment that is not a number is left out', () => {
  expect(at('/replay/x?at=-3')).toEqual({ page: 'replay', id: 'x' })
  expect(at('/replay/x?at=soon')).toEqual({ page: 'replay', id: 'x' })
})

test('an address that was cut off in the middle of a letter is read as it stands', () => {
  expect(at('/person/Ad%C3')).toEqual({ page: 'person', name: 'Ad%C3' })
  expect(at('/shared#x%')).toEqual({ page: 'shared', packed: 'x%' })
})
