import { describe, expect, test } from 'vitest'
import { challenges as say } from '../messages/challenges/en.ts'
import { challengeOfDay, dayNumber, hoursToNext } from './day.ts'
import type { GameChallenges } from './listed.ts'
import { shareText } from './share-text.ts'
import {
  afterGivingUp,
  afterHint,
  afterTry,
  type ChallengeTry,
  isTold,
  laurelsOf,
  stateOf,
  type Tried,
  untried,
} from './tries.ts'

const GOAL = 9
const turn = (name: string, gain: number): ChallengeTry => ({ gain, answers: [name] })
const triesAfter = (...tries: readonly ChallengeTry[]): Tried =>
  tries.reduce((tried, given) => afterTry(tried, given, GOAL), untried)

describe('the tries of a challenge', () => {
  test('three laurels at the first try, two up to the third, one later', () => {
    expect(laurelsOf(triesAfter(turn('a', 9)))).toBe(3)
    expect(laurelsOf(triesAfter(turn('a', 4), turn('b', 9)))).toBe(2)
    expect(laurelsOf(triesAfter(turn('a', 4), turn('b', 5), turn('c', 12)))).toBe(2)
    expect(laurelsOf(triesAfter(turn('a', 4), turn('b', 5), turn('c', 6), turn('d', 9)))).toBe(1)
  })

  test('one laurel after a hint, none before it is solved', () => {
    expect(laurelsOf(afterTry(afterHint(untried), turn('a', 9), GOAL))).toBe(1)
    expect(laurelsOf(triesAfter(turn('a', 8)))).toBe(0)
  })

  test('the same turn once more counts once, and after the goal is reached nothing counts', () => {
    expect(triesAfter(turn('a', 4), turn('a', 4)).tries).toHaveLength(1)
    const solved = triesAfter(turn('a', 9))
    expect(afterTry(solved, turn('b', 2), GOAL)).toBe(solved)
    expect(afterHint(solved)).toBe(solved)
  })

  test('whoever has the way shown can still walk it, and wins nothing more', () => {
    const shown = afterGivingUp(triesAfter(turn('a', 4)))
    expect(isTold(shown)).toBe(true)
    expect(afterTry(shown, turn('b', 9), GOAL)).toBe(shown)
    expect(laurelsOf(shown)).toBe(0)
    const solved = triesAfter(turn('a', 9))
    expect(afterGivingUp(solved)).toBe(solved)
  })

  test('are listed as solved, shown, tried or untried: what was shown stays shown, also when it is walked', () => {
    expect(stateOf(untried)).toBe('untried')
    expect(stateOf(afterHint(untried))).toBe('tried')
    expect(stateOf(triesAfter(turn('a', 4)))).toBe('tried')
    expect(stateOf(triesAfter(turn('a', 9)))).toBe('solved')
    expect(stateOf(afterGivingUp(triesAfter(turn('a', 9))))).toBe('solved')
    const shown = afterGivingUp(triesAfter(turn('a', 4)))
    expect(stateOf(shown)).toBe('shown')
    expect(stateOf(afterTry(shown, turn('b', 9), GOAL))).toBe('shown')
  })

  test('are told without the way', () => {
    const text = shareText(say, {
      day: '18 November',
      game: 'Newton',
      goal: 'Gain at least 9 victory points this turn',
      tried: triesAfter(turn('travel:lisboa', 4), turn('travel:barcelona', 9)),
      address: 'https://host/challenges/newton/x',
    })
    expect(text.split('\n')).toEqual([
      'Athenaeum, challenge of 18 November',
      'Newton: Gain at least 9 victory points this turn',
      '○ 4  ● 9',
      'Solved at the second try, no hint',
      'https://host/challenges/newton/x',
    ])
  })
})

describe('the challenge of the day', () => {
  const list = (game: string, many: number): GameChallenges => ({
    game,
    challenges: Array.from({ length: many }, (_, at) => ({
      id: `${game}-${at}`,
      grade: 1,
      rating: 1300,
      goal: { en: '' },
    })),
  })
  const lists = [list('newton', 60), list('expo1906', 7), list('empty', 0)]

  test('is the same all day long, and another the next day', () => {
    const morning = dayNumber(new Date(2026, 10, 18, 0, 1))
    expect(dayNumber(new Date(2026, 10, 18, 23, 59))).toBe(morning)
    expect(dayNumber(new Date(2026, 10, 19, 0, 1))).toBe(morning + 1)
    expect(hoursToNext(new Date(2026, 10, 18, 14, 30))).toBe(9)
  })

  test('games take turns, and each goes through all of its challenges before one comes again', () => {
    const days = Array.from({ length: 120 }, (_, day) => challengeOfDay(20_000 + day, lists))
    const of = (game: string) => days.flatMap(one => (one?.game === game ? [one.challenge.id] : []))
    expect(of('newton')).toHaveLength(60)
    expect(new Set(of('newton')).size).toBe(60)
    expect(new Set(of('expo1906').slice(0, 7)).size).toBe(7)
  })

  test('is none where there are no challenges', () => {
    expect(challengeOfDay(20_000, [list('empty', 0)])).toBeUndefined()
  })
})
