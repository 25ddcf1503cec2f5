import { row } from '../../../kernel/rows.ts'
import { type ComponentText, capitalised, joined } from '../../../kernel/words.ts'
import type { Card, Inventions, Region } from '../components.ts'
import { type ActionId, actionIds, type GoalScore, types, type WealthScore } from '../pack.ts'
import { isAspiration, kindOf } from '../rules/aspirations.ts'
import { briefly, effectText, specialistsText } from './effects.ts'
import type { Phrases } from './phrases.ts'
import { translatedName } from './translated-name.ts'

/** A component's name and what it does. */
export function componentText(phrases: Phrases, of: Inventions, id: string): ComponentText | undefined {
  const { components, terms } = phrases
  const named = (text: string): ComponentText => ({ name: nameOf(phrases, of, id), text })
  const card = of.cards.get(id)
  if (card !== undefined) return named(cardText(phrases, of, card))
  const milestone = of.milestones.get(id)
  if (milestone !== undefined) {
    const { letter, era, spaces, benefit } = milestone
    const text = components.milestone(letter, terms.eras[era - 1] ?? '', spaces)
    return named(`${text} ${components.benefit(effectText(phrases, benefit))}`)
  }
  const region = of.regions.find(one => one.id === id)
  if (region !== undefined) return named(regionText(phrases, of, region))
  const space = of.eraSpaces.get(id)
  if (space !== undefined) return named(components.benefit(effectText(phrases, space.effect)))
  const specialists = of.specialistTiles.get(id)
  if (specialists !== undefined) {
    const citizens = terms.anySpecialists(specialists.specialists)
    return named(components.specialistTileText(citizens, effectText(phrases, specialists.effect)))
  }
  const knowledge = of.knowledgeTiles.get(id)
  if (knowledge !== undefined)
    return named(
      components.knowledgeText(effectText(phrases, knowledge.chain), terms.ip(of.pack.knowledgeTiles.backIp)),
    )
  return boardPieceText(phrases, of, id)
}

/** Tiles, tokens, hexes, goals and actions. */
function boardPieceText(phrases: Phrases, of: Inventions, id: string): ComponentText | undefined {
  const { components, terms } = phrases
  const named = (text: string): ComponentText => ({ name: capitalised(nameOf(phrases, of, id)), text })
  const token = of.influenceTokens.get(id)
  if (token !== undefined) {
    const chain = effectText(phrases, token.chain)
    return named(
      token.cost === 0 ? components.firstTokenText(chain) : components.tokenText(terms.citizens(token.cost), chain),
    )
  }
  const tile = tileText(phrases, of, id)
  if (tile !== undefined) return named(tile)
  const hex = of.hexes.find(one => one.id === id)
  if (hex !== undefined) return named(components.benefit(effectText(phrases, hex.effect)))
  const goal = of.goals.get(id)
  if (goal !== undefined) return named(`${components.goal} ${goalText(phrases, of, goal.score)}.`)
  if (isAspiration(id)) return named(components.aspirationText)
  return actionIds.some(action => action === id) ? named(components.actionTexts[id as ActionId]) : undefined
}

/** A component by its name; an id that is none by itself. */
export function nameOf(phrases: Phrases, of: Inventions, id: string): string {
  const { components, terms } = phrases
  const tile = of.tiles.get(id)
  if (tile !== undefined) return tileName(phrases, of, id)
  const region = of.regions.find(one => one.id === id)
  const told = of.cards.get(id) ?? of.milestones.get(id) ?? of.goals.get(id) ?? region
  if (told !== undefined) return translatedName(phrases, id, told.name)
  const space = of.eraSpaces.get(id)
  if (space !== undefined) return components.eraSpace(space.era, space.position)
  const specialists = of.specialistTiles.get(id)
  if (specialists !== undefined) return components.specialistTile(briefly(phrases, specialists.effect))
  const knowledge = of.knowledgeTiles.get(id)
  if (knowledge !== undefined) return components.knowledgeTile(briefly(phrases, knowledge.chain))
  const token = of.influenceTokens.get(id)
  if (token !== undefined)
    return token.cost === 0 ? components.firstToken : components.token(briefly(phrases, token.chain))
  const hex = of.hexes.find(one => one.id === id)
  if (hex !== undefined) return components.hex(hex.index + 1, effectText(phrases, hex.effect))
  if (isAspiration(id)) return components.aspiration(terms.aspirations[kindOf(id)])
  return terms.actions[id as ActionId] ?? id
}

