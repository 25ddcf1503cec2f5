import { type Inventions, row } from '../../../games/inventions/components.ts'
import { typeIndex } from '../../../games/inventions/pack.ts'
import { isAspiration, kindOf } from '../../../games/inventions/rules/aspirations.ts'
import { type IconToken, thing, word } from '../../plates/icon-tokens.ts'
import { cultureIcons, effectIcons, pairIcons, typeIcons } from './effect-icons.ts'

/** What a tile does, in icons; an aspiration shows what it will become. */
export function tileIcons(components: Inventions, id: string): readonly IconToken[] {
  if (isAspiration(id)) return [word('?')]
  const economy = components.economyTiles.get(id)
  if (economy !== undefined) return effectIcons(economy.effect)
  const technology = components.technologyTiles.get(id)
  if (technology !== undefined) return pairIcons(technology)
  for (const [action, tile] of components.cultureOf) if (tile.id === id) return cultureIcons(action, tile.effect)
  const wealth = components.wealth.find(one => one.id === id)
  if (wealth === undefined) return []
  const { score } = wealth
  const scored = score.kind === 'largest-group' ? [score.tileType] : score.tileTypes
  return scored.map(type => thing(typeIcons[type === 'wealth' ? 3 : typeIndex(type)] ?? 'tile'))
}

/** The type of a tile or aspiration: economy, culture, technology, and 3 for wealth; a wild aspiration has none. */
export function tileType(components: Inventions, id: string): number {
  if (!isAspiration(id)) return row(components.tiles, id).type
  return kindOf(id) === 'wild' ? -1 : typeIndex(kindOf(id))
}
