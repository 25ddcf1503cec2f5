import type { Inventions } from '../../../games/inventions/components.ts'
import { typeIndex } from '../../../games/inventions/pack.ts'
import { isAspiration, kindOf } from '../../../games/inventions/rules/aspirations.ts'
import { row } from '../../../kernel/rows.ts'
import { type IconToken, thing, word } from '../../plates/icon-tokens.ts'
import { actionIcons, effectIcons, pairIcons, typeIcons } from './effect-icons.ts'

/** What a tile does, in icons; an aspiration shows what it will become. */
export function tileIcons(components: Inventions, id: string): readonly IconToken[] {
  if (isAspiration(id)) return [word('?')]
  const economy = components.economyTiles.get(id)
  if (economy !== undefined) return effectIcons(economy.effect)
  const technology = components.technologyTiles.get(id)
  if (technology !== undefined) return pairIcons(technology)
  const culture = cultureTile(components, id)
  if (culture !== undefined) return effectIcons(culture.tile.effect)
  const wealth = components.wealth.find(one => one.id === id)
  if (wealth === undefined) return []
  const { score } = wealth
  const scored = score.kind === 'largest-group' ? [score.tileType] : score.tileTypes
  return scored.map(type => thing(typeIcons[type === 'wealth' ? 3 : typeIndex(type)] ?? 'tile'))
}

/** What a tile does on one line, where its type is known: a culture tile after the action that it answers. */
export function stackIcons(components: Inventions, id: string): readonly IconToken[] {
  const culture = cultureTile(components, id)
  const does = tileIcons(components, id)
  return culture === undefined ? does : [thing(actionIcons[culture.action]), word(':'), ...does]
}

/** What stands above on a tile: its type with its number or letter; on a culture tile the action that it answers. */
export function tileHead(components: Inventions, id: string): readonly IconToken[] {
  const type = tileType(components, id)
  const sign = thing(type < 0 ? 'joker' : (typeIcons[type] ?? 'tile'))
  const culture = cultureTile(components, id)
  if (culture !== undefined) return [sign, thing(actionIcons[culture.action])]
  const letter = components.wealth.find(one => one.id === id)?.letter
  const number = components.tiles.get(id)?.number ?? 0
  return letter !== undefined ? [sign, word(letter)] : number > 0 ? [sign, word(String(number))] : [sign]
}

function cultureTile({ cultureOf }: Inventions, id: string) {
  for (const [action, tile] of cultureOf) if (tile.id === id) return { action, tile }
  return undefined
}

/** The type of a tile or aspiration: economy, culture, technology, and 3 for wealth; a wild aspiration has none. */
export function tileType(components: Inventions, id: string): number {
  if (!isAspiration(id)) return row(components.tiles, id).type
  return kindOf(id) === 'wild' ? -1 : typeIndex(kindOf(id))
}
