import { HIDDEN } from '../../../kernel/hidden.ts'
import { askedSeats } from '../../../kernel/play.ts'
import { row } from '../../../kernel/rows.ts'
import type { OutlineSection, SeatName } from '../../../kernel/words.ts'
import { types } from '../pack.ts'
import { chronosScore } from '../rules/chronos.ts'
import { openChain } from '../rules/open-chain.ts'
import {
  type Chronos,
  eraOf,
  isChronos,
  NOBODY,
  type Owner,
  type Play,
  type Player,
  pointsOf,
  type RegionState,
} from '../state.ts'
import { nameOf } from './components.ts'
import { listed, specialistsText } from './effects.ts'
import type { Phrases } from './phrases.ts'
import { origin, tokensNow } from './questions.ts'
import { momentText } from './table.ts'

/** The whole state as headings and lines. */
export function outlineText(phrases: Phrases, play: Play, who: SeatName): readonly OutlineSection[] {
  const { chronos } = play.state
  return [
    tableSection(phrases, play, who),
    ...chainSection(phrases, play),
    worldSection(phrases, play, who),
    milestoneSection(phrases, play, who),
    ideaSection(phrases, play),
    ...(chronos === undefined ? [] : [chronosSection(phrases, play, chronos)]),
    ...play.state.players.map((player, seat) => playerSection(phrases, play, player, seat, who)),
  ]
}

const ownerName = ({ terms }: Phrases, { state }: Play, owner: Owner, who: SeatName): string =>
  owner === NOBODY ? terms.nobody : isChronos(state, owner) ? terms.chronos : who(owner)

function tableSection(phrases: Phrases, play: Play, who: SeatName): OutlineSection {
  const { outline } = phrases
  const { state } = play
  const order = state.order.map(owner => ownerName(phrases, play, owner, who))
  return {
    title: outline.table,
    lines: [
      momentText(phrases, state),
      outline.turnOrder(order.join(', ')),
      outline.onTurn(who(askedSeats(state)[0] ?? state.turn.seat)),
    ],
  }
}

/** The open chain from the main action on, one line for each action on the path. */
function chainSection(phrases: Phrases, play: Play): readonly OutlineSection[] {
  const { outline, terms } = phrases
  const { path } = openChain(play)
  if (path.length === 0) return []
  const links = path.map((link, at) => outline.link(at + 1, terms.actions[link.action], origin(phrases, play, link)))
  return [{ title: outline.chainTitle, lines: [...links, outline.chainTokens(tokensNow(phrases, play))] }]
}

function worldSection(phrases: Phrases, play: Play, who: SeatName): OutlineSection {
  const lines = play.state.regions.map((region, at) => {
    const id = play.components.regions[at]?.id ?? ''
    return phrases.outline.region(nameOf(phrases, play.components, id), regionLine(phrases, play, region, at, who))
  })
  return { title: phrases.outline.world, lines }
}

function regionLine(phrases: Phrases, play: Play, region: RegionState, at: number, who: SeatName): string {
  const { outline } = phrases
  const { components, state } = play
  const { layout } = state
  const name = (id: string): string => nameOf(phrases, components, id)
  const owned = (owner: Owner): string => ownerName(phrases, play, owner, who)
  const citizens = region.citizens.flatMap((count, owner) => (count === 0 ? [] : [`${owned(owner)} ${count}`]))
  const spaces = components.regions[at]?.spaces ?? []
  const tokens = region.tokens.map(({ owner, token, faceUp }, space) => {
    const text = `${owned(owner)} ${phrases.terms.ip(spaces[space] ?? 0)}${token === '' ? '' : ` ${name(token)}`}`
    return faceUp ? text : outline.faceDown(text)
  })
  const wealth = components.wealth[layout.wealth[at] ?? 0]?.id ?? ''
  return [
    cardLine(phrases, play, region, who),
    name(layout.specialistTiles[at] ?? ''),
    outline.citizens(listed(phrases, citizens)),
    outline.tokens(listed(phrases, tokens)),
    outline.wealthLeft(name(wealth), region.wealth),
    region.sage ? outline.sage : outline.noSage,
    region.turned ? outline.showsIp : name(layout.knowledgeTiles[at] ?? ''),
  ].join('; ')
}

function cardLine(phrases: Phrases, play: Play, region: RegionState, who: SeatName): string {
  const { outline } = phrases
  const { card, invented, presenter, inventor, innovator } = region
  if (card === '') return outline.free
  const name = nameOf(phrases, play.components, card)
  const owned = (owner: Owner): string => ownerName(phrases, play, owner, who)
  if (invented) return outline.invention(name, owned(presenter), owned(inventor), owned(innovator))
  return presenter === NOBODY ? outline.untaken(name) : outline.idea(name, owned(presenter))
}

