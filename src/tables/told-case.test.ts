import { expect, test } from 'vitest'
import { gameIds, loadGame } from '../games/catalogue.ts'
import { hasAmount } from '../kernel/amounts.ts'
import { chanceFromSeed } from '../kernel/chance.ts'
import type { GameEvent, Play } from '../kernel/contract.ts'
import { toldOfTurn, turnsOfOthers } from '../kernel/others-turns.ts'
import { begin, isOver, questionFor, resume } from '../kernel/play.ts'
import { takeRandomly } from '../kernel/playout.ts'
import { fieldsToldBy, wasTold } from '../kernel/told-case.ts'
import { viewOf } from '../kernel/view.ts'

const MINE = 0

/** What the others could do next at some moments of a game, as far as a seat would be told of it. */
async function deedsAt(id: string): Promise<{ play: Play; deeds: readonly GameEvent[] }> {
  const play = begin(await loadGame(id), { players: 3, seed: 'deeds' })
  const chance = chanceFromSeed('deeds')
  const deeds: GameEvent[] = []
  for (let given = 0; given < 240 && !isOver(play); given++) {
    takeRandomly(play, chance)
    if (given % 40 > 0 || questionFor(play, MINE) !== undefined) continue
    const seen = resume(play.game, play.components, viewOf(play.game, play.state, MINE))
    for (const turn of turnsOfOthers(seen, [], MINE))
      deeds.push(...toldOfTurn(turn, MINE).events.filter(event => !hasAmount(event)))
  }
  return { play, deeds }
}

test.each(gameIds)('at %s a case is met by what the log tells in the same words, and by nothing else', async id => {
  const { play, deeds } = await deedsAt(id)
  const { words } = play.game
  const lines = new Map<string, GameEvent[]>()
  for (const event of deeds) {
    const line = words.en.event(play.components, event, String)
    if (line !== undefined) lines.set(line, [...(lines.get(line) ?? []), event])
  }
  expect(lines.size).toBeGreaterThan(20)
  for (const [line, alike] of lines) {
    const any = alike.map(event => fieldsToldBy(words.en, play.components, event))
    expect(alike.map(event => fieldsToldBy(words.it, play.components, event))).toEqual(any)
    for (const [other, events] of lines)
      for (const event of events)
        expect(wasTold({ any, after: 0 }, [{ answer: 1, events: [event] }]), `${line}, told: ${other}`).toBe(
          line === other,
        )
  }
})

test('what was told before a case was made does not meet it', () => {
  const told = [{ answer: 4, events: [{ type: 'taken', seat: 1 }] }]
  const fields = { type: 'taken', seat: 1 }
  expect(wasTold({ any: [fields], after: 3 }, told)).toBe(true)
  expect(wasTold({ any: [fields], after: 4 }, told)).toBe(false)
  expect(wasTold({ any: [{ ...fields, seat: 2 }], after: 3 }, told)).toBe(false)
})
