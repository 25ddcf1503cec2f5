import { describe, expect, it } from 'vitest'
import type { Effect, Volumes } from './pack.ts'
import { pack } from './testing/set-up.ts'

const colors = ['orange', 'blue', 'green'] as const
const levels = [1, 2, 3]
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const all = (volumes: Volumes): number => sum(Object.values(volumes))
const effectsOf = <K extends Effect['kind']>(kind: K) =>
  pack.actionCards.flatMap(({ effects }) => effects).filter((one): one is Effect & { kind: K } => one.kind === kind)

describe('the shipped values', () => {
  it('show a special effect, or Volumes of choice, on every Action card', () => {
    for (const { id, effects, volumes } of pack.actionCards)
      expect([id, effects.length + volumes.any]).not.toEqual([id, 0])
    const seen = pack.actionCards.map(({ action, volumes, effects }) => JSON.stringify([action, volumes, effects]))
    expect(new Set(seen).size).toBe(pack.actionCards.length)
  })

  it('show one Volume or one coin on every Starting card, and each colour once in a hand', () => {
    for (const { id, effects, volumes } of pack.startingCards) {
      const coins = effects.map(effect => (effect.kind === 'gain' ? effect.gain : effect.kind))
      expect([id, all(volumes), coins]).toEqual(all(volumes) === 1 ? [id, 1, []] : [id, 0, [{ coins: 1 }]])
    }
    for (const { id } of pack.players.colors) {
      const hand = pack.startingCards.filter(({ color }) => color === id)
      expect(colors.map(color => sum(hand.map(({ volumes }) => volumes[color])))).toEqual([1, 1, 1])
    }
  })

  it('give nothing but coins, points and Potions for nothing: a Student is paid for', () => {
    for (const { gain } of effectsOf('gain'))
      expect(['coins', 'vp', 'potions']).toEqual(expect.arrayContaining(Object.keys(gain)))
  })

  it('have as many Volumes of each colour in a level, and more of them the higher it is', () => {
    const inLevel = (level: number) =>
      pack.actionCards.filter(card => card.level === level).map(({ volumes }) => volumes)
    for (const level of levels) {
      const [one, ...others] = colors.map(color => sum(inLevel(level).map(volumes => volumes[color])))
      expect(others).toEqual([one, one])
    }
    const counts = levels.map(level => sum(inLevel(level).map(all)))
    expect([...counts].sort((a, b) => a - b)).toEqual(counts)
    expect(Math.max(...pack.actionCards.map(({ volumes }) => all(volumes)))).toBeLessThanOrEqual(3)
  })

  it('cost and give what the rulebook says where it says it', () => {
    expect(effectsOf('secondBook').every(({ pay }) => pay.coins === 3)).toBe(true)
    expect(effectsOf('ignoreBookRequirement').every(({ pay }) => pay.coins === 4)).toBe(true)
    expect(effectsOf('moveToFreeVillage').every(({ pay }) => pay.coins === 2)).toBe(true)
    expect(effectsOf('extraTravelCube').every(({ pay }) => pay.coins === 2)).toBe(true)
    expect(effectsOf('discardCard').map(({ gain }) => gain)).toEqual([{ vp: 4, coins: 2 }])
    expect(effectsOf('gainPerIdenticalVolumes').map(({ setSize, gain }) => [setSize, gain])).toEqual([[3, { vp: 4 }]])
    expect(
      effectsOf('gainPerVolume')
        .map(({ color }) => color)
        .sort(),
    ).toEqual(['blue', 'green', 'orange'])
    expect(effectsOf('gainPerVolume').every(({ gain }) => gain.vp === 1)).toBe(true)
    expect(effectsOf('copyImmediate').length * effectsOf('doubleBonusTokens').length).toBeGreaterThan(0)
  })

  it('ask on every bookshelf for each University and Ancient Land once and for four Volumes of each colour, with arrows of 28 points', () => {
    for (const { id, cells, lines } of pack.studyBoards) {
      const asked = cells.flatMap(cell => (cell.kind === 'book' ? [cell.requirement] : []))
      const places = asked.flatMap(one =>
        'university' in one ? one.university : 'ancientLand' in one ? one.ancientLand : [],
      )
      expect([id, places.sort()]).toEqual([id, ['I', 'II', 'III', 'IV', 'V', 'VI', 'alpha', 'beta', 'gamma']])
      const volumes = asked.flatMap(one => ('volumes' in one ? one.volumes : []))
      expect(colors.map(color => sum(volumes.map(one => one[color])))).toEqual([4, 4, 4])
      expect(sum(lines.map(({ vpPerRound }) => vpPerRound))).toBe(28)
    }
  })
})
