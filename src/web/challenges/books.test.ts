import { describe, expect, test } from 'vitest'
import { type ChallengeBook, counterOf, gainSince, turnIsOver } from '../../bots/challenges/challenge.ts'
import { loadEdition } from '../../games/editions.ts'
import type { Play } from '../../kernel/contract.ts'
import { answer, fork } from '../../kernel/play.ts'
import { readRecord } from '../../kernel/record.ts'
import { replay } from '../../kernel/replay.ts'

const books = Object.entries(import.meta.glob<ChallengeBook>('./books/*.json', { import: 'default', eager: true }))

describe.each(books)('every challenge of %s', (_file, { games, challenges }) => {
  /** The positions that are used, each game played once, in the edition that it was played with. */
  async function positions(): Promise<ReadonlyMap<string, Play>> {
    const found = new Map<string, Play>()
    for (const [at, text] of games.entries()) {
      const { record } = readRecord(text)
      const wanted = challenges.filter(({ game }) => game === at)
      replay(await loadEdition(record), record, [], (play, _outcome, index) => {
        for (const { id, after } of wanted) if (after === index + 1) found.set(id, fork(play))
      })
    }
    return found
  }

  test('is reached by its way, missed by the tempting one, and both are a whole turn', async () => {
    const found = await positions()
    for (const { id, seat, goal, solution, tempting } of challenges) {
      const position = found.get(id)
      if (position === undefined) throw new Error(`${id} has no position`)
      const ended = (keys: readonly string[]): number => {
        const after = fork(position)
        const moment = after.game.moment(after.state)
        for (const key of keys) {
          expect(turnIsOver(after, seat, moment), `${id} goes on after its turn`).toBe(false)
          answer(after, seat, key)
        }
        expect(turnIsOver(after, seat, moment), `${id} does not end its turn`).toBe(true)
        return gainSince(counterOf(after.game, goal), position, after, seat)
      }
      expect(ended(solution), id).toBeGreaterThanOrEqual(goal.gain)
      expect(ended(tempting.answers), id).toBe(tempting.gain)
      expect(tempting.gain, id).toBeLessThan(goal.gain)
    }
  })

  test('has a name of its own', () => {
    expect(new Set(challenges.map(({ id }) => id)).size).toBe(challenges.length)
  })
})
