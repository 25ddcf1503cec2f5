import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import type { Offer, Option, Reason } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { Inventions } from '../components.ts'
import { happened } from '../events.ts'
import type { ActionFrame, RegionFrame } from '../frames.ts'
import {
  type InventionsState,
  isChronos,
  NOBODY,
  type Owner,
  type Play,
  playerAt,
  type RegionState,
  regionAt,
  regionOf,
} from '../state.ts'
import { option, optionsOf } from '../verbs.ts'
import { type Action, perform } from './action.ts'
import {
  aspirationKinds,
  aspirationOf,
  aspirationsLeft,
  clearSpace,
  gainAspiration,
  isAspiration,
  owns,
} from './aspirations.ts'
import { gainIp, placeCitizens } from './resources.ts'

/** Share an Invention (I-9.4). */

/** An owner has a citizen beside the card, in any role (I-R28). */
export const isBeside = ({ presenter, inventor, innovator }: RegionState, owner: Owner): boolean =>
  presenter === owner || inventor === owner || innovator === owner

function can(play: Play, seat: Seat): boolean {
  for (const region of play.state.regions) if (region.invented && isBeside(region, seat)) return true
  return false
}

const why = (): Reason => ({ why: 'nobody-beside', rule: 'I-9.4.1' })

function options(play: Play, seat: Seat, offer: Offer): void {
  for (const region of play.state.regions) {
    if (!region.invented) continue
    const card = row(play.components.cards, region.card)
    if (isBeside(region, seat)) offer.legal.push(card.share)
    else offer.blocked?.push({ option: card.share, reason: why() })
  }
}

function apply(play: Play, frame: ActionFrame, chosen: Option): void {
  const { seat } = frame
  const card = chosen.to[0] ?? ''
  const at = regionOf(play, card)
  perform(play, frame, card)
  if (play.events) {
    const region = play.components.regions[at]?.id ?? ''
    happened(play, { type: 'shared', seat, card, region, because: frame.because })
  }
  shareOut(play, at)
  push(play, { rule: 'share-reward', seat, because: card, region: at })
}

/**
 * What sharing brings to those beside the card (I-9.4.2 to I-9.4.4), and their way to the map (I-9.4.6). The sharer's own
 * reward looks at nothing of this, so it is chosen last.
 */
export function shareOut(play: Play, at: number): void {
  const { state } = play
  const region = regionAt(play, at)
  const { presenter, presenters, inventor, innovator } = region
  const card = row(play.components.cards, region.card)
  const ip = card.shareIp * presenters
  if (!isChronos(state, presenter)) gainIp(play, presenter, ip, card.id, 'presenting')
  else scoreForChronos(play, ip, card.id)
  keepCard(play, inventor, card.id)
  if (innovator !== NOBODY) placeCitizens(play, innovator, at, 1)
  const { citizens } = region
  citizens[presenter] = (citizens[presenter] ?? 0) + presenters
  citizens[inventor] = (citizens[inventor] ?? 0) + 1
  if (innovator !== NOBODY) citizens[innovator] = (citizens[innovator] ?? 0) + 1
  clearRegion(region)
}

export function clearRegion(region: RegionState): void {
  region.card = ''
  region.invented = false
  region.presenter = NOBODY
  region.presenters = 0
  region.inventor = NOBODY
  region.innovator = NOBODY
}

/** Alone against him, Chronos scores as presenter (I-17.3); with two players he does not (I-16.8). */
function scoreForChronos(play: Play, amount: number, because: string): void {
  const { chronos, seats } = play.state
  if (chronos === undefined || seats > 1) return
  chronos.ip += amount
  if (play.events) happened(play, { type: 'chronos-scored', amount, because })
}

/** The inventor keeps the card; one that Chronos invented leaves the game (I-16.8, I-16.10). */
function keepCard(play: Play, inventor: Owner, card: string): void {
  if (isChronos(play.state, inventor)) play.state.removed.push(card)
  else playerAt(play, inventor).inventions.push(card)
  if (play.events) {
    const seat = isChronos(play.state, inventor) ? {} : { seat: inventor }
    happened(play, { type: 'card-kept', ...seat, owner: inventor, card })
  }
}

const wild = option('wild')
const nothing = option('nothing')

/** Q11: a wealth tile of the region, or a wild aspiration (I-9.4.5). */
export const shareReward: AskingRule<InventionsState, Inventions, RegionFrame> = {
  kind: 'ask',
  rules: ['I-9.4.5', 'I-10.3'],
  options(play, { seat, region }, offer) {
    offerWealth(play, seat, region, offer)
    offerWild(play, seat, offer)
    if (offer.legal.length === 0 || !playerAt(play, seat).display.includes('')) offer.legal.push(nothing)
  },
  apply(play, { seat, region, because = '' }, chosen) {
    if (chosen.verb === 'wild') takeWild(play, seat, chosen, because)
    else if (chosen !== nothing) takeWealth(play, seat, region, chosen)
  },
}

const wildFor = optionsOf('wild')

/** A tile from the supply; while all are in use and the display is full, one of the display is set anew (I-9.4.5, I-R14). */
function offerWild(play: Play, seat: Seat, offer: Offer): void {
  if (aspirationsLeft(play, seat) > 0) {
    offer.legal.push(wild)
    return
  }
  offer.blocked?.push({ option: wild, reason: { why: 'no-aspiration-left', rule: 'I-R14' } })
  const { display } = playerAt(play, seat)
  if (display.includes('')) return
  for (const kind of aspirationKinds)
    if (kind !== 'wild' && display.includes(aspirationOf[kind])) offer.legal.push(wildFor(kind))
}

function takeWild(play: Play, seat: Seat, { to }: Option, because: string): void {
  const kind = aspirationKinds.find(one => one === to[0])
  if (kind !== undefined) {
    const space = playerAt(play, seat).display.indexOf(aspirationOf[kind])
    clearSpace(play, seat, space)
    if (play.events) happened(play, { type: 'aspiration-returned', seat, kind })
  }
  gainAspiration(play, seat, 'wild', because)
}

export const wealthOf = (play: Play, at: number) =>
  play.components.wealth[play.state.layout.wealth[at] ?? 0] as Inventions['wealth'][number]

function offerWealth(play: Play, seat: Seat, at: number, offer: Offer): void {
  const player = playerAt(play, seat)
  const { id, take, swap } = wealthOf(play, at)
  const { wealth } = regionAt(play, at)
  if (wealth === 0) offer.blocked?.push({ option: take, reason: { why: 'stack-empty', rule: 'I-9.4.5' } })
  else if (owns(player, id)) offer.blocked?.push({ option: take, reason: { why: 'owned', rule: 'I-10.6' } })
  else if (player.display.includes('')) offer.legal.push(take)
  else {
    offer.blocked?.push({ option: take, reason: { why: 'display-full', rule: 'I-9.4.5' } })
    player.display.forEach((tile, space) => {
      if (isAspiration(tile)) offer.legal.push(itemAt(swap, space))
    })
  }
}

function takeWealth(play: Play, seat: Seat, at: number, { to }: Option): void {
  const { display } = playerAt(play, seat)
  const tile = to[0] ?? ''
  const space = to[1] === undefined ? display.indexOf('') : Number(to[1]) - 1
  if (to[1] !== undefined) clearSpace(play, seat, space)
  regionAt(play, at).wealth--
  display[space] = tile
  if (play.events) happened(play, { type: 'wealth-taken', seat, tile })
}

export const share: Action = { rules: ['I-9.4.1', 'I-R28'], can, why, options, apply }
