import { rate } from 'openskill'
import { describe, expect, it } from 'vitest'
import { steps } from '../bots/levels.ts'
import { ratingOf } from '../bots/ratings.ts'
import { gameIds } from '../games/catalogue.ts'
import { anchorOf } from './anchors.ts'
import { newcomer } from './estimate.ts'
import { changesBy, type RatedSeat } from './rated-game.ts'
import { meanOfRating, shownRating } from './scale.ts'

const game = 'newton'

/** The share of victories that OpenSkill expects, read from how much it is surprised by one. */
function expectedByOpenSkill(one: number, other: number): number {
  const sigma = 0.001
  const beta = 25 / 6
  const c = Math.sqrt(2 * (beta ** 2 + sigma ** 2))
  const teams = [one, other].map(rating => [{ mu: meanOfRating(rating), sigma }])
  const [after] = rate(teams, { rank: [1, 2], tau: 0 })
  return 1 - ((after?.[0]?.mu ?? 0) - meanOfRating(one)) / (sigma ** 2 / c)
}

describe('the scale', () => {
  it.each([
    [1500, 1500],
    [1650, 1500],
    [1500, 1900],
  ])('expects of %d against %d what Elo expects', (one, other) => {
    expect(expectedByOpenSkill(one, other)).toBeCloseTo(1 / (1 + 10 ** ((other - one) / 400)), 3)
  })

  it('shows a level at its measured rating', () => {
    for (const level of steps) expect(shownRating(anchorOf(level, game)).rating).toBe(ratingOf(level, game))
  })

  it.each(gameIds)('lets a newcomer to %s be anything from a pupil to a scholar', id => {
    const { rating, low, high } = shownRating(newcomer)
    expect(rating).toBe(1500)
    expect(low).toBeLessThan(ratingOf('pupil', id))
    expect(high).toBeGreaterThan(ratingOf('scholar', id))
  })
})

describe('the change by a game', () => {
  const against = (level: RatedSeat, place: number) =>
    changesBy(game, [{ person: 'ada', place }, level], new Map())[0]?.after ?? newcomer

  it('is told of people only: levels stay where they are', () => {
    const changes = changesBy(
      game,
      [
        { level: 'scholar', place: 1 },
        { person: 'ada', place: 2 },
      ],
      new Map(),
    )
    expect(changes.map(change => change.person)).toEqual(['ada'])
  })

  it('is the greater, the stronger the level that was beaten', () => {
    const rises = steps.map(level => against({ level, place: 2 }, 1).mean)
    expect(rises.toSorted((a, b) => a - b)).toEqual(rises)
  })

  it('brings whoever wins half of all games against a level to that level', () => {
    for (const level of ['pupil', 'scholar'] as const) {
      let known = newcomer
      for (let at = 0; at < 200; at++) {
        const [own, other] = at % 2 === 0 ? [1, 2] : [2, 1]
        const seats: readonly RatedSeat[] = [
          { person: 'ada', place: own },
          { level, place: other },
        ]
        known = changesBy(game, seats, new Map([['ada', known]]))[0]?.after ?? known
      }
      const { rating, low, high } = shownRating(known)
      expect(Math.abs(rating - ratingOf(level, game))).toBeLessThan(40)
      expect(high - low).toBeLessThan(300)
    }
  })
})
