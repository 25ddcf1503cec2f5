import { describe, expect, it } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { newton } from '../games/newton/game.ts'
import { componentHash } from '../kernel/components.ts'
import type { CoreState, Game } from '../kernel/contract.ts'
import type { GameRecord } from '../kernel/record.ts'
import type { Analysis, SeatReview } from './analysis.ts'
import type { Level } from './levels.ts'
import { playMatch } from './match.ts'
import { analyse, firstAndMore } from './review/review-game.ts'
import { type DoPart, type ReviewedGame, reviewedGame } from './review/review-parts.ts'
import { playedTurns } from './review/turns.ts'

function recordOf<S extends CoreState, C>(game: Game<S, C>, seats: readonly Level[], seed: string): GameRecord {
  return {
    format: 'athenaeum-record',
    version: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    components: componentHash(game.pack),
    players: seats.length,
    options: { confirm: false },
    seed,
    answers: playMatch(game, { seed, seats, thinking: {} }).answers,
  } as GameRecord
}

describe('the analysis of a game', async () => {
  const record = recordOf(newton, ['random', 'scholar'], 'review')
  const { turns, end } = playedTurns(newton, record)
  const { components } = end
  const heard: number[] = []
  const whole = await analyse(newton, record, { progress: done => heard.push(done) })
  const { knowsGame, words, seats } = whole
  const [random, scholar] = seats as [SeatReview, SeatReview]

  it('splits a record into turns that hold every answer once, in order', () => {
    expect(turns.flatMap(({ seat, keys }) => keys.map(key => ({ seat, key })))).toEqual(record.answers)
    for (const { index, keys, seat } of turns)
      expect(record.answers.slice(index, index + keys.length)).toEqual(keys.map(key => ({ seat, key })))
  })

  it('names the five turns of a seat that mattered most, then the others, each list in its order', () => {
    const [some] = seats.flatMap(one => one.moments)
    if (some === undefined) throw new Error('the review named no turn')
    const { moments, more } = firstAndMore([40, 7, 3, 90, 12, 61, 25].map(index => ({ ...some, index })))
    expect(moments.map(one => one.index)).toEqual([3, 7, 12, 40, 90])
    expect(more.map(one => one.index)).toEqual([25, 61])
    for (const seat of seats) expect(firstAndMore([...seat.moments, ...seat.more])).toMatchObject({ more: seat.more })
  })

  it('lays another turn beside each that is better in most continuations, or clearly on average', () => {
    for (const { seat, moments, more } of seats)
      for (const { index, played, other, spread, sureness, points, terms } of [...moments, ...more]) {
        expect(turns.find(turn => turn.index === index)).toMatchObject({ seat, keys: played })
        expect(other).not.toEqual(played)
        if (sureness === 'onAverage') expect(spread.mean).toBeGreaterThan(2 * spread.error)
        else expect(spread.better / spread.continuations).toBeGreaterThanOrEqual(sureness === 'sure' ? 0.95 : 0.8)
        expect(points).toBeGreaterThan(0)
        for (const { term } of terms) expect(words.en[term]).toBeDefined()
      }
  })

  it('says what the points of a turn are made of when the game is over: together they are as many', () => {
    const told = seats.flatMap(({ moments, more }) => [...moments, ...more])
    expect(told).not.toEqual([])
    for (const { points, ends } of told) {
      const own = ends?.own ?? []
      const sum = own.reduce((all, one) => all + one.points, ends?.others ?? 0)
      expect(Math.abs(sum - points)).toBeLessThan(0.5)
      for (const { because } of own) expect(newton.words.en.scoreReason(components, because)).not.toBe('')
    }
  })

  it('finds that a random player loses more of what was to be had than a scholar, and no more than that', () => {
    const part = ({ lost, expected, result }: SeatReview): number => lost / Math.max(1, expected, result)
    expect(part(random)).toBeGreaterThan(part(scholar))
    for (const { lost, expected, result } of seats) expect(lost).toBeLessThanOrEqual(Math.max(0, expected, result))
  })

  it('counts every turn as good or as a loss, and tells how the game ended', () => {
    expect(knowsGame).toBe(true)
    for (const { seat, turns: all, good, moments, more, result } of seats) {
      expect(all).toBe(turns.filter(turn => turn.seat === seat).length)
      expect(all - good).toBe([...moments, ...more].filter(one => one.kind === 'loss').length)
      expect(result).toBe(newton.scores(end).find(score => score.seat === seat)?.total)
    }
  })

  it('tells how far it is, up to the end', () => {
    expect(heard).toEqual(heard.toSorted((a, b) => a - b))
    expect(heard.at(-1)).toBeCloseTo(1)
  })

  it('works for a game that bots know only the rules of, and finds the same again', async () => {
    const pond = recordOf(pebbles, ['random', 'random'], 'pond')
    const first = await analyse(pebbles, pond)
    expect(first.knowsGame).toBe(false)
    expect(first.seats.map(one => one.seat)).toEqual([0, 1])
    expect(await analyse(pebbles, pond)).toEqual(first)
  })
  it('comes to the same when several share its parts, and tells of the seat that comes first while the others are looked into', async () => {
    const pond = recordOf(pebbles, ['random', 'random'], 'shared')
    const alone = await analyse(pebbles, pond)
    const told: Analysis[] = []
    const hands = [reviewedGame(pebbles, pond), reviewedGame(pebbles, pond)]
    let next = 0
    const doPart: DoPart = async part => {
      const hand = hands[next++ % hands.length] as ReviewedGame
      await new Promise(resolve => setTimeout(resolve, next % 3))
      return hand.doPart(structuredClone(part))
    }
    const progress = (_: number, soFar?: Analysis): void => void (soFar && told.push(soFar))
    const shared = await analyse(pebbles, pond, { first: 1, doPart, progress })
    expect(shared).toEqual(alone)
    expect(told.map(one => one.seats.map(({ seat }) => seat))).toEqual([[1], [0, 1]])
    expect(told[0]?.seats[0]).toEqual(alone.seats[1])
  })
})
