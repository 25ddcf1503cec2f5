import { describe, expect, test } from 'vitest'
import { choose } from '../../bots/choose.ts'
import { loadGame } from '../../games/catalogue.ts'
import { editionOf } from '../../games/editions.ts'
import { keptEditions } from '../../games/kept-editions.ts'
import { explain } from '../../kernel/explain.ts'
import { questionFor } from '../../kernel/play.ts'
import { loadBoard } from './registry.ts'
import { drawnPlaces } from './testing/drawn-places.ts'
import { viewsOf } from './testing/views.ts'

/** Tables of earlier rules are drawn by today's boards, and judged by today's bots: each sees a state that it was not made for. */
const kept = Object.entries(keptEditions).flatMap(([id, { rules }]) =>
  Object.keys(rules).map(version => ({ id, version: Number(version) })),
)

/** One state in so many is drawn, and one in so many of these is thought about. */
const EVERY = 7
const THOUGHT = 5

describe.each(kept)('$id by rules version $version', ({ id, version }) => {
  test.each([2, 4])('is drawn, told and judged with %i players', async players => {
    const current = await loadGame(id)
    const game = await editionOf({ ...current, rulesVersion: current.rulesVersion + 1 }, { rulesVersion: version })
    const board = await loadBoard(id)
    if (board === undefined) return
    let seen = 0
    for (const play of viewsOf(game, players, `kept ${players}`)) {
      if (seen++ % EVERY !== 0) continue
      expect(drawnPlaces(board, play, 0).size).toBeGreaterThan(0)
      const question = questionFor(play, 0)
      if (question === undefined) continue
      const explained = explain(play, 0)
      for (const option of explained?.options ?? []) {
        board.placesOf(play, option, question.frame)
        expect(game.words.en.option(play, option, question.frame)).not.toBe('')
      }
      if (seen % (EVERY * THOUGHT) !== 1) continue
      const { components } = play
      const key = choose('scholar', { game, components, view: play.state, seat: 0, seed: String(seen) })
      expect(question.options.map(option => option.key)).toContain(key)
    }
    expect(seen).toBeGreaterThan(20)
  })
})
