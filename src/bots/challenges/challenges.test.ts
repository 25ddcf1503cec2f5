import { describe, expect, it } from 'vitest'
import { newton } from '../../games/newton/game.ts'
import type { Game } from '../../kernel/contract.ts'
import { answer, begin, fork } from '../../kernel/play.ts'
import { recordOf, writeRecord } from '../../kernel/record.ts'
import { midgameOf } from '../testing/midgame.ts'
import { type ChallengeBook, counterOf, countersOf, gainSince, positionOf, turnIsOver } from './challenge.ts'
import { challengeIn } from './finding.ts'
import { foundBy, gradeOf, isTooEasy } from './grading.ts'

const game = newton as unknown as Game

/** A position in which somebody who wants one thing misses some of it at first thought. */
function found() {
  for (let number = 20; number < 40; number++) {
    const play = midgameOf(game, `challenge:${number}`, 90)
    const seat = play.open[0]?.seat ?? 0
    for (const counter of countersOf(game)) {
      const challenge = play.open.length === 1 ? challengeIn(play, seat, counter) : undefined
      if (challenge !== undefined) return { play, challenge }
    }
  }
  throw new Error('no challenge was found')
}

describe('a challenge', () => {
  const { play, challenge } = found()
  const { seat, goal, solution, tempting } = challenge
  const gainBy = (keys: readonly string[]): number => {
    const after = fork(play)
    for (const key of keys) answer(after, seat, key)
    return gainSince(counterOf(game, goal), play, after, seat)
  }

  it('is reached by its solution, in the game itself', () => {
    expect(gainBy(solution)).toBeGreaterThanOrEqual(goal.gain)
  })

  it('is missed by the first thought, which brings what is said of it', () => {
    expect(gainBy(tempting.answers)).toBe(tempting.gain)
    expect(tempting.gain).toBeLessThan(goal.gain)
  })

  it('is one whole turn long, whichever way', () => {
    for (const keys of [solution, tempting.answers]) {
      const after = fork(play)
      const moment = game.moment(after.state)
      for (const key of keys) {
        expect(turnIsOver(after, seat, moment)).toBe(false)
        answer(after, seat, key)
      }
      expect(turnIsOver(after, seat, moment)).toBe(true)
    }
  })

  it('is graded by who finds it', () => {
    const shares = foundBy(play, challenge)
    for (const share of Object.values(shares)) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(gradeOf({ foundBy: { novice: 1, scholar: 1 } })).toBe(1)
    expect(gradeOf({ foundBy: { novice: 0, scholar: 0.5 } })).toBe(2)
    expect(gradeOf({ foundBy: { novice: 0, scholar: 0 } })).toBe(3)
  })

  it('is too easy where nearly every bot finds it, or where it asks for one of something that many get', () => {
    const asking = (gain: number, share: number) => ({ goal: { counter: 'tiles', gain }, foundBy: { scholar: share } })
    expect(isTooEasy(asking(3, 1))).toBe(true)
    expect(isTooEasy(asking(3, 0.5))).toBe(false)
    expect(isTooEasy(asking(1, 0.5))).toBe(true)
    expect(isTooEasy(asking(1, 0))).toBe(false)
  })
})

describe('a book of challenges', () => {
  it('keeps games as records, and gives the position after so many answers', () => {
    const play = begin(game, { players: 2, seed: 'book', options: { confirm: true } })
    const { seat, options } = play.open[0] ?? { seat: 0, options: [] }
    const key = options[0]?.key ?? ''
    const record = writeRecord(recordOf(game, play.state, { seed: 'book' }, [{ seat, key }]))
    const book: ChallengeBook = { games: [record], challenges: [] }
    const at = (after: number) =>
      positionOf(game, book, {
        id: 'one',
        game: 0,
        after,
        seat,
        goal: { counter: 'points', gain: 1 },
        solution: [],
        tempting: { gain: 0, answers: [] },
        foundBy: {},
      })
    expect(at(0).state.answered).toBe(0)
    expect(at(1).state.answered).toBe(1)
  })
})
