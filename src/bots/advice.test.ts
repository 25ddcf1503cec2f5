import { describe, expect, it } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { newton } from '../games/newton/game.ts'
import { answer, fork } from '../kernel/play.ts'
import type { Question } from '../kernel/question.ts'
import { languages } from '../kernel/words.ts'
import { advise } from './advice.ts'
import { rank } from './choose.ts'
import { newtonMind } from './newton/mind.ts'
import { playUntil, taskAt } from './testing/midgame.ts'

const middle = playUntil(newton, 2, 'advice', play => play.state.round === 4)

describe('advice', () => {
  for (const level of ['novice', 'scholar', 'master'] as const)
    it(`of a ${level} is made of terms that add up to the value`, () => {
      for (const { value, terms, visits } of rank(level, { ...taskAt(middle), iterations: 6 }))
        expect(
          terms.reduce((sum, one) => sum + one, 0),
          `${visits}`,
        ).toBeCloseTo(value, 6)
    })

  it('names for each option the terms that make the difference, and what is left of it', () => {
    const { options } = advise('scholar', taskAt(middle))
    expect(options.length).toBeGreaterThan(1)
    for (const { difference, terms, rest } of options) {
      expect(terms.length).toBeLessThanOrEqual(3)
      expect(terms.reduce((sum, one) => sum + one.difference, rest)).toBeCloseTo(difference, 6)
    }
    expect(options[0]?.difference).toBeGreaterThanOrEqual(0)
    expect(options[1]?.difference).toBeLessThanOrEqual(0)
  })

  it('says how the turn would go on: a chain of answers that can be given one after the other', () => {
    const { options } = advise('scholar', taskAt(middle))
    const { seat } = middle.open[0] as Question
    for (const { key, line } of options) {
      expect(line[0]).toBe(key)
      const play = fork(middle)
      for (const answered of line) answer(play, seat, answered)
      expect(play.game.moment(play.state)).not.toEqual(middle.game.moment(middle.state))
    }
  })

  it('says honestly whether bots know more of the game than its rules', () => {
    expect(advise('scholar', taskAt(middle)).knowsGame).toBe(true)
    const pond = playUntil(pebbles, 2, 'advice', play => play.state.round === 2)
    const { knowsGame, words, options } = advise('scholar', taskAt(pond))
    expect(knowsGame).toBe(false)
    expect(words.en).toEqual({ score: 'score' })
    expect(options.length).toBeGreaterThan(0)
  })

  it('has words for every term in every language', () => {
    for (const language of languages)
      expect(Object.keys(newtonMind.words[language]).sort()).toEqual([...newtonMind.terms].sort())
  })
})
