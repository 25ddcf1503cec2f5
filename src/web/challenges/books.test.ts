import { describe, expect, test } from 'vitest'
import { mannerOf, manners } from '../../bots/challenges/candidates.ts'
import { type ChallengeBook, positionIn } from '../../bots/challenges/challenge.ts'
import { goalInWords, isReached, type Reached, reachedIn } from '../../bots/challenges/goal.ts'
import { answerInTime, timeIsOver, timeOf } from '../../bots/challenges/time.ts'
import { isKept, loadEdition } from '../../games/editions.ts'
import type { Play } from '../../kernel/contract.ts'
import { fork } from '../../kernel/play.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'
import { languages } from '../../kernel/words.ts'
import { chapterOf } from '../handbook/chapter-ids.ts'

const books = Object.entries(import.meta.glob<ChallengeBook>('./books/*.json', { import: 'default', eager: true }))

describe.each(books)('every challenge of %s', (_file, { games, challenges }) => {
  /** The positions that are used, each game played once, in the edition that it was played with. */
  async function positions(): Promise<ReadonlyMap<string, Play>> {
    const found = new Map<string, Play>()
    for (const [at, text] of games.entries()) {
      const { record } = readRecord(text)
      const wanted = challenges.filter(({ game }) => game === at)
      const edition = await loadEdition(record)
      for (const { id, after } of wanted) if (after === 0) found.set(id, positionIn(edition, record, { after }))
      replay(edition, record, [], (play, _outcome, index) => {
        for (const { id, after } of wanted) if (after === index + 1) found.set(id, fork(play))
      })
    }
    return found
  }

  test('is reached by its way, missed by the tempting one, and both fill its time', async () => {
    const found = await positions()
    for (const { id, seat, goal, solution, tempting } of challenges) {
      const position = found.get(id)
      if (position === undefined) throw new Error(`${id} has no position`)
      const ended = (keys: readonly string[]): Reached => {
        const now = fork(position)
        const time = timeOf(position, seat, goal)
        for (const key of keys) {
          expect(timeIsOver(now, time), `${id} goes on after its time`).toBe(false)
          answerInTime(now, time, key)
        }
        expect(timeIsOver(now, time), `${id} does not end its time`).toBe(true)
        return reachedIn(goal, { before: position, now, keys }, seat)
      }
      expect(isReached(ended(solution)), id).toBe(true)
      const missed = ended(tempting.answers)
      expect(missed.gain, id).toBe(tempting.gain)
      expect(isReached(missed), id).toBe(false)
    }
  })

  test('is of values that are kept, whatever is released later, and is about a rule that the handbook tells', () => {
    for (const text of games) {
      const { game, components } = readRecord(text).record
      expect(isKept(game, components), `run npm run freeze -- ${game}`).toBe(true)
    }
    for (const { id, rule } of challenges)
      expect(chapterOf(id.split('-')[0] ?? '', rule), `${id}: ${rule}`).toBeDefined()
  })

  test('says what is asked in every language: how many of it, and what is meant by its name', async () => {
    const game = await loadEdition(readRecord(games[0] ?? '').record)
    const components = game.prepare(game.pack)
    for (const { id, goal } of challenges)
      for (const language of languages) {
        const words = goalInWords(game, components, goal, language)
        expect(words, id).not.toMatch(/undefined|NaN|[a-z]-[a-z]+-\d|\{/)
        for (const { gain, subject } of goal.parts) {
          if (gain > 1) expect(words, id).toContain(String(gain))
          const named = subject === undefined ? undefined : game.words[language].component(components, subject)
          if (subject !== undefined) expect(named?.name, `${id} ${subject}`).toBeDefined()
          expect(words, id).toContain(named?.name ?? '')
        }
      }
  })

  test('has a name of its own, and asks unlike the others: none thrice for the same, no manner in more than half', async () => {
    expect(new Set(challenges.map(({ id }) => id)).size).toBe(challenges.length)
    const game = await loadEdition(readRecord(games[0] ?? '').record)
    const components = game.prepare(game.pack)
    const goals = challenges.map(({ goal }) => goalInWords(game, components, goal, 'en'))
    for (const goal of goals) expect(goals.filter(one => one === goal).length, goal).toBeLessThan(3)
    for (const manner of manners)
      expect(challenges.filter(({ goal }) => mannerOf(goal) === manner).length, manner).toBeLessThanOrEqual(
        challenges.length / 2,
      )
  })
})

test('every game has at least 60', () => {
  expect(books).toHaveLength(4)
  for (const [file, { challenges }] of books) expect(challenges.length, file).toBeGreaterThanOrEqual(60)
})
