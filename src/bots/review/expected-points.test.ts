import { describe, expect, test } from 'vitest'
import { newton } from '../../games/newton/game.ts'
import { begin } from '../../kernel/play.ts'
import { recordOf } from '../../kernel/record.ts'
import { playMatch } from '../match.ts'
import { compareTurns } from './compare-turns.ts'
import { evenly, expectedCourse } from './expected-points.ts'
import { playedTurns } from './turns.ts'

const SEED = 'expected'
const { answers, totals } = playMatch(newton, { seed: SEED, seats: ['random', 'scholar'], thinking: {} })
const { state } = begin(newton, { players: 2, seed: SEED, options: { confirm: false } })
const record = recordOf(newton as never, state, { seed: SEED }, answers)

describe('where a game was heading', () => {
  const heard: number[] = []
  const course = expectedCourse(newton, record, { looks: 2, positions: 4, steps: 20 }, done => heard.push(done))

  test('goes from the setup to the end, and ends with the result', () => {
    expect(course.positions.map(({ at }) => at)).toHaveLength(4)
    expect(course.positions[0]?.at).toBe(0)
    const last = course.positions.at(-1)
    expect(last?.at).toBe(answers.length)
    for (const seen of [last?.known, last?.open]) expect(seen?.map(({ mean }) => mean)).toEqual(totals)
    expect(heard.at(-1)).toBe(1)
  })

  test('says of every seat what it could expect, with its spread, from its own knowledge and open', () => {
    for (const { known, open } of course.positions)
      for (const one of [...known, ...open]) {
        expect(one.low).toBeLessThanOrEqual(one.mean)
        expect(one.high).toBeGreaterThanOrEqual(one.mean)
        expect(one.won).toBeGreaterThanOrEqual(0)
        expect(one.won).toBeLessThanOrEqual(1)
      }
    // Who plays by chance expects less and less.
    const [first, late] = [course.positions[0], course.positions.at(-2)]
    expect(late?.known[0]?.mean).toBeLessThan(first?.known[0]?.mean ?? 0)
  })

  test('finds the same again', () => {
    expect(expectedCourse(newton, record, { looks: 1, positions: 2, steps: 20 })).toEqual(
      expectedCourse(newton, record, { looks: 1, positions: 2, steps: 20 }),
    )
  })
})

test('of a long list some are taken evenly, the first and the last among them', () => {
  expect(evenly([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8])
  expect(evenly([1, 2], 3)).toEqual([1, 2])
})

describe('two turns beside each other', () => {
  const { turns } = playedTurns(newton, record)
  // Of the second half of the game: from there it is not far to the end, to which both are played again and again.
  const late = turns.filter(({ index }) => index > answers.length / 2)
  const turn = late.find(({ seat, keys }) => seat === 1 && keys.length > 1)
  if (turn === undefined) throw new Error('the scholar played no turn of several answers')
  const at = { record: { ...record, answers: answers.slice(0, turn.index) }, seat: turn.seat }

  test('that are the same are a close call', () => {
    const { sureness, spread } = compareTurns(newton, { ...at, one: turn.keys, other: turn.keys })
    expect(sureness).toBe('closeCall')
    expect(spread.mean).toBe(0)
  })

  test('are told from the better one, whichever way they are given', () => {
    const bad = ['end-turn-at-once-is-not-offered']
    const one = compareTurns(newton, { ...at, one: turn.keys, other: bad })
    const other = compareTurns(newton, { ...at, one: bad, other: turn.keys })
    expect(one.spread).toEqual(other.spread)
    expect(one.better).not.toBe(other.better)
    expect(one.spread.mean).toBeGreaterThanOrEqual(0)
  })
})
