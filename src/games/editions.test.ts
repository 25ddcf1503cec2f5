import { describe, expect, test } from 'vitest'
import { chanceFromSeed } from '../kernel/chance.ts'
import { componentHash } from '../kernel/components.ts'
import type { Play } from '../kernel/contract.ts'
import type { GivenAnswer } from '../kernel/history.ts'
import { begin, isOver } from '../kernel/play.ts'
import { takeRandomly } from '../kernel/playout.ts'
import { recordOf } from '../kernel/record.ts'
import { replay } from '../kernel/replay.ts'
import { gameIds, loadGame } from './catalogue.ts'
import { editionOf, isKept, loadEdition } from './editions.ts'
import { keptEditions } from './kept-editions.ts'

function playedToTheEnd(play: Play): readonly GivenAnswer[] {
  const chance = chanceFromSeed('answers')
  const answers: GivenAnswer[] = []
  while (!isOver(play)) {
    const { question, chosen } = takeRandomly(play, chance)
    answers.push({ seat: question.seat, key: chosen.key })
  }
  return answers
}

describe.each(gameIds)('the editions of %s', id => {
  const kept = keptEditions[id]

  // A game that was never released has nothing to keep.
  test.skipIf(kept === undefined)('keep the values as shipped, to the letter (if not: npm run freeze)', async () => {
    const { pack } = await loadGame(id)
    const hash = componentHash(pack)
    expect(isKept(id, hash)).toBe(true)
    // Two packs that say the same in another order have one hash, and deal other things.
    expect(JSON.stringify((await kept?.packs[hash]?.())?.default)).toBe(JSON.stringify(pack))
  })

  test('keep the rules of every version before this one (if not: npm run freeze -- GAME --rules --folder, with a checkout of before)', async () => {
    const { rulesVersion } = await loadGame(id)
    const earlier = Array.from({ length: rulesVersion - 1 }, (_, before) => String(before + 1))
    expect(Object.keys(kept?.rules ?? {})).toEqual(expect.arrayContaining(earlier))
  })

  test('are found by what a record says, and it replays', async () => {
    const current = await loadGame(id)
    for (const version of Object.keys(kept?.rules ?? {}).map(Number)) {
      const later = { ...current, rulesVersion: current.rulesVersion + 1 }
      const frozen = await editionOf(later, { rulesVersion: version })
      expect(frozen).not.toBe(current)
      expect(frozen).toMatchObject({ id, rulesVersion: version })
      const play = begin(frozen, { players: 2, seed: 'kept' })
      const answers = playedToTheEnd(play)
      expect(isOver(play)).toBe(true)
      const record = recordOf(frozen, play.state, { seed: 'kept' }, answers)
      const again = await editionOf(later, record)
      expect(again.scores(replay(again, record))).toEqual(frozen.scores(play))
    }
  })

  test('refuse rules that nobody here knows, and say which are known', async () => {
    const { rulesVersion } = await loadGame(id)
    await expect(loadEdition({ game: id, rulesVersion: rulesVersion + 7 })).rejects.toMatchObject({
      code: 'unknown-edition',
      message: expect.stringMatching(/newer release.*known are: 1/s),
    })
  })

  test('of the same rules with values shipped before have those values', async () => {
    const current = await loadGame(id)
    for (const [hash, load] of Object.entries(kept?.packs ?? {})) {
      const edition = await loadEdition({ game: id, rulesVersion: current.rulesVersion, components: hash })
      expect(edition.pack).toEqual((await load()).default)
    }
  })
})
