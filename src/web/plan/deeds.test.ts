import { expect, test } from 'vitest'
import { gameIds, loadGame } from '../../games/catalogue.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import { toldOfTurn, turnsOfOthers } from '../../kernel/others-turns.ts'
import { begin, questionFor, resume } from '../../kernel/play.ts'
import { takeRandomly } from '../../kernel/playout.ts'
import { wasTold } from '../../kernel/told-case.ts'
import { viewOf } from '../../kernel/view.ts'
import { linesOf } from '../table/happenings.ts'
import { deedsOfOthers } from './deeds.ts'

const MINE = 0
const reading = { seat: MINE, language: 'en', journeys: [] } as const

test.each(gameIds)('at %s what others could do is met by each of their turns of which the log tells it', async id => {
  const play = begin(await loadGame(id), { players: 3, seed: 'deeds' })
  const chance = chanceFromSeed('deeds')
  for (let given = 0; given < 60 || questionFor(play, MINE) !== undefined; given++) takeRandomly(play, chance)
  const { game, components } = play
  const seen = resume(game, components, viewOf(game, play.state, MINE))
  const deeds = [...([...deedsOfOthers(seen, [], reading, String)].at(-1) ?? new Map()).values()]
  expect(deeds.length).toBeGreaterThan(3)
  for (const turn of turnsOfOthers(seen, [], MINE)) {
    const { by, events } = toldOfTurn(turn, MINE)
    const lines = linesOf(game, components, 'en', events, String)
    for (const deed of deeds) {
      const isTold = lines.some(line => line === deed.line || line.startsWith(`${deed.line} (`))
      expect(wasTold({ any: deed.any, after: 0 }, [{ answer: 1, events }]), `${by}: ${deed.line}`).toBe(isTold)
    }
  }
})
