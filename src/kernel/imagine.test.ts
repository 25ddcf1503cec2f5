import { describe, expect, test } from 'vitest'
import { pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { chanceFromSeed } from './chance.ts'
import type { Game, TogetherFrame, Unknown } from './contract.ts'
import { RulesBroken } from './errors.ts'
import { HIDDEN } from './hidden.ts'
import { imagine } from './imagine.ts'
import { answer, begin, resume } from './play.ts'
import { asks, type SandboxState, sandbox } from './testing/sandbox.ts'
import { viewOf } from './view.ts'

describe('an imagined world', () => {
  const play = begin(pebbles, { players: 3, seed: 'imagine' })
  const view = viewOf(pebbles, play.state, 0)

  test('keeps what the seat sees and lays the rest where it could be', () => {
    const world = imagine(pebbles, play.components, view, 0, chanceFromSeed('a'))
    expect(viewOf(pebbles, world, 0)).toEqual(view)
    const all = [...world.bag, ...world.shore, ...world.hands.flat()].sort()
    expect(all).toEqual([...play.state.bag, ...play.state.shore, ...play.state.hands.flat()].sort())
  })

  test('differs from time to time, in what is hidden and in the chance to come', () => {
    const chance = chanceFromSeed('b')
    const worlds = Array.from({ length: 20 }, () => imagine(pebbles, play.components, view, 0, chance))
    expect(new Set(worlds.map(world => JSON.stringify(world.bag))).size).toBeGreaterThan(15)
    expect(new Set(worlds.map(world => JSON.stringify(world.chance))).size).toBe(20)
  })

  test('has answers for the seats that answered in secret, legal for the hands imagined', () => {
    const two = begin(pebbles, { players: 2, seed: 'secret' })
    answer(two, 1, two.open[1]?.options[0]?.key ?? '')
    const seen = viewOf(pebbles, two.state, 0)
    expect((seen.agenda.at(-1) as TogetherFrame).given).toEqual(['', HIDDEN])
    const chance = chanceFromSeed('c')
    const imagined = new Set<string>()
    for (let time = 0; time < 40; time++) {
      const world = imagine(pebbles, two.components, seen, 0, chance)
      const [mine, hers = ''] = (world.agenda.at(-1) as TogetherFrame).given
      expect(mine).toBe('')
      expect(world.hands[1]).toContain(hers.replace('throw:', ''))
      imagined.add(hers)
      const ahead = resume(pebbles, two.components, world)
      answer(ahead, 0, ahead.open[0]?.options[0]?.key ?? '')
      expect(ahead.state.pond).toHaveLength(2)
    }
    expect(imagined.size).toBeGreaterThan(1)
  })
})

describe('unknowns', () => {
  const secretsOf = (unknown: Partial<Unknown>): Game<SandboxState, undefined> => ({
    ...sandbox([{ rule: 'ask', seat: 0 }], { ask: asks('say:yes', 'say:no') }),
    unknowns: (_components, view) => [
      { pool: ['ace', 'king'], slots: view.secrets.map((_, at) => ['secrets', at]), ...unknown },
    ],
  })
  const imagined = (game: Game<SandboxState, undefined>, seed: string) => {
    const { state } = begin(game, { players: 1, seed: 'unknown' })
    return imagine(game, undefined, viewOf(game, state, 0), 0, chanceFromSeed(seed)).secrets
  }

  test('may confine some items to some places', () => {
    const last = ['secrets', 1] as const
    const game: Game<SandboxState, undefined> = {
      ...secretsOf({}),
      unknowns: () => [
        { pool: ['ace', 'king'], slots: [['secrets', 0], last], confined: { items: ['ace'], slots: [last] } },
      ],
    }
    for (let seed = 0; seed < 10; seed++) expect(imagined(game, `seed ${seed}`)).toEqual(['king', 'ace'])
    const free = new Set(Array.from({ length: 10 }, (_, seed) => imagined(secretsOf({}), `seed ${seed}`).join()))
    expect(free.size).toBe(2)
  })

  test('that do not fit their places, or lie where nothing is hidden, are a bug in the rules', () => {
    expect(() => imagined(secretsOf({ pool: ['ace'] }), 'a')).toThrow(RulesBroken)
    expect(() => imagined(secretsOf({ slots: [['secrets', 0], ['game']] }), 'a')).toThrow(/game is not hidden/)
  })
})
