import { type ComponentText, sentences } from '../../../kernel/words.ts'
import type { Expo } from '../components.ts'
import type { CardEffect, ChitPoints, MeetingOption, Pack } from '../pack.ts'
import { amountsText, halves, jumpPrice, nameOf } from './names.ts'
import type { Phrases } from './phrases.ts'

/** Name and text of any component. */
export function componentText(
  phrases: Phrases,
  expo: Expo,
  id: string,
  players: number | undefined,
): ComponentText | undefined {
  const text = textOf(phrases, expo, id, players)
  return text === undefined ? undefined : { name: nameOf(phrases, expo, id), text }
}

function textOf(phrases: Phrases, expo: Expo, id: string, players: number | undefined): string | undefined {
  const { pack, chits, jury, resources } = expo
  const { components, terms } = phrases
  const named = <T extends { readonly id: string }>(rows: readonly T[]): T | undefined =>
    rows.find(row => row.id === id)
  if (id === 'scrap') return sentences(components.scrap)
  const tile = expo.tiles.get(id)
  if (tile?.kind === 'resource') {
    const [two = '', one = ''] = halves(phrases, expo, tile)
    return sentences(components.resourceTile(two, one))
  }
  const project = named(pack.projects)
  if (project !== undefined) return projectText(phrases, expo, project)
  const technology = named(pack.technologies)
  if (technology !== undefined) return technologyText(phrases, expo, technology)
  const card = named([...pack.actionCards.base, ...pack.actionCards.improved])
  if (card !== undefined) return cardText(phrases, card.effects, players)
  const chit = chits.get(id)
  if (chit !== undefined) return chitText(phrases, chit)
  const vote = jury.get(id)
  if (vote !== undefined) return sentences(components.jury(terms.energies[vote.energy]))
  const resource = resources.get(id)
  if (resource !== undefined) {
    const category = pack.categories.find(one => one.id === resource.category)
    return sentences(components.resource(category === undefined ? resource.category : terms.name(category)))
  }
  const level = named(pack.handicaps)
  if (level !== undefined) return sentences(components.handicap(level.resourceTiles, level.scrapTiles))
  return spaceText(phrases, expo, id)
}

function projectText(phrases: Phrases, expo: Expo, { shape, requires, vp }: Pack['projects'][number]): string {
  const { terms, components } = phrases
  const row = expo.pack.shapes.find(one => one.id === shape)
  const name = row === undefined ? shape : terms.name(row)
  return sentences(components.project(name, amountsText(phrases, expo, requires), terms.vp(vp)))
}

function technologyText(phrases: Phrases, expo: Expo, tile: Pack['technologies'][number]): string {
  const { components } = phrases
  return sentences(
    tile.kind === 'resource'
      ? components.supplies(amountsText(phrases, expo, tile.effect.supply))
      : components.improves(nameOf(phrases, expo, tile.effect.upgradeCard)),
  )
}

const cardText = (phrases: Phrases, effects: readonly CardEffect[], players: number | undefined): string =>
  sentences(...effects.flatMap(effect => effectTexts(phrases, effect, players)))

function effectTexts(
  { components, terms }: Phrases,
  effect: CardEffect,
  players: number | undefined,
): readonly string[] {
  const prices = (list: readonly number[]): string => list.map(terms.money).join(', ')
  if ('gain' in effect) return [components.gain(terms.money(effect.gain.money))]
  if ('buy' in effect) {
    const text = effect.buy === 'resource' ? components.buyResources : components.buyInAcademy
    return [text(effect.max, prices(effect.prices))]
  }
  if ('take' in effect) return [components.takeResource(effect.max)]
  if ('lab' in effect) return [components.operations(effect.max)]
  if ('patents' in effect) {
    const { points, jumpDiscount } = effect.patents
    const discount = jumpDiscount === 0 ? [] : [components.jumpDiscount(terms.money(jumpDiscount))]
    return [components.points(points), ...discount]
  }
  if ('ghosts' in effect) {
    if (players === undefined) return [components.ghostsWith(effect.onlyPlayers)]
    return effect.onlyPlayers.includes(players) ? [components.ghosts] : []
  }
  if ('choose' in effect) {
    const { count, options } = effect.choose
    return [components.choose(count, options.map(one => choiceText(components.choices, one)).join('; '))]
  }
  return [components.endsRound]
}

function choiceText(choices: Phrases['components']['choices'], option: MeetingOption): string {
  switch (option.id) {
    case 'reposition':
      return choices.reposition(option.effect.max)
    case 'money':
      return choices.money(option.effect.gain.money)
    case 'patent':
      return choices.patent(option.effect.patents.points)
    case 'jury':
      return choices.jury(1)
  }
}

function chitText({ components, terms }: Phrases, { effect, order }: Pack['bonusChits'][number]): string {
  return sentences(chitPointsText(components, terms, effect.vp), ...(order === 'last' ? [components.last] : []))
}

function chitPointsText(components: Phrases['components'], terms: Phrases['terms'], vp: ChitPoints): string {
  if ('fixed' in vp) return components.fixed(terms.vp(vp.fixed))
  const most = vp.max === undefined ? undefined : terms.vp(vp.max)
  return components.per(terms.vp(vp.points), components.counted[vp.per](vp.each), vp.round === 'up', most)
}

function spaceText(phrases: Phrases, expo: Expo, id: string): string | undefined {
  const { components, terms } = phrases
  const space = expo.pack.board.patentsOffice.spaces.find(one => one.id === id)
  if (space === undefined) return undefined
  if (space.row === undefined) return sentences(components.common)
  const links = (expo.spaces.get(id)?.jumps ?? []).map(({ to, points, money }) =>
    components.jump(nameOf(phrases, expo, to), jumpPrice(phrases, points, money)),
  )
  return sentences(
    components.space(nameOf(phrases, expo, space.row), space.column),
    ...links,
    ...(space.endVp ? [components.endVp(terms.vp(space.endVp))] : []),
    ...(space.bonusChit ? [components.bonusChit] : []),
  )
}