function milestoneSection(phrases: Phrases, play: Play, who: SeatName): OutlineSection {
  const { outline } = phrases
  const { state, components } = play
  const named = (id: string): string => {
    const { letter, index } = row(components.milestones, id)
    const name = `${letter} ${nameOf(phrases, components, id)}`
    const seats = state.diplomats[index] ?? []
    return seats.length === 0 ? name : outline.diplomats(name, seats.map(who).join(', '))
  }
  const owners = state.markers.length
  const privates = state.privates.map((id, owner) => {
    const marker = state.markers[owner]
    const space = marker === undefined ? '' : ` · ${nameOf(phrases, components, marker)}`
    const whose = owner < owners ? ownerName(phrases, play, owner, who) : outline.nonPlayer
    return outline.private(whose, `${named(id)}${space}`)
  })
  const eureka = state.eureka.filter(id => id !== '').map(named)
  return {
    title: outline.milestones,
    lines: [
      outline.common(listed(phrases, state.common.map(named))),
      ...privates,
      outline.eureka(listed(phrases, eureka)),
      outline.discard(listed(phrases, state.discard.map(named))),
    ],
  }
}

function ideaSection(phrases: Phrases, play: Play): OutlineSection {
  const { outline, terms } = phrases
  const { state, components } = play
  const named = (id: string): string => nameOf(phrases, components, id)
  const top = state.stack[0]
  const stocks = types.map((type, at) => `${terms.types[type]} ${(state.stock[at] ?? []).join(' ')}`)
  return {
    title: outline.ideas,
    lines: [
      outline.open(listed(phrases, state.ideas.map(named))),
      top === undefined ? outline.stackEmpty : outline.stackTop(named(top), state.stack.length),
      outline.stocks(stocks.join('; ')),
    ],
  }
}

function chronosSection(phrases: Phrases, play: Play, chronos: Chronos): OutlineSection {
  const { outline, terms } = phrases
  const { components, state } = play
  const place = components.regions[chronos.region]?.id
  const tiles = [...chronos.progress, ...chronos.wealth].map(id => nameOf(phrases, components, id))
  return {
    title: outline.chronos,
    lines: [
      outline.chronosAt(place === undefined ? terms.nothing : nameOf(phrases, components, place)),
      outline.chronosSupply(terms.citizens(chronos.supply)),
      outline.chronosTiles(listed(phrases, tiles)),
      ...(state.seats === 1 ? [outline.chronosIp(terms.ip(chronosScore(play)))] : []),
    ],
  }
}

function playerSection(phrases: Phrases, play: Play, player: Player, seat: number, who: SeatName): OutlineSection {
  const { outline, terms, table } = phrases
  const { components } = play
  const named = (id: string): string => nameOf(phrases, components, id)
  const all = (ids: readonly string[]): string => listed(phrases, ids.filter(id => id !== '').map(named))
  const map = player.map.flatMap((tile, hex) => {
    if (tile === '') return []
    const text = `${hex + 1}: ${named(tile)}`
    return [player.faceDown.includes(tile) ? outline.faceDown(text) : text]
  })
  const hidden = player.goals.filter(goal => goal === HIDDEN).length
  const total = play.game.scores(play)[seat]?.total ?? 0
  return {
    title: outline.player(who(seat), table.colors[player.color as keyof typeof table.colors] ?? player.color),
    seat,
    lines: [
      outline.points(terms.ip(pointsOf(player)), terms.ip(total)),
      outline.influence(terms.influence(player.influence), terms.chainTokens(player.prepared)),
      outline.people(specialistsText(phrases, player.home), specialistsText(phrases, player.exhausted)),
      outline.academy(terms.scholars(player.scholars), eraOf(play, seat), terms.sages(player.sages)),
      outline.supply(terms.citizens(player.supply)),
      outline.pillars(all([player.epoch]), all(player.seasons)),
      outline.ownTokens(all(player.tokens)),
      outline.economyTokens(player.ready, all(player.used)),
      outline.ownIdeas(all(player.ideas)),
      outline.inventions(all(player.inventions)),
      outline.display(all(player.display)),
      outline.map(listed(phrases, map)),
      outline.goals(hidden > 0 ? outline.hiddenGoals(hidden) : all(player.goals)),
    ],
  }
}
