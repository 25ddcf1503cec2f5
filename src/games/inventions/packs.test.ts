import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/json.ts'
import { begin } from '../../kernel/play.ts'
import { beginningAt, combinations } from '../../kernel/testing/beginnings.ts'
import { hunt } from '../../kernel/testing/properties.ts'
import shipped from './components.json' with { type: 'json' }
import { inventions } from './game.ts'
import { own } from './testing/properties.ts'

/** A pack of the same shape with other values: richer people, dearer hexes, other chains and benefits, fewer tiles. */
function otherPack(): Json {
  const pack = structuredClone(shipped)
  Object.assign(pack.playerPieces.start, {
    scholars: 1,
    traders: 3,
    artisans: 3,
    thinkers: 3,
    supply: 19,
    influence: 6,
  })
  Object.assign(pack.playerPieces.start, { diplomatsOnOwnMilestone: 1 })
  Object.assign(pack.societyBoard.buildCost, { perAdjacentTile: 2, discountPerMatchingInvention: 2 })
  for (const players of ['1', '2', '3', '4'] as const) pack.progressTiles.copiesInPlay[players] = 1
  for (const card of pack.cards.items) if (card.era === 1) card.chain = { chain: 'call-specialists' }
  for (const tile of pack.specialistTiles.items) Object.assign(tile, { specialists: 2, benefit: { action: 'present' } })
  for (const token of pack.influenceTokens.items) if (token.cost !== null) token.cost = 1
  pack.regions.items.reverse()
  pack.regions.items.forEach((region, at) => {
    region.number = at + 1
  })
  pack.chronosRival.path.reverse()
  return pack
}

const pack = otherPack()

describe('play with a component pack of the table’s own', () => {
  it('begins with the values of the pack', () => {
    const { state } = begin(inventions, { players: 3, seed: 'other', pack })
    expect(state.players[0]).toMatchObject({ home: [3, 3, 3], scholars: 1, supply: 19, influence: 6 })
    expect(new Set(state.stock.flat())).toEqual(new Set([1]))
    expect(state.components).not.toBe(begin(inventions, { players: 3, seed: 'other' }).state.components)
  })

  it('holds every property at every state of whole games, through all options', { timeout: 600_000 }, () => {
    for (let index = 0; index < combinations(inventions); index++) {
      const { decisions } = hunt(inventions, { ...beginningAt(inventions, index, 'packs'), pack }, own)
      expect(decisions).toBeGreaterThan(30)
    }
  })
})
