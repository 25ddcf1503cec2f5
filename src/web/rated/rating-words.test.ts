import { describe, expect, it } from 'vitest'
import { steps } from '../../bots/levels.ts'
import { ratingOf } from '../../bots/ratings.ts'
import { ENOUGH_GAMES } from '../../protocol/ratings.ts'
import { en } from '../messages/en.ts'
import { numberOf, ratingInWords, whereAmong } from './rating-words.ts'

const game = 'newton'
const info = { rating: 1612, low: 1500, high: 1724, games: ENOUGH_GAMES }

describe('a rating in words', () => {
  it('is a place between the bots, whatever the rating', () => {
    expect(whereAmong(ratingOf('novice', game) - 1, game, en)).toBe('below Novice')
    expect(whereAmong(ratingOf('master', game), game, en)).toBe('above Master')
    for (const [at, level] of steps.slice(0, -1).entries())
      expect(whereAmong(ratingOf(level, game) + 1, game, en)).toBe(
        `between ${en.levels.names[level]} and ${en.levels.names[steps[at + 1] ?? '']}`,
      )
  })

  it('has its width, and no number before there are enough games', () => {
    expect(numberOf(info, en)).toBe('1612 ± 112')
    expect(numberOf({ ...info, games: ENOUGH_GAMES - 1 }, en)).toBe('too early to say')
    expect(ratingInWords({ ...info, games: ENOUGH_GAMES - 1 }, game, en)).toBe('too early to say (1 rated game to go)')
  })
})