/** `Treasury (economy 1)`, `Technology 3`, `Wealth B`. */
function tileName(phrases: Phrases, of: Inventions, id: string): string {
  const { components, terms } = phrases
  const { type, number } = row(of.tiles, id)
  const wealth = of.wealth.find(one => one.id === id)
  if (wealth !== undefined) return components.wealth(wealth.letter)
  const numbered = components.progress(terms.types[types[type] ?? 'economy'], number)
  const { economy, culture } = of.pack.progressTiles
  const told = [...economy, ...culture].find(one => one.id === id)
  return told === undefined ? capitalised(numbered) : components.named(numbered, translatedName(phrases, id, told.name))
}

/** What a tile does when it is built. */
export function tileText(phrases: Phrases, of: Inventions, id: string): string | undefined {
  const { components, terms } = phrases
  const economy = of.economyTiles.get(id)
  if (economy !== undefined) return components.economyText(effectText(phrases, economy.effect))
  for (const [action, tile] of of.cultureOf)
    if (tile.id === id) return components.cultureText(terms.actions[action], effectText(phrases, tile.effect))
  const technology = of.technologyTiles.get(id)
  if (technology !== undefined) {
    const [one, other] = technology.pair
    const influence = terms.influence(technology.influence)
    return components.technologyText(terms.actions[one], terms.actions[other], influence)
  }
  const wealth = of.wealth.find(one => one.id === id)
  return wealth === undefined ? undefined : wealthText(phrases, wealth.score)
}

function wealthText({ components, terms }: Phrases, score: WealthScore): string {
  const [ip, max] = [terms.ip(score.ip), terms.ip(score.max)]
  if (score.kind === 'largest-group') return components.largestGroup(ip, terms.types[score.tileType], max)
  const [one, other] = score.tileTypes
  return components.adjacentPairs(ip, terms.types[one], terms.types[other], max)
}

function cardText(phrases: Phrases, of: Inventions, card: Card): string {
  const { components, terms } = phrases
  const { era, type, milestone, exhausts, chain, shareIp, inventIp } = card
  return [
    components.card(terms.eras[era - 1] ?? '', terms.types[types[type] ?? 'economy']),
    ...(milestone === '' ? [] : [components.needsMilestone(nameOf(phrases, of, milestone))]),
    ...(exhausts.some(count => count > 0) ? [components.inventing(specialistsText(phrases, exhausts))] : []),
    components.chain(briefly(phrases, chain)),
    components.shareIp(terms.ip(shareIp)),
    ...(inventIp === 0 ? [] : [components.inventIp(terms.ip(inventIp))]),
  ].join(' ')
}

function regionText(phrases: Phrases, of: Inventions, { spaces, routes }: Region): string {
  const neighbours = routes.map(({ to }) => nameOf(phrases, of, of.regions[to]?.id ?? ''))
  return phrases.components.region(spaces.join(', '), joined(neighbours, phrases.terms.and))
}

function goalText(phrases: Phrases, of: Inventions, score: GoalScore): string {
  const { components, terms } = phrases
  if (score.kind === 'tiers') {
    const tiers = score.table.map(([min, ip]) => components.goalTier(min, terms.ip(ip)))
    return `${components.metrics[score.metric]('')}: ${tiers.join('; ')}`
  }
  const parts = score.terms.map(({ metric, ip, max, region, type }) => {
    const counted = region === undefined ? (type === undefined ? '' : terms.types[type]) : nameOf(phrases, of, region)
    const sum = components.goalSum(terms.ip(ip), components.metrics[metric](counted))
    return max === undefined ? sum : `${sum}, ${components.atMost(terms.ip(max))}`
  })
  return parts.join('; ')
}
