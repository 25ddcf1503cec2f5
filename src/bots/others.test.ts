import { describe, expect, it } from 'vitest'
import { type Pebbles, type PebblesState, pebbles } from '../../docs/adding-a-game/pebbles.ts'
import { chanceFromSeed } from '../kernel/chance.ts'
import { begin, isOver } from '../kernel/play.ts'
import { takeRandomly } from '../kernel/playout.ts'
import { inEveryLanguage } from '../kernel/translations.ts'
import { lookFarAhead } from './master.ts'
import { type Mind, valueFor } from './mind.ts'
import { mindWithOthers } from './others.ts'
import { type SearchSettings, searchSettingsOf } from './search-settings.ts'
import { playUntil, taskAt } from './testing/midgame.ts'
import type { Verdict } from './verdict.ts'
import { imagineWorld } from './world.ts'

/** Believes that the first seat lives on its shells, and everybody else on what lies on the shore. */
const mind: Mind<PebblesState, Pebbles> = {
  terms: ['living'],
  judge({ state }, seat, terms) {
    terms[0] = seat === 0 ? (state.shells[0] ?? 0) : 10 * state.shore.length
  },
  consider: (_play, question) => question.options,
  words: inEveryLanguage({ en: { living: 'living' } }),
}

/** What the first seat thinks of its turn, if it looks so. */
function thoughts(how: Partial<SearchSettings>): readonly Verdict[] {
  const task = taskAt(playUntil(pebbles, 2, 'others', ({ open }) => open[0]?.frame.rule === 'turn'))
  const chance = chanceFromSeed('others')
  const world = imagineWorld(task, chance)
  const settings = { ...searchSettingsOf(mind, 2), turns: 0, ...how }
  return lookFarAhead(mind, task, world, chance, looks => looks / 30, settings)
}

describe('a master among others', () => {
  it('given that they do not count, looks at its own gain alone', () => {
    const [best] = thoughts({ othersWeight: 0 })
    expect(best?.option.verb).toBe('gather')
    expect(best?.terms).toEqual(new Float64Array([4, 0]))
  })

  it('given that they count, gives up some of its own to leave them less, and says so', () => {
    const all = thoughts({ othersWeight: 0.5 })
    expect(all[0]?.option.verb).toBe('take')
    expect(all[0]?.terms[1]).toBe(-10)
    expect(all.find(({ option }) => option.verb === 'gather')?.terms[1]).toBe(-15)
    for (const { value, terms } of all) expect(value).toBe(terms.reduce((sum, term) => sum + term, 0))
  })

  it('given that it heeds them in its plans, does not even look into what leaves them much', () => {
    const first = (othersWeightInPlans: number) =>
      thoughts({ othersWeight: 0.5, othersWeightInPlans, candidates: 1 })[0]?.option.verb
    expect(first(0)).toBe('gather')
    expect(first(0.5)).toBe('take')
  })

  it('counts what the strongest of them scored once the game is over', () => {
    const play = begin(pebbles, { players: 3, seed: 'over' })
    const chance = chanceFromSeed('over')
    while (!isOver(play)) takeRandomly(play, chance)
    const totals = pebbles.scores(play).toSorted((a, b) => a.seat - b.seat)
    const [own = 0, second = 0, third = 0] = totals.map(({ total }) => total)
    const minding = mindWithOthers(mind, 0.5)
    const value = valueFor(minding, play, 0, new Float64Array(minding.terms.length))
    expect(Math.max(second, third)).toBeGreaterThan(0)
    expect(value).toBe(own - Math.max(second, third) / 2)
  })
})
