import { describe, expect, test } from 'vitest'
import { playMatch } from '../../bots/match.ts'
import { newton } from '../../games/newton/game.ts'
import { chanceFromSeed, nextBelow } from '../../kernel/chance.ts'
import { begin } from '../../kernel/play.ts'
import { recordOf } from '../../kernel/record.ts'
import {
  type AnnotatedRecord,
  answersAlong,
  bareRecord,
  commentAt,
  type LinePosition,
  playOnFrom,
  withComment,
  withoutVariation,
} from '../../kernel/variations.ts'
import { areSameLines, mergedLines, samePosition } from './merged-lines.ts'

const play = begin(newton, { players: 2, seed: 'merged', options: { confirm: false } })
const { answers } = playMatch(newton, { seed: 'merged', seats: ['random', 'random'], thinking: {} })
const bare = bareRecord(recordOf(newton as never, play.state, { seed: 'merged' }, answers.slice(0, 40)))

/** With an answer at a position; lines need not be playable to be merged. */
const on = (annotated: AnnotatedRecord, position: LinePosition, ...keys: readonly string[]): AnnotatedRecord =>
  keys.reduce((before, key) => playOnFrom(before.annotated, before.position, { seat: 0, key }), {
    annotated,
    position,
  }).annotated

const at = (line: number, at: number): LinePosition => ({ line, at })
const base = withComment(on(bare, at(0, 5), 'a', 'b'), at(1, 7), 'why not')

describe('lines that were changed on two devices', () => {
  test('come together, also where both went on from the same position', () => {
    const mine = on(on(base, at(1, 7), 'mine'), at(0, 9), 'x')
    const theirs = on(on(base, at(1, 7), 'theirs'), at(0, 3), 'y')
    const both = mergedLines(base, mine, theirs)
    const lines = both.variations.map((_, index) => answersAlong(both, index + 1).slice(-1)[0]?.key)
    expect(lines.toSorted()).toEqual(['mine', 'theirs', 'x', 'y'])
    expect(both.comments).toEqual([{ line: 1, at: 7, text: 'why not' }])
    expect(areSameLines(both, mergedLines(base, theirs, mine))).toBe(true)
  })

  test('lose what was deleted on one, unless the other has added to it', () => {
    const deleted = withoutVariation(base, 1)
    expect(mergedLines(base, deleted, base)).toEqual(bare)
    expect(mergedLines(base, base, deleted)).toEqual(bare)
    const more = on(base, at(1, 7), 'more')
    expect(areSameLines(mergedLines(base, deleted, more), { ...more, comments: [] })).toBe(true)
  })

  test('keep this device’s comment where both have said something else of a position, and one that only they changed', () => {
    const said = (text: string, other = base) => withComment(other, at(1, 7), text)
    expect(commentAt(mergedLines(base, said('mine'), said('theirs')), at(1, 7))).toBe('mine')
    expect(commentAt(mergedLines(base, base, said('theirs')), at(1, 7))).toBe('theirs')
    expect(commentAt(mergedLines(base, base, said('')), at(1, 7))).toBe('')
  })

  test('are the same on both in the end, whatever was played, said and deleted on either', () => {
    const chance = chanceFromSeed('devices')
    const changed = (annotated: AnnotatedRecord): AnnotatedRecord => {
      let now = annotated
      for (let change = 0; change < 6; change++) {
        const line = nextBelow(chance, now.variations.length + 1)
        const place = at(line, nextBelow(chance, answersAlong(now, line).length + 1))
        const kind = nextBelow(chance, 4)
        if (kind < 2) now = on(now, place, `k${nextBelow(chance, 3)}`)
        else if (kind === 2) now = withComment(now, place, `said ${nextBelow(chance, 9)}`)
        else if (line > 0) now = withoutVariation(now, line)
      }
      return now
    }
    for (let trial = 0; trial < 200; trial++) {
      const before = changed(bare)
      const [mine, theirs] = [changed(before), changed(before)]
      const merged = mergedLines(before, mine, theirs)
      // The other device takes in what this one has made of both.
      expect(areSameLines(mergedLines(theirs, theirs, merged), merged)).toBe(true)
      expect(areSameLines(mergedLines(before, mine, before), mine)).toBe(true)
      expect(areSameLines(mergedLines(before, before, theirs), theirs)).toBe(true)
    }
  })
})

test('a position is found again by its answers, and is in the game where its line is gone', () => {
  const two = on(base, at(0, 3), 'y')
  const without = withoutVariation(two, 1)
  expect(samePosition(two, at(2, 4), without)).toEqual(at(1, 4))
  expect(samePosition(two, at(1, 7), without)).toEqual(at(0, 7))
})
