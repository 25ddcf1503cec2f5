import { describe, expect, it } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { newton } from '../games/newton/game.ts'
import type { Game } from '../kernel/contract.ts'
import { answer, begin, isOver, questionFor } from '../kernel/play.ts'
import type { Question } from '../kernel/question.ts'
import { choose, type Level, levels, rank } from './choose.ts'
import { botAnswer } from './match.ts'
import { playUntil, taskAt } from './testing/midgame.ts'

const few = { iterations: 3 }

describe('bots at a table', () => {
  const games: readonly (readonly [Game, readonly Level[]])[] = [
    [newton, ['random']],
    [pebbles, levels],
  ]
  for (const [game, able] of games)
    for (const level of able)
      it(`play ${game.title} to its end at every number of players as ${level}`, () => {
        for (let players = game.players.min; players <= game.players.max; players++) {
          const play = begin(game, { players, seed: `${level}:${players}` })
          while (!isOver(play)) {
            const { seat } = play.open[0] as Question
            // An answer that is not legal is refused, and fails the test.
            answer(play, seat, botAnswer(play, seat, level, 'table', few))
          }
          expect(game.scores(play)).toHaveLength(players)
        }
      })

  it('answer legally at the levels that think, on positions throughout a game of Newton', () => {
    for (const players of [1, 2, 3, 4]) {
      const play = begin(newton, { players, seed: `long:${players}` })
      for (let step = 0; !isOver(play); step++) {
        const { seat, options } = play.open[0] as Question
        const keys = options.map(one => one.key)
        if (step % 40 === 7)
          for (const level of ['novice', 'scholar', 'master'] as const)
            expect(keys).toContain(choose(level, { ...taskAt(play), ...few }))
        answer(play, seat, botAnswer(play, seat, 'random', 'table', {}))
      }
    }
  })
})

describe('a bot', () => {
  const middle = playUntil(newton, 2, 'middle', play => play.state.round === 3)

  for (const level of levels)
    it(`gives the same answer to the same task as ${level}`, () => {
      const task = { ...taskAt(middle), ...few }
      expect(choose(level, task)).toBe(choose(level, task))
    })

  it('is not asked when it is another seat’s turn, and says so', () => {
    const other = 1 - taskAt(middle).seat
    expect(() => choose('novice', taskAt(middle, other))).toThrow(`seat ${other} is not asked now`)
  })
})

describe('a master', () => {
  const middle = playUntil(newton, 2, 'patience', play => play.state.round === 2)

  it('looks as often as it is told, and no more', () => {
    const visits = (iterations: number): number =>
      rank('master', { ...taskAt(middle), iterations }).reduce((sum, one) => sum + one.visits, 0)
    expect(visits(1)).toBe(1)
    expect(visits(5)).toBeLessThanOrEqual(5)
  })

  it('answers with the best plan of its turn when it has no time to look further', () => {
    const task = taskAt(middle)
    const hurried = rank('master', { ...task, budgetMs: 0 })
    expect(hurried.every(one => one.visits === 0)).toBe(true)
    expect(questionFor(middle, task.seat)?.options).toContain(hurried[0]?.option)
  })

  it('answers at once when there is nothing to choose', () => {
    const forced = playUntil(newton, 1, 'forced', play => play.open[0]?.options.length === 1)
    const [only] = rank('master', taskAt(forced))
    expect(only?.visits).toBe(0)
    expect(only?.option.key).toBe(forced.open[0]?.options[0]?.key)
  })
})

describe('who looks ahead with faults', () => {
  const values = (faults: number): readonly number[] => {
    const middle = playUntil(newton, 2, 'faulty', play => play.state.round === 2)
    const skill = { faults, looks: 4, experienced: false }
    return rank(skill, { ...taskAt(middle), iterations: 4 }).map(({ value }) => value)
  }

  it('judges positions by what it believes, the same each time', () => {
    expect(values(1)).not.toEqual(values(0))
    expect(values(1)).toEqual(values(1))
  })
})
