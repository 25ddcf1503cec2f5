import { describe, expect, test } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { chanceFromSeed } from './chance.ts'
import type { Game } from './contract.ts'
import { answerAndRemember, answersOf, historyOf } from './history.ts'
import type { Json } from './json.ts'
import { type Beginning, begin, fork, isOver } from './play.ts'
import { takeRandomly } from './playout.ts'
import { type GameRecord, readRecord, recordOf, writeRecord } from './record.ts'
import { beginRecord, replay } from './replay.ts'
import { refusalOf } from './testing/refusal.ts'

/** A whole random game, its last state and its record. */
function played(beginning: Beginning) {
  const history = historyOf(begin(pebbles, beginning))
  const chance = chanceFromSeed(`answers ${beginning.seed}`)
  while (!isOver(history.play)) {
    const { question, chosen } = takeRandomly(fork(history.play), chance)
    answerAndRemember(history, question.seat, chosen.key)
  }
  const { seed, pack } = beginning
  const heading = { seed, ...(pack === undefined ? {} : { pack }) }
  return { history, record: recordOf(pebbles as Game, history.play.state, heading, answersOf(history)) }
}

function fault(record: GameRecord, lines: readonly number[] = []): string {
  const { code, message } = refusalOf(() => replay(pebbles, record, lines))
  expect(code).toBe('bad-record')
  return message
}

describe('replay', () => {
  test('of a record leads to the same last state, by way of its lines', () => {
    const { history, record } = played({ players: 3, seed: 'replay', options: { tide: true } })
    const read = readRecord(writeRecord(record))
    expect(replay(pebbles, read.record, read.lines).state).toEqual(history.play.state)
  })

  test('of a game with components of its own takes them from the record', () => {
    const pack: Json = { ...(pebbles.pack as { [key: string]: Json }), rounds: 2 }
    const { history, record } = played({ players: 2, seed: 'own', pack })
    expect(replay(pebbles, readRecord(writeRecord(record)).record).state).toEqual(history.play.state)
    const { pack: _pack, ...without } = record
    expect(fault(without)).toContain('its components differ from those here')
  })

  test('can be watched, answer by answer', () => {
    const { record } = played({ players: 2, seed: 'watch' })
    const seen: string[] = []
    replay(pebbles, record, [], (play, outcome, index) => {
      seen.push(`${index} ${play.state.answered} ${outcome.events.length > 0}`)
    })
    expect(seen).toHaveLength(record.answers.length)
    expect(seen[0]).toBe('0 1 true')
  })

  test('begins with the set-up game', () => {
    const { record } = played({ players: 2, seed: 'first' })
    expect(beginRecord(pebbles, record).state).toEqual(begin(pebbles, { players: 2, seed: 'first' }).state)
  })
})

describe('a record that does not fit is refused', () => {
  const { record } = played({ players: 2, seed: 'fit' })

  test.each([
    ['of another game', { ...record, game: 'newton' }, 'it is a record of "newton", not of "pebbles"'],
    ['of other rules', { ...record, rulesVersion: 7 }, 'it was played with rules version 7; this is version 1'],
    ['of other components', { ...record, components: 'abc' }, 'its components differ from those here'],
  ])('%s', (_what, other, message) => {
    expect(fault(other)).toContain(message)
  })

  test('with players or options that the game does not have', () => {
    expect(() => replay(pebbles, { ...record, players: 9 })).toThrow(/1 to 4 players, not 9/)
    expect(() => replay(pebbles, { ...record, options: { wind: true } })).toThrow(/there is no option "wind"/)
  })

  test('with an illegal answer, which is named with its line', () => {
    const answers = record.answers.with(3, { seat: 0, key: 'take:moon' })
    const { record: read, lines } = readRecord(writeRecord({ ...record, answers }))
    expect(fault(read, lines)).toMatch(/^line \d+: answer 4 \("take:moon" of seat 0\) is refused: /)
    expect(lines[3]).toBe(Number(/^line (\d+)/.exec(fault(read, lines))?.[1]))
  })

  test('with answers after the end', () => {
    const answers = [...record.answers, { seat: 0, key: 'gather:shells' }]
    expect(fault({ ...record, answers })).toContain('the game is over')
  })
})
