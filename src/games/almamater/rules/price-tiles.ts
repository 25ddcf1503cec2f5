import type { AskingRule } from '../../../kernel/contract.ts'
import type { Option } from '../../../kernel/question.ts'
import type { AlmaMater } from '../components.ts'
import { happened } from '../events.ts'
import type { PriceTilesFrame } from '../frames.ts'
import { type AlmaMaterState, displayAt, type Play } from '../state.ts'
import { option } from '../verbs.ts'
import { stop } from './stop.ts'

/** Price tiles of the Bookseller: over different slots, so that the six prices never fall from left to right. */

interface PriceLayout {
  readonly prices: readonly number[]
  /** The price on the tile over each slot; 0 where there is none. */
  readonly tiles: readonly number[]
  readonly lay: Option
}

const found = new WeakMap<AlmaMater, readonly PriceLayout[]>()

/** Every way to lay the tiles; those with the same prices are one (A-R48). */
export function layouts(components: AlmaMater): readonly PriceLayout[] {
  let all = found.get(components)
  if (all === undefined) {
    all = findLayouts(components)
    found.set(components, all)
  }
  return all
}

function findLayouts({ pack }: AlmaMater): readonly PriceLayout[] {
  const printed = pack.display.prices
  const sides = tilesTaken(pack).map(id => pack.priceTiles.find(tile => tile.id === id)?.sides ?? [])
  const byPrices = new Map<string, PriceLayout>()
  const tiles = printed.map(() => 0)
  const lay = (at: number): void => {
    const faces = sides[at]
    if (faces === undefined) {
      const prices = printed.map((price, slot) => tiles[slot] || price)
      if (prices.some((price, slot) => price < (prices[slot - 1] ?? 0))) return
      const key = prices.join('-')
      if (!byPrices.has(key)) byPrices.set(key, { prices, tiles: [...tiles], lay: option('prices', key) })
      return
    }
    for (let slot = 0; slot < tiles.length; slot++) {
      if (tiles[slot] !== 0) continue
      for (const face of new Set(faces)) {
        tiles[slot] = face
        lay(at + 1)
      }
      tiles[slot] = 0
    }
  }
  lay(0)
  return [...byPrices.values()]
}

/** The tiles that one Bookseller takes, by id. */
function tilesTaken({ students }: AlmaMater['pack']): readonly string[] {
  for (const { immediate = [] } of students)
    for (const effect of immediate)
      if ('tiles' in effect)
        return Object.entries(effect.tiles).flatMap(([id, count]) => Array.from({ length: count }, () => id))
  return []
}

/** A-D19: slots and faces; when laid anew, they may also stay. */
export const priceTiles: AskingRule<AlmaMaterState, AlmaMater, PriceTilesFrame> = {
  kind: 'ask',
  rules: ['A-17.3.4', 'A-R24'],
  options(play, { anew }, offer) {
    for (const { lay } of layouts(play.components)) offer.legal.push(lay)
    if (anew) offer.legal.push(stop)
  },
  apply(play, { seat }, chosen) {
    const laid = layouts(play.components).find(({ lay }) => lay.key === chosen.key)
    if (laid === undefined) return
    displayAt(play, seat).tiles = [...laid.tiles]
    if (play.events) happened(play, { type: 'prices-laid', seat, prices: laid.prices })
  },
}

export const pricesOf = (play: Play, marker: number): readonly number[] =>
  play.components.pack.display.prices.map((price, slot) => displayAt(play, marker).tiles[slot] || price)
