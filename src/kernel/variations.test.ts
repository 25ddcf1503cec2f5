import { describe, expect, test } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { chanceFromSeed, nextBelow } from './chance.ts'
import { componentHash } from './components.ts'
import type { CoreState } from './contract.ts'
import { checkVariations, reachedBy } from './lines.ts'
import { answer, begin, firstQuestion, isOver, resume } from './play.ts'
import { type GameRecord, readRecord, recordOf, writeAnnotated, writeRecord } from './record.ts'
import {
  type AnnotatedRecord,
  answersAlong,
  bareRecord,
  commentAt,
  type LinePosition,
  ownPosition,
  playOnFrom,
  variationsAt,
  withComment,
  withoutVariation,
} from './variations.ts'

const SEED = 'variations'

function played(): GameRecord {
  const play = begin(pebbles, { players: 2, seed: SEED })
  const chance = chanceFromSeed(SEED)
  const answers: { seat: number; key: string }[] = []
  while (!isOver(play)) {
    const { seat, options } = firstQuestion(play)
    const key = options[nextBelow(chance, options.length)]?.key ?? ''
    answer(play, seat, key)
    answers.push({ seat, key })
  }
  return recordOf(pebbles as never, play.state, { seed: SEED }, answers)
}

const record = played()
const setup = begin(pebbles, { players: 2, seed: SEED })
const stateAlong = (annotated: AnnotatedRecord, { line, at }: LinePosition) =>
  reachedBy(pebbles, setup.components, setup.state, answersAlong(annotated, line).slice(0, at)).at(-1)?.state ??
  setup.state

/** Somebody wanders through the tree and answers by chance. */
function wandered(
  seed: string,
  steps: number,
): { readonly annotated: AnnotatedRecord; readonly position: LinePosition } {
  const chance = chanceFromSeed(seed)
  let annotated = bareRecord(record)
  let position: LinePosition = { line: 0, at: 0 }
  for (let step = 0; step < steps; step++) {
    const lines = annotated.variations.length + 1
    const line = nextBelow(chance, lines)
    if (nextBelow(chance, 3) === 0) position = { line, at: nextBelow(chance, answersAlong(annotated, line).length + 1) }
    const play = resume(pebbles, setup.components, stateAlong(annotated, position))
    const [question] = play.open
    const option = question?.options[nextBelow(chance, question.options.length)]
    if (question === undefined || option === undefined) continue
    const given = { seat: question.seat, key: option.key }
    const before = answersAlong(annotated, position.line).slice(0, position.at)
    ;({ annotated, position } = playOnFrom(annotated, position, given))
    expect(answersAlong(annotated, position.line).slice(0, position.at)).toEqual([...before, given])
    if (nextBelow(chance, 5) === 0) annotated = withComment(annotated, position, `said "${step}"\nof it`)
  }
  return { annotated, position }
}

const seeds = Array.from({ length: 12 }, (_, at) => `tree:${at}`)

describe('a record with variations', () => {
  test.each(seeds)('leads where its answers lead, never changes the game, and has each line once (%s)', seed => {
    const { annotated } = wandered(seed, 60)
    expect(annotated.record).toBe(record)
    const starts = annotated.variations.map(one => JSON.stringify([one.from, one.after, one.answers[0]]))
    expect(new Set(starts).size).toBe(starts.length)
    const states = Array.from({ length: record.answers.length + 1 }, (_, at) => stateAlong(annotated, { line: 0, at }))
    expect(() => checkVariations(pebbles, setup.components, annotated, states)).not.toThrow()
  })

  test.each(seeds)('comes back from its file as it was, and older readers of it still get the game (%s)', seed => {
    const { annotated } = wandered(seed, 40)
    const text = writeAnnotated(annotated)
    const read = readRecord(text)
    expect(read.annotated).toEqual(annotated)
    expect(read.record).toEqual(record)
    expect(read.lines.length).toBe(record.answers.length)
  })

  test('without variations and comments is written as the record alone', () => {
    expect(writeAnnotated(bareRecord(record))).toBe(writeRecord(record))
  })

  test('an answer that a line has already is followed, and no second line begins with it', () => {
    const first = playOnFrom(bareRecord(record), { line: 0, at: 0 }, record.answers[0] ?? { seat: 0, key: '' })
    expect(first.annotated.variations).toEqual([])
    expect(first.position).toEqual({ line: 0, at: 1 })
    const other = { seat: 0, key: 'another' }
    const parted = playOnFrom(first.annotated, { line: 0, at: 4 }, other)
    expect(parted.position).toEqual({ line: 1, at: 5 })
    expect(playOnFrom(parted.annotated, { line: 0, at: 4 }, other)).toEqual(parted)
    expect(variationsAt(parted.annotated, { line: 0, at: 4 })).toEqual([1])
    // A position that a variation shares with the game is the game's, and playing on from there as in the game goes back to it.
    expect(ownPosition(parted.annotated, { line: 1, at: 3 })).toEqual({ line: 0, at: 3 })
  })

  test('a variation goes with all that parts from it; comments of the others stay with their positions', () => {
    let annotated: AnnotatedRecord = bareRecord(record)
    const given = (key: string) => ({ seat: 0, key })
    annotated = playOnFrom(annotated, { line: 0, at: 2 }, given('a')).annotated
    annotated = playOnFrom(annotated, { line: 1, at: 3 }, given('b')).annotated
    annotated = playOnFrom(annotated, { line: 1, at: 3 }, given('c')).annotated
    annotated = playOnFrom(annotated, { line: 0, at: 3 }, given('d')).annotated
    annotated = withComment(withComment(annotated, { line: 2, at: 4 }, 'of c'), { line: 3, at: 4 }, 'of d')
    const left = withoutVariation(annotated, 1)
    expect(left.variations).toEqual([{ from: 0, after: 3, answers: [given('d')] }])
    expect(left.comments).toEqual([{ line: 1, at: 4, text: 'of d' }])
    expect(commentAt(withComment(left, { line: 1, at: 4 }, ' '), { line: 1, at: 4 })).toBe('')
  })

  const bad = (...lines: readonly string[]) => `${writeRecord(record)}${lines.join('\n')}`
  const firstLine = writeRecord(record).split('\n').length
  test.each([
    ['a number left out', bad('variation 2 from 0 after 1', '0: x'), `line ${firstLine}: variations are numbered`],
    ['a line that is not there', bad('variation 1 from 3 after 1', '0: x'), 'there is no line 3'],
    ['a place past the end', bad('variation 1 from 0 after 999', '0: x'), 'has only'],
    ['no answers', bad('variation 1 from 0 after 1'), 'at least one answer'],
    ['a comment that is no text', bad('comment 0 at 1 "\\x"'), 'not JSON'],
  ])('with %s is refused with its line', (_what, text, why) => {
    expect(() => readRecord(text)).toThrow(why)
  })

  test('an answer that is not legal is refused with its variation', () => {
    const { annotated } = readRecord(bad('variation 1 from 0 after 0', '0: fly:moon'))
    const states: readonly CoreState[] = [setup.state]
    expect(() => checkVariations(pebbles, setup.components, annotated, states as never)).toThrow(
      'variation 1 is refused: "fly:moon"',
    )
  })

  test('names the components that it was played with', () => {
    expect(record.components).toBe(componentHash(pebbles.pack))
  })
})
