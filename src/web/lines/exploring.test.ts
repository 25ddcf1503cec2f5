import { describe, expect, test } from 'vitest'
import { playMatch } from '../../bots/match.ts'
import { newton } from '../../games/newton/game.ts'
import type { Game } from '../../kernel/contract.ts'
import { begin, questionFor } from '../../kernel/play.ts'
import { type GameRecord, readRecord, recordOf, writeAnnotated } from '../../kernel/record.ts'
import { answersAlong, bareRecord } from '../../kernel/variations.ts'
import { replayedGame } from '../replay/replayed-game.ts'
import { comparedLine } from './compared-line.ts'
import { exploreSession } from './explore-session.ts'
import { type Exploring, openExploring } from './exploring.ts'
import { broughtUpToDate, keepLines, keptLines } from './kept-lines.ts'
import { playTurn } from './play-turn.ts'
import { packedText, unpackedText } from './shared-link.ts'

const game = newton as unknown as Game
const SEED = 'exploring'
const { answers } = playMatch(game, { seed: SEED, seats: ['random', 'random'], thinking: {} })
const { state } = begin(game, { players: 2, seed: SEED, options: { confirm: false } })
const record = recordOf(game, state, { seed: SEED, names: ['Ada', 'Blaise'] }, answers)
const course = replayedGame(game, record)

const explored = (at: number): Exploring =>
  openExploring(course, { annotated: bareRecord(record), position: { line: 0, at } })

/** An answer at the position other than the one that was given in the game. */
function otherAnswer(exploring: Exploring): string {
  const { asked, play, position } = exploring.get()
  const question = questionFor(play, asked ?? 0)
  const other = question?.options.find(({ key }) => key !== answers[position.at]?.key)
  if (other === undefined) throw new Error('nothing else can be answered here')
  return other.key
}

/** From there on, the first position at which something else can be answered. */
function whereAnotherIsOffered(from: number): Exploring {
  for (let at = from; ; at++) {
    const exploring = explored(at)
    const { asked, play } = exploring.get()
    if ((questionFor(play, asked ?? 0)?.options.length ?? 0) > 1) return exploring
  }
}

const shelf = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: key => void kept.delete(key),
  }
}

describe('exploring a game', () => {
  test('what was played is followed, anything else begins a line, and the game stays as it was', () => {
    const exploring = whereAnotherIsOffered(40)
    const { at } = exploring.get().position
    exploring.answer([answers[at]?.key ?? ''])
    expect(exploring.get().position).toEqual({ line: 0, at: at + 1 })
    exploring.goTo({ line: 0, at })
    exploring.answer([otherAnswer(exploring)])
    expect(exploring.get().position).toEqual({ line: 1, at: at + 1 })
    expect(exploring.get().annotated.record.answers).toEqual(answers)
  })

  test('a turn that was found in another world is played as far as it is offered, and by its own seat alone', () => {
    const exploring = whereAnotherIsOffered(40)
    const { position, asked = 0 } = exploring.get()
    const other = [otherAnswer(exploring), 'not-offered-here', otherAnswer(exploring)]
    playTurn(exploring, { seat: 1 - asked, other })
    expect(exploring.get().position).toEqual(position)
    playTurn(exploring, { seat: asked, other })
    expect(exploring.get()).toMatchObject({ position: { line: 1, at: position.at + 1 }, fault: undefined })
  })

  test('each seat is asked in its turn and sees only its own hand, until all is opened', () => {
    const exploring = explored(0)
    const asked = new Set<number>()
    for (let at = 0; at < answers.length; at += 7) {
      exploring.goTo({ line: 0, at })
      const { asked: seat, play } = exploring.get()
      asked.add(seat ?? -1)
      expect(seat).toBe(answers[at]?.seat)
      expect(JSON.stringify(play.state)).toContain('?')
    }
    expect([...asked].sort()).toEqual([0, 1])
    exploring.lookOpen(true)
    expect(exploring.get().play.state).toEqual(course.states[exploring.get().position.at])
  })

  test('an answer that is not legal changes nothing and is told', () => {
    const exploring = explored(10)
    const before = exploring.get()
    exploring.answer(['fly:moon'])
    expect(exploring.get().annotated).toBe(before.annotated)
    expect(exploring.get().position).toEqual(before.position)
    expect(exploring.get().fault?.message).toContain('fly:moon')
  })

  test('a line that is removed leads back to where it parted', () => {
    const exploring = whereAnotherIsOffered(30)
    const { at } = exploring.get().position
    exploring.answer([otherAnswer(exploring)])
    exploring.remove(1)
    expect(exploring.get().position).toEqual({ line: 0, at })
    expect(exploring.get().annotated.variations).toEqual([])
  })

  test('its session steps back and on along the line, and never behind where an exercise begins', () => {
    const exploring = whereAnotherIsOffered(30)
    const { at } = exploring.get().position
    const { commands, snapshot } = exploreSession(exploring, { id: 'x', from: at })
    commands.answer([otherAnswer(exploring)])
    commands.undo()
    commands.undo()
    expect(exploring.get().position.at).toBe(at)
    expect(snapshot().canUndo).toBe(false)
    expect(snapshot().seats.map(({ name }) => name)).toEqual(['Ada', 'Blaise'])
  })

  test('a line is compared with what it parts from: the answers of the same seat', () => {
    const exploring = whereAnotherIsOffered(30)
    const { at } = exploring.get().position
    const key = otherAnswer(exploring)
    exploring.answer([key])
    const compared = comparedLine(exploring.get().annotated, 1)
    expect(compared?.one).toEqual([key])
    expect(compared?.other[0]).toBe(answers[at]?.key)
    expect(compared?.record.answers).toHaveLength(at)
  })
})

