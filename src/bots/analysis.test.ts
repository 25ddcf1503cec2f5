import { describe, expect, it } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { newton } from '../games/newton/game.ts'
import { componentHash } from '../kernel/components.ts'
import type { CoreState, Game } from '../kernel/contract.ts'
import type { GameRecord } from '../kernel/record.ts'
import { analyse, largestLosses, review } from './analysis.ts'
import type { Level } from './levels.ts'
import { playMatch } from './match.ts'

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
  const reviewed = review(newton, record, [0, 1])
  const lost = (seat: number): number => {
    const own = reviewed.filter(one => one.seat === seat)
    return own.reduce((sum, one) => sum + one.loss, 0) / own.length
  }

  it('weighs every decision that left a choice, and says what was lost', () => {
    expect(reviewed.length).toBeGreaterThan(100)
    for (const { loss, chosen, best, index, seat } of reviewed) {
      expect(loss).toBeGreaterThanOrEqual(0)
      expect(record.answers[index]).toEqual({ seat, key: chosen })
      if (chosen === best) expect(loss).toBe(0)
    }
  })

  it('finds that a random player loses more by its choices than a scholar', () => {
    expect(lost(0)).toBeGreaterThan(3 * lost(1))
  })

  it('names the dearest mistakes first', () => {
    const worst = largestLosses(reviewed, 0)
    expect(worst).toHaveLength(5)
    expect(worst.map(one => one.loss)).toEqual(worst.map(one => one.loss).sort((a, b) => b - a))
  })

  it('sums up what each seat lost, with the words for it', () => {
    const { knowsGame, words, seats } = analyse(newton as unknown as Game, record)
    expect(knowsGame).toBe(true)
    expect(seats.map(one => one.seat)).toEqual([0, 1])
    for (const { seat, decisions, lost: sum, largest } of seats) {
      expect(sum / decisions).toBeCloseTo(lost(seat), 6)
      for (const { term } of largest.flatMap(one => one.terms)) expect(words.en[term]).toBeDefined()
    }
  })

  it('works for a game that bots know only the rules of', () => {
    const other = review(pebbles, recordOf(pebbles, ['random', 'random'], 'pond'), [0])
    expect(other.length).toBeGreaterThan(3)
    expect(other.every(one => one.seat === 0)).toBe(true)
  })
})
