import { beforeEach, expect, it, vi } from 'vitest'
import { ratingOf } from '../../bots/ratings.ts'
import { forgetServerRatings, keepServerRatings, offeredLevel } from './kept-strength.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

const game = 'newton'
const atServer = (games: number) => {
  const rating = ratingOf('scholar', game)
  return { game, rating, low: rating - 200, high: rating + 200, games, trend: [] }
}
const playedHere = (games: number): void => {
  const counted = Array.from({ length: games }, (_, at) => `t${at}`)
  kept.set(`athenaeum-strength-${game}`, JSON.stringify({ rating: ratingOf('pupil', game), counted }))
}

it('the level that is offered follows the results on this device, or those at the server where they are more', () => {
  expect(offeredLevel(game)).toBe('novice')
  playedHere(5)
  keepServerRatings([atServer(4)])
  expect(offeredLevel(game)).toBe('pupil')
  keepServerRatings([atServer(6)])
  expect(offeredLevel(game)).toBe('scholar')
  expect(offeredLevel('expo1906')).toBe('novice')
})

it('who signs out leaves no rating behind', () => {
  keepServerRatings([atServer(6)])
  forgetServerRatings()
  expect(offeredLevel(game)).toBe('novice')
})

it('what is kept in a way that nobody understands is as good as nothing', () => {
  for (const text of ['{', 'null', '7', '{"newton":3}', '{"newton":null}']) {
    kept.set('athenaeum-ratings', text)
    expect(offeredLevel(game)).toBe('novice')
  }
})
