import { describe, expect, it } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { newton } from '../games/newton/game.ts'
import { componentHash } from '../kernel/components.ts'
import type { CoreState, Game } from '../kernel/contract.ts'
import type { GameRecord } from '../kernel/record.ts'
import { analyse, type SeatReview } from './analysis.ts'
import type { Level } from './levels.ts'
import { playMatch } from './match.ts'
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

describe('the analysis of a game', () => {
  const record = recordOf(newton, ['random', 'scholar'], 'review')
  const { turns, end } = playedTurns(newton, record)
  const heard: number[] = []
  const { knowsGame, words, seats } = analyse(newton, record, done => heard.push(done))
  const [random, scholar] = seats as [SeatReview, SeatReview]

  it('splits a record into turns that hold every answer once, in order', () => {
    expect(turns.flatMap(({ seat, keys }) => keys.map(key => ({ seat, key })))).toEqual(record.answers)
    for (const { index, keys, seat } of turns)
      expect(record.answers.slice(index, index + keys.length)).toEqual(keys.map(key => ({ seat, key })))
  })

  it('names at most five turns of a seat, in their order, each with another that is surely or fairly surely better', () => {
    for (const { seat, moments } of seats) {
      expect(moments.length).toBeLessThanOrEqual(5)
      expect(moments.map(one => one.index)).toEqual(moments.map(one => one.index).sort((a, b) => a - b))
      for (const { index, played, other, spread, sureness, points, terms } of moments) {
        expect(turns.find(turn => turn.index === index)).toMatchObject({ seat, keys: played })
        expect(other).not.toEqual(played)
        expect(spread.better / spread.continuations).toBeGreaterThanOrEqual(sureness === 'sure' ? 0.95 : 0.8)
        expect(points).toBeGreaterThan(0)
        for (const { term } of terms) expect(words.en[term]).toBeDefined()
      }
    }
  })

  it('finds that a random player loses more of what was to be had than a scholar, and no more than that', () => {
    const part = ({ lost, expected, result }: SeatReview): number => lost / Math.max(1, expected, result)
    expect(part(random)).toBeGreaterThan(part(scholar))
    for (const { lost, expected, result } of seats) expect(lost).toBeLessThanOrEqual(Math.max(0, expected, result))
  })

  it('counts every turn as good or as a loss, and tells how the game ended', () => {
    expect(knowsGame).toBe(true)
    for (const { seat, turns: all, good, moments, result } of seats) {
      expect(all).toBe(turns.filter(turn => turn.seat === seat).length)
      expect(all - good).toBeGreaterThanOrEqual(moments.filter(one => one.kind === 'loss').length)
      expect(result).toBe(newton.scores(end).find(score => score.seat === seat)?.total)
    }
  })

  it('tells how far it is, up to the end', () => {
    expect(heard).toEqual(heard.toSorted((a, b) => a - b))
    expect(heard.at(-1)).toBeCloseTo(1)
  })

  it('works for a game that bots know only the rules of, and finds the same again', () => {
    const pond = recordOf(pebbles, ['random', 'random'], 'pond')
    const first = analyse(pebbles, pond)
    expect(first.knowsGame).toBe(false)
    expect(first.seats.map(one => one.seat)).toEqual([0, 1])
    expect(analyse(pebbles, pond)).toEqual(first)
  })
})
