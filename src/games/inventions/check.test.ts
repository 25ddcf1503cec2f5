import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/json.ts'
import { refusalOf } from '../../kernel/testing/refusal.ts'
import { checkPack } from './check.ts'
import shipped from './components.json' with { type: 'json' }

type Draft = typeof shipped

/** What is told of the shipped pack after a change. */
const faults = (change: (pack: Draft) => void): string => {
  const pack = structuredClone(shipped)
  change(pack)
  return refusalOf(() => checkPack(pack as unknown as Json)).message
}
const set = (target: object | undefined, values: object) => void Object.assign(target ?? {}, values)

describe('component packs', () => {
  it('the shipped pack is sound', () => {
    expect(checkPack(shipped as unknown as Json).cards.items).toHaveLength(48)
  })

  it('a wrong shape is told with its place', () => {
    expect(faults(pack => set(pack.cards.items[3], { era: 'late' }))).toContain('cards.items[3].era: ')
    expect(faults(pack => set(pack.specialistTiles.items[0], { benefit: { fly: 3 } }))).toContain(
      'specialistTiles.items[0].benefit: ',
    )
    expect(faults(pack => set(pack.milestones.items[1], { letter: 'Z' }))).toContain('milestones.items[1].letter: ')
  })

  it('ids are used once, and what is named exists', () => {
    expect(faults(pack => set(pack.cards.items[1], { id: 'boats' }))).toContain(
      '"boats" is used already at cards.items[0]',
    )
    expect(faults(pack => set(pack.cards.items[9], { milestone: 'moon' }))).toContain(
      'cards.items[9].milestone: there is no milestone "moon"',
    )
    expect(faults(pack => set(pack.cards.items[9], { milestone: null }))).toContain(
      'cards.items[9].milestone: a card of era 2 needs a milestone',
    )
    expect(faults(pack => set(pack.travelEdges.items[0], { a: 'moon' }))).toContain(
      'travelEdges.items[0].a: there is no region "moon"',
    )
    expect(faults(pack => set(pack.privateGoals.items[0], { deck: 'moon' }))).toContain(
      'privateGoals.items[0].deck: there is no deck "moon"',
    )
  })

  it('rows that are looked up by their place stand in order', () => {
    expect(faults(pack => set(pack.regions.items[0], { number: 7 }))).toContain(
      'regions.items[0].number: rows stand in order, so this must be 1',
    )
    expect(faults(pack => void pack.chronosRival.path.reverse())).toContain(
      'chronosRival.path[0]: the path follows the numbers',
    )
    expect(faults(pack => void pack.types.items.reverse())).toContain('types.items[0].id: must be "economy"')
  })

  it('there are enough pieces for every place', () => {
    expect(faults(pack => void pack.knowledgeTiles.items.pop())).toContain(
      'knowledgeTiles.items: 6 of them, but 7 are needed',
    )
    expect(faults(pack => void pack.game.playerColors.pop())).toContain(
      'game.playerColors: 3 of them, but 4 are needed',
    )
    expect(faults(pack => set(pack.playerPieces.start, { supply: 20 }))).toContain(
      'playerPieces.start.supply: 6 citizens are placed, so this must be 24',
    )
  })

  it('the eras follow one another, and every pillar finds a forum', () => {
    expect(faults(pack => set(pack.eraTrack.spaces[4], { era: 5 }))).toContain(
      'eraTrack.spaces[4].era: eras follow one another, so 2 or 3, not 5',
    )
    expect(faults(pack => set(pack.eraTrack.spaces[3], { pillar: 'scoring' }))).toContain('eraTrack.spaces[3].pillar: ')
    expect(faults(pack => set(pack.eraTrack.spaces[3], { pillar: 'season' }))).toContain(
      'eraTrack.spaces: era 2 has 3 seasons, at most 2 find a forum',
    )
    expect(faults(pack => set(pack.eraTrack, { startIndex: 13 }))).toContain('eraTrack.startIndex: at most 12')
    expect(faults(pack => set(pack.milestones.items[0], { era: 3 }))).toContain(
      'milestones.items[0].era: the letter A is of era 1',
    )
    expect(faults(pack => void pack.ideaDisplay.stackEras.reverse())).toContain('ideaDisplay.stackEras[0]: ')
  })

  it('everybody, Chronos too, finds a region to settle in', () => {
    expect(
      faults(pack => {
        for (const tile of pack.specialistTiles.items) set(tile, { specialists: 9 })
      }),
    ).toContain(
      'specialistTiles.items: 0 regions with an idea take at most the 3 people of the start, but 4 are needed',
    )
    expect(faults(pack => set(pack.setupByPlayers.items[0], { chronosRival: true }))).toContain(
      'setupByPlayers.items[0]: 5 play, with Chronos, but there is room for 4',
    )
    expect(faults(pack => set(pack.game.playerCounts, { max: 2 }))).toContain(
      'game.playerCounts.max: at least 4, not 2',
    )
  })

  it('pieces and tracks fit together, and every region can be reached', () => {
    expect(faults(pack => set(pack.playerPieces.start, { influence: 11 }))).toContain(
      'playerPieces.start.influence: at most 10',
    )
    expect(faults(pack => set(pack.influenceTrack.items[2], { chainTokens: 4 }))).toContain(
      'influenceTrack.items[2].chainTokens: at most 3',
    )
    expect(faults(pack => set(pack.economyTokens, { perPlayer: 4 }))).toContain('economyTokens.perPlayer: 3')
    expect(faults(pack => set(pack.influenceTokens.items[1], { cost: null }))).toContain(
      '"token-influence", and no other, has no cost',
    )
    expect(faults(pack => set(pack.solo.levels[2], { id: 'normal' }))).toContain('they are easy, normal, hard')
    expect(faults(pack => void pack.travelEdges.items.splice(0))).toContain('travelEdges.items: no way leads to "')
  })
})
