import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, RunningRule, Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Offer, type Option, type Reason, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Inventions, TechnologyTile } from '../components.ts'
import type { Effect } from '../effect.ts'
import { happened } from '../events.ts'
import type { AfterFrame, ChainFrame, RegionFrame } from '../frames.ts'
import type { ActionId } from '../pack.ts'
import { type InventionsState, type Play, playerAt, regionAt, regionIndex } from '../state.ts'
import { chainedCard, usedTechnology } from '../turn-so-far.ts'
import { afterFrame } from './action.ts'
import { decline } from './decline.ts'
import { anyEconomy } from './economy-tiles.ts'
import { applyEffect } from './effects.ts'
import { canPerform, whyNotPerform } from './legal.ts'
import { gainInfluence, gainIp } from './resources.ts'

/**
 * What follows the steps of an action, in order: the culture tile, the chain step, the technology offer (I-6.6). Whatever
 * one of them brings is resolved completely before the next.
 */
export const after: RunningRule<InventionsState, Inventions, AfterFrame> = {
  kind: 'run',
  run(play, frame) {
    const { seat, because, how, action, of, stage } = frame
    const player = playerAt(play, seat)
    if (stage === 'culture') {
      const tile = play.components.cultureOf.get(action)
      if (tile !== undefined && player.map.includes(tile.id)) {
        push(play, afterFrame(seat, because, how, action, of, 'chain'))
        applyEffect(play, seat, tile.effect, tile.id, 'culture')
        return
      }
    }
    if (player.prepared === 0) return
    if (stage !== 'technology' && hasChainStep(play, frame)) {
      push(play, afterFrame(seat, because, how, action, of, 'technology'))
      push(play, chainFrame('chain', frame))
    } else if (technologyIsOpen(play, seat, action)) push(play, chainFrame('technology', frame))
  },
}

const chainFrame = (rule: ChainFrame['rule'], { seat, because, how, action, of }: AfterFrame): ChainFrame => ({
  rule,
  seat,
  because,
  how,
  action,
  of,
})

/** Travel has a chain step only where it meets a sage (I-9.7.3). */
function hasChainStep(play: Play, { action, of }: AfterFrame): boolean {
  if (action === 'travel') return regionAt(play, regionIndex(play, of)).sage
  return action === 'innovate' || action === 'call-specialists' || action === 'gain-influence'
}

/** Q4: the chain icons that the action opens; each takes one token (I-6.1, I-6.4). */
export const chain: AskingRule<InventionsState, Inventions, ChainFrame> = {
  kind: 'ask',
  rules: ['I-6.1', 'I-6.2', 'I-6.4'],
  options(play, frame, offer) {
    offerIcons(play, frame, offer)
    offer.legal.push(decline)
  },
  apply(play, frame, chosen) {
    if (chosen === decline) return
    const icon = target(chosen)
    spendToken(play, frame.seat, icon, frame.action)
    switch (frame.action) {
      case 'innovate':
        begin(play, frame.seat, row(play.components.cards, icon).chain, icon)
        return
      case 'call-specialists':
        play.state.turn = chainedCard(play.state.turn, icon)
        begin(play, frame.seat, row(play.components.cards, icon).chain, icon)
        return
      case 'gain-influence':
        turnToken(play, frame.seat, icon)
        begin(play, frame.seat, row(play.components.influenceTokens, icon).chain, icon)
        return
      case 'travel':
        consultKnowledge(play, frame.seat, regionIndex(play, frame.of), icon)
        return
      // These have no chain step.
      case 'present':
      case 'invent':
      case 'share':
      case 'eureka':
      case 'send-diplomat':
      case 'call-diplomat':
        return
      default:
        never(frame.action)
    }
  },
}

function spendToken(play: Play, seat: Seat, icon: string, because: string): void {
  const player = playerAt(play, seat)
  player.prepared--
  if (play.events) happened(play, { type: 'chained', seat, icon, left: player.prepared, because })
}

function begin(play: Play, seat: Seat, effect: Effect, because: string): void {
  if (effect.kind === 'action') push(play, { rule: effect.action, seat, because, how: 'chain' })
  else applyEffect(play, seat, effect, because, 'knowledge')
}

function offerIcons(play: Play, { seat, action, of }: ChainFrame, offer: Offer): void {
  const { cards, influenceTokens, knowledgeTiles } = play.components
  switch (action) {
    case 'innovate': {
      const card = row(cards, of)
      offerIcon(play, seat, card.useChain, card.chain, offer)
      return
    }
    case 'call-specialists':
      for (const id of playerAt(play, seat).inventions) {
        const card = row(cards, id)
        if (!play.state.turn.chained.includes(id)) offerIcon(play, seat, card.useChain, card.chain, offer)
        else offer.blocked?.push({ option: card.useChain, reason: { why: 'chained-this-turn', rule: 'I-9.5.3' } })
      }
      return
    case 'gain-influence':
      for (const region of play.state.regions)
        for (const { owner, token: id, faceUp } of region.tokens) {
          if (owner !== seat) continue
          const token = row(influenceTokens, id)
          if (faceUp) offerIcon(play, seat, token.useChain, token.chain, offer)
          else offer.blocked?.push({ option: token.useChain, reason: { why: 'face-down', rule: 'I-9.6.4' } })
        }
      return
    case 'travel': {
      const at = regionIndex(play, of)
      const tile = row(knowledgeTiles, play.state.layout.knowledgeTiles[at] ?? '')
      if (regionAt(play, at).turned) offer.legal.push(tile.useChain)
      else offerIcon(play, seat, tile.useChain, tile.chain, offer)
      return
    }
    case 'present':
    case 'invent':
    case 'share':
    case 'eureka':
    case 'send-diplomat':
    case 'call-diplomat':
      return
    default:
      never(action)
  }
}