describe('lines that are kept', () => {
  const exploring = whereAnotherIsOffered(20)
  exploring.answer([otherAnswer(exploring)])
  exploring.comment('why not this')
  const { annotated } = exploring.get()
  const longer = (rest: number): GameRecord => ({ ...record, answers: answers.slice(0, rest) })

  test('come back, also when the game has gone on since', () => {
    const kept = shelf()
    keepLines('t', annotated, kept)
    expect(keptLines('t', record, kept)).toEqual(annotated)
    const earlier = { ...annotated, record: longer(60) }
    expect(broughtUpToDate(earlier, record)).toEqual(annotated)
    keepLines('t', bareRecord(record), kept)
    expect(kept.getItem('athenaeum-lines-t')).toBeNull()
  })

  test('of a game that went another way after an undo lose nothing: what it was becomes a line', () => {
    const undone = { ...record, answers: answers.slice(0, 10) }
    const now = broughtUpToDate(annotated, undone)
    expect(now.record.answers).toHaveLength(10)
    expect(answersAlong(now, 1)).toEqual(answers)
    expect(answersAlong(now, 2)).toEqual(answersAlong(annotated, 1))
    expect(now.comments.map(({ text }) => text)).toEqual(['why not this'])
  })

  test('of another game, or damaged, are left out', () => {
    const kept = shelf()
    keepLines('t', annotated, kept)
    expect(keptLines('t', { ...record, seed: 'another' }, kept).variations).toEqual([])
    kept.setItem('athenaeum-lines-t', 'nonsense')
    expect(keptLines('t', record, kept)).toEqual(bareRecord(record))
  })

  test('go into a link and come out of it as they were', async () => {
    const packed = await packedText(writeAnnotated(annotated))
    expect(packed).toMatch(/^[\w-]+$/)
    expect(readRecord(await unpackedText(packed)).annotated).toEqual(annotated)
  })

  test('a link that was cut, or that holds more than any game, is refused', async () => {
    const packed = await packedText(writeAnnotated(annotated))
    await expect(unpackedText(packed.slice(0, 100))).rejects.toThrow('the link holds no game')
    await expect(unpackedText('%')).rejects.toThrow('the link holds no game')
    await expect(unpackedText(await packedText('x'.repeat(5_000_000)))).rejects.toThrow('more than a game')
  })
})
