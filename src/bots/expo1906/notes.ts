import type { Expo } from '../../games/expo1906/components.ts'
import type { Placement } from '../../games/expo1906/lab/placement.ts'
import type { Card } from '../../games/expo1906/prepared/cards.ts'
import type { Tile } from '../../games/expo1906/prepared/tiles.ts'
import type { Option } from '../../kernel/question.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Weights } from './weights.ts'

/** What a bot notes once about the components: resources by number, and where each option puts a tile. */
export interface Notes {
  readonly kinds: number
  readonly tiles: ReadonlyMap<string, TileNote>
  readonly places: ReadonlyMap<Option, Place>
  /** The row of the Patents Office of each resource; -1 for energy. */
  readonly rows: readonly number[]
  /** By improved card: what each use of it gives more than the base card. */
  readonly gains: ReadonlyMap<string, number>
}

export interface TileNote {
  readonly tile: Tile
  readonly feeds: readonly FeedNote[]
  /** By resource: how much a Project needs; empty for all others. */
  readonly needs: readonly number[]
  /** Resources that it needs. */
  readonly needed: readonly number[]
}

export interface FeedNote {
  readonly kind: number
  readonly amount: number
  readonly side: 0 | 1
}

export interface Place {
  readonly note: TileNote
  readonly at: Placement
}

export function takeNotes(components: Expo, weights: Weights): Notes {
  const { pack, rowOf, improved, cards } = components
  const kinds = pack.resources.map(({ id }) => id)
  const tiles = new Map([...components.tiles].map(([id, tile]) => [id, noteTile(tile, kinds)]))
  const places = new Map<Option, Place>()
  for (const note of tiles.values())
    note.tile.form.placements.forEach((at, index) => {
      const place = { note, at }
      for (const options of [note.tile.place, note.tile.move]) places.set(itemAt(options, index), place)
    })
  const gains = new Map<string, number>()
  for (const [base, better] of improved) {
    const [from, to] = [cards.get(base), cards.get(better)]
    if (from !== undefined && to !== undefined) gains.set(base, worthOfUse(to, weights) - worthOfUse(from, weights))
  }
  return { kinds: kinds.length, tiles, places, rows: kinds.map(kind => rowOf.get(kind) ?? -1), gains }
}

function noteTile(tile: Tile, kinds: readonly string[]): TileNote {
  const needs = kinds.map(kind => tile.needs.find(({ resource }) => resource === kind)?.amount ?? 0)
  return {
    tile,
    feeds: tile.feeds.map(({ resource, amount, side }) => ({ kind: kinds.indexOf(resource), amount, side })),
    needs,
    needed: needs.flatMap((amount, kind) => (amount > 0 ? [kind] : [])),
  }
}

/** What one use of a card is worth. */
export function worthOfUse(card: Card, weights: Weights): number {
  const { tile, tilePrice, dollar } = weights
  let worth = card.money * dollar + card.operations * weights.operation + card.points * weights.move
  worth += card.academyPrices.length * weights.academy + card.freeTiles * (tile + tilePrice * dollar)
  worth += card.jumpDiscount * 0.5 * dollar
  for (const price of card.resourcePrices) worth += Math.max(0, tile + (tilePrice + 0.5 - price) * dollar)
  return worth
}