/** An action must be legal; a small effect may be used even if it brings nothing (I-6.4, I-R46). */
function offerIcon(play: Play, seat: Seat, option: Option, effect: Effect, offer: Offer): void {
  if (effect.kind !== 'action' || canPerform(play, seat, effect.action)) offer.legal.push(option)
  else if (offer.blocked !== undefined) offer.blocked.push({ option, reason: whyNotPerform(play, seat, effect.action) })
}

/** A token whose chain is used lies face down for good (I-9.6.4). */
function turnToken(play: Play, seat: Seat, id: string): void {
  play.state.regions.forEach(({ tokens }, at) => {
    const place = tokens.findIndex(({ owner, token, faceUp }) => owner === seat && token === id && faceUp)
    if (place < 0) return
    tokens[place] = { owner: seat, token: id, faceUp: false }
    if (play.events)
      happened(play, { type: 'token-turned', seat, token: id, region: play.components.regions[at]?.id ?? '' })
  })
}

/** The tile does its work and is turned over, and then the sage goes (I-9.7.3, I-R24). */
function consultKnowledge(play: Play, seat: Seat, at: number, id: string): void {
  if (!regionAt(play, at).turned) {
    push(play, { rule: 'turn-knowledge', seat, because: id, region: at })
    begin(play, seat, row(play.components.knowledgeTiles, id).chain, id)
    return
  }
  let shown = 0
  for (const one of play.state.regions) if (one.turned) shown++
  gainIp(play, seat, shown * play.components.pack.knowledgeTiles.backIp, id, 'knowledge')
  for (const one of play.state.regions) one.turned = false
  if (play.events)
    happened(play, { type: 'knowledge-turned', region: play.components.regions[at]?.id ?? '', all: true })
  takeSage(play, seat, at)
}

/** The sage moves to the academy, unless a Travel within the action has fetched it already. */
function takeSage(play: Play, seat: Seat, at: number): void {
  const region = regionAt(play, at)
  if (!region.sage) return
  region.sage = false
  playerAt(play, seat).sages++
  if (play.events) happened(play, { type: 'sage-taken', seat, region: play.components.regions[at]?.id ?? '' })
}

export const turnKnowledge: RunningRule<InventionsState, Inventions, RegionFrame> = {
  kind: 'run',
  run(play, { seat, region: at }) {
    const region = regionAt(play, at)
    if (!region.turned && play.events)
      happened(play, { type: 'knowledge-turned', region: play.components.regions[at]?.id ?? '', all: false })
    region.turned = true
    takeSage(play, seat, at)
  },
}

/** Whether a technology tile may be thought of at all after an action: one for each turn (I-12.4). */
function technologyIsOpen(play: Play, seat: Seat, action: ActionId): boolean {
  const player = playerAt(play, seat)
  if (play.state.turn.technology || (player.influence === 0 && !anyEconomy(play, seat))) return false
  for (const tile of play.components.technologyOf.get(action) ?? [])
    if (player.map.includes(tile.id) && !player.faceDown.includes(tile.id)) return true
  return false
}

/** The other action of a pair. */
export const otherOf = ({ pair }: TechnologyTile, action: ActionId): ActionId =>
  pair[0] === action ? pair[1] : pair[0]

/** Q4: a technology tile leads from the action to the other one of its pair (I-12.4, I-R11). */
export const technology: AskingRule<InventionsState, Inventions, ChainFrame> = {
  kind: 'ask',
  rules: ['I-12.4', 'I-6.1'],
  options(play, { seat, action }, offer) {
    const player = playerAt(play, seat)
    for (const tile of play.components.technologyOf.get(action) ?? []) {
      if (!player.map.includes(tile.id)) continue
      const reason = player.faceDown.includes(tile.id)
        ? faceDown
        : player.influence < tile.influence
          ? influenceShort
          : undefined
      if (reason !== undefined) offer.blocked?.push({ option: tile.useChain, reason })
      else if (canPerform(play, seat, otherOf(tile, action))) offer.legal.push(tile.useChain)
      else if (offer.blocked !== undefined)
        offer.blocked.push({ option: tile.useChain, reason: whyNotPerform(play, seat, otherOf(tile, action)) })
    }
    offer.legal.push(decline)
  },
  apply(play, { seat, action }, chosen) {
    if (chosen === decline) return
    const tile = row(play.components.technologyTiles, target(chosen))
    spendToken(play, seat, tile.id, action)
    gainInfluence(play, seat, -tile.influence, tile.id)
    playerAt(play, seat).faceDown.push(tile.id)
    play.state.turn = usedTechnology(play.state.turn)
    if (play.events) happened(play, { type: 'technology-turned', seat, tile: tile.id })
    push(play, { rule: otherOf(tile, action), seat, because: tile.id, how: 'technology' })
  },
}

const faceDown: Reason = { why: 'face-down', rule: 'I-12.4' }
const influenceShort: Reason = { why: 'influence-short', rule: 'I-12.4', missing: 1 }
