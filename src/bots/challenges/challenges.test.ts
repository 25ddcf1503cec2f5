import { describe, expect, it } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { newton } from '../../games/newton/game.ts'
import { prepared } from '../../kernel/components.ts'
import type { Game, Play } from '../../kernel/contract.ts'
import { fork } from '../../kernel/play.ts'
import { readRecord } from '../../kernel/record.ts'
import { languages } from '../../kernel/words.ts'
import { botAnswer } from '../match.ts'
import { midgameOf } from '../testing/midgame.ts'
import { emptyBook, withNextGame } from './book-making.ts'
import { mannerOf } from './candidates.ts'
import { positionOf } from './challenge.ts'
import type { Found } from './finding.ts'
import { type ChallengeTurn, type Goal, goalInWords, goalKindsOf, isReached, reachedIn } from './goal.ts'
import { gradeOf, isTooEasy } from './grading.ts'
import { answerInTime, timeIsOver, timeOf } from './time.ts'

const game = newton as unknown as Game

/** Plays answers from a position, and checks that they fill the time of the challenge and no more. */
function played(play: Play, { seat, goal }: Found, keys: readonly string[]): ChallengeTurn {
  const now = fork(play)
  const time = timeOf(play, seat, goal)
  for (const key of keys) {
    expect(timeIsOver(now, time)).toBe(false)
    answerInTime(now, time, key)
  }
  expect(timeIsOver(now, time)).toBe(true)
  return { before: play, now, keys }
}

describe('challenges that are made from a game', () => {
  const book = withNextGame(game, emptyBook, { seed: 'trial', wanted: 3, each: 3 })
  const { challenges, games, next } = book
  const positions = challenges.map(challenge => positionOf(game, book, challenge))

  it('are as many as wanted, each of its own manner, with the game cut off after the last of them', () => {
    expect(challenges).toHaveLength(3)
    expect(new Set(challenges.map(({ goal }) => mannerOf(goal))).size).toBe(3)
    expect(games).toHaveLength(1)
    expect(next).toBe(1)
    expect(readRecord(games[0] ?? '').record.answers).toHaveLength(Math.max(...challenges.map(({ after }) => after)))
  })

  it('are reached by their solution in the game itself, a whole turn long', () => {
    challenges.forEach((challenge, at) => {
      const turn = played(positions[at] as Play, challenge, challenge.solution)
      expect(isReached(reachedIn(challenge.goal, turn, challenge.seat))).toBe(true)
    })
  })

  it('are missed by the first thought, which brings what is said of it', () => {
    challenges.forEach((challenge, at) => {
      const { goal, seat, tempting } = challenge
      const missed = reachedIn(goal, played(positions[at] as Play, challenge, tempting.answers), seat)
      expect(missed.gain).toBe(tempting.gain)
      expect(isReached(missed)).toBe(false)
    })
  })

  it('are graded by how often bots of each level find them', () => {
    for (const challenge of challenges) {
      expect(isTooEasy(challenge)).toBe(false)
      for (const share of Object.values(challenge.foundBy)) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }
  })
})

describe('a grade', () => {
  it('follows how often bots find it', () => {
    expect(gradeOf({ foundBy: { novice: 1, scholar: 1 } })).toBe(1)
    expect(gradeOf({ foundBy: { novice: 0, scholar: 0.5 } })).toBe(2)
    expect(gradeOf({ foundBy: { novice: 0, scholar: 0 } })).toBe(3)
  })

  it('is not given where nearly every bot finds it, or where it asks for one of something that many get', () => {
    const asking = (gain: number, share: number) => ({
      goal: { parts: [{ kind: 'tiles', gain }], within: 'turn' } satisfies Goal,
      foundBy: { scholar: share },
    })
    expect(isTooEasy(asking(3, 1))).toBe(true)
    expect(isTooEasy(asking(3, 0.5))).toBe(false)
    expect(isTooEasy(asking(1, 0.5))).toBe(true)
    expect(isTooEasy(asking(1, 0))).toBe(false)
  })
})

describe('a whole round', () => {
  it('lasts over several turns of its seat, while the others stand still', () => {
    const play = midgameOf(game, 'round', 60)
    const seat = play.open[0]?.seat ?? 0
    const now = fork(play)
    const time = timeOf(play, seat, { within: 'round' })
    const turns = new Set<string>()
    while (!timeIsOver(now, time)) {
      const moment = game.moment(now.state)
      expect(moment[0]).toBe(time.moment[0])
      expect(now.open.map(one => one.seat)).toEqual([seat])
      turns.add(moment.join())
      answerInTime(now, time, botAnswer(now, seat, 'novice', 'round', {}))
    }
    expect(turns.size).toBeGreaterThan(1)
  })
})

describe('a goal', () => {
  it('counts its parts where it has several, and is reached with all of them', () => {
    const play = midgameOf(game, 'parts', 60)
    const goal: Goal = {
      parts: [
        { kind: 'points', gain: 0 },
        { kind: 'cubes', gain: 1 },
      ],
      within: 'turn',
    }
    const reached = reachedIn(goal, { before: play, now: play, keys: [] }, 0)
    expect(reached).toMatchObject({ gain: 1, of: 2 })
    expect(isReached(reached)).toBe(false)
  })

  it('is said in every language, whatever it asks for', async () => {
    for (const id of gameIds) {
      const asked = await loadGame(id)
      const components = prepared(asked, asked.pack)
      for (const { id: kind } of goalKindsOf(asked))
        for (const language of languages)
          for (const gain of [1, 3])
            for (const within of ['turn', 'round'] as const) {
              const said = goalInWords(asked, components, { parts: [{ kind, gain, subject: 'x' }], within }, language)
              expect(said).toMatch(/^\p{Lu}.+\p{Ll}$/u)
              expect(said).not.toMatch(/undefined| {2}/)
            }
    }
  })
})
