import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { row } from '../../../kernel/rows.ts'
import { type Hex, type Tile, WEALTH } from '../components.ts'
import { types } from '../pack.ts'
import { eraOf, type Play, type Player, playerAt, regionAt } from '../state.ts'
import { homeType, OF_CHOICE } from './calling.ts'
import { payers } from './payment.ts'

/** What building costs (I-11), and whether it can be paid. */

/** Influence that building takes once, by the tiles in the display; undefined where nothing lies there (I-11.1). */
export function influenceToBuild(play: Play, { display }: Player): number | undefined {
  let tiles = 0
  for (const tile of display) if (tile !== '') tiles++
  return play.components.pack.societyBoard.tilesDisplay.buildInfluenceCostByTiles[tiles] ?? undefined
}

/** What a tile costs for itself: less for each own invention of its type (I-11.4). */
export function tilePrice(play: Play, { inventions }: Player, { type }: Tile): number {
  const { base, discountPerMatchingInvention } = play.components.pack.societyBoard.buildCost
  if (type === WEALTH) return base.wealth
  let price = base[types[type] ?? 'economy']
  for (const id of inventions) if (row(play.components.cards, id).type === type) price -= discountPerMatchingInvention
  return price
}

/** What the neighbours of a hex add: more for each tile beside it (I-11.4). */
export function hexPrice(play: Play, { map }: Player, { neighbours }: Hex): number {
  const { perAdjacentTile } = play.components.pack.societyBoard.buildCost
  let price = 0
  for (const other of neighbours) if (map[other] !== '') price += perAdjacentTile
  return price
}

/** What a tile costs on a hex, from the prices of both: progress tiles, not wealth, have the discount of the hex (I-11.4, I-R50). */
export const costFrom = (own: number, beside: number, { discount }: Hex, type: number): number =>
  Math.max(0, own + beside - (type === WEALTH ? 0 : discount))

/** Specialists that a tile costs on a hex (I-11.4). */
export const costToBuild = (play: Play, player: Player, tile: Tile, hex: Hex): number =>
  costFrom(tilePrice(play, player, tile), hexPrice(play, player, hex), hex, tile.type)

/** The most that the benefit of a hex can add to what pays for a tile (I-11.6, I-11.9). */
export function broughtBy(play: Play, seat: Seat, { effect }: Hex, type: number): number {
  const player = playerAt(play, seat)
  switch (effect.kind) {
    case 'specialist':
      return type === WEALTH || effect.type === type ? Math.min(effect.count, player.supply) : 0
    case 'scholar':
      return Math.min(effect.count, player.supply, Math.max(0, eraOf(play, seat) - player.scholars))
    case 'callHome':
      return mostCalled(play, seat, type)
    case 'ip':
    case 'influence':
    case 'placeCitizen':
    case 'refresh':
    case 'discount':
    case 'aspiration':
    case 'economyToken':
    case 'turnOrder':
    case 'none':
    case 'action':
    case 'build':
    case 'buy':
      return 0
    default:
      return never(effect)
  }
}

function mostCalled(play: Play, seat: Seat, type: number): number {
  let most = 0
  for (let at = 0; at < play.state.regions.length; at++) {
    const count = regionAt(play, at).citizens[seat] ?? 0
    if (count <= most) continue
    const homeAs = type === WEALTH ? OF_CHOICE : homeType(play, at)
    if (homeAs === OF_CHOICE || homeAs === type) most = count
  }
  return most
}

/** Whether any build is legal, the influence left aside. */
export function canBuild(play: Play, seat: Seat): boolean {
  const player = playerAt(play, seat)
  for (const id of player.display) {
    const tile = play.components.tiles.get(id)
    if (tile === undefined) continue
    const have = payers(player, tile.type)
    const own = tilePrice(play, player, tile)
    for (const hex of play.components.hexes) {
      if (player.map[hex.index] !== '') continue
      const missing = costFrom(own, hexPrice(play, player, hex), hex, tile.type) - have
      if (missing <= 0 || missing <= broughtBy(play, seat, hex, tile.type)) return true
    }
  }
  return false
}
