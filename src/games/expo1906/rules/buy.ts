import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Offer, type Option, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Expo } from '../components.ts'
import { happened } from '../events.ts'
import type { BuyFrame } from '../frames.ts'
import type { Card } from '../prepared/cards.ts'
import { type ExpoState, type Play, playerAt } from '../state.ts'
import { shapeAt } from './piles.ts'
import { firstOfFace } from './reserve.ts'
import { pay } from './resources.ts'
import { stop } from './stop.ts'

/** D-station, D-academy and D-free-tile: whatever the card still lets buy or take, in one list (E-5.1 to E-5.4). */
export const buy: AskingRule<ExpoState, Expo, BuyFrame> = {
  kind: 'ask',
  rules: ['E-5.1', 'E-5.3', 'E-5.4'],
  options(play, frame, offer) {
    const card = row(play.components.cards, frame.card)
    const { money } = playerAt(play, frame.seat)
    const resourcePrice = card.resourcePrices[frame.resources]
    if (resourcePrice !== undefined) offerStation(play, offer, resourcePrice, money)
    if (frame.free < card.freeTiles) offerStation(play, offer, undefined, money)
    const academyPrice = card.academyPrices[frame.inAcademy]
    if (academyPrice !== undefined) offerAcademy(play, offer, academyPrice, money)
    offer.legal.push(stop)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    const bought = chosen.verb === 'take' ? takeFree(play, frame, chosen) : buyTile(play, frame, chosen)
    if (hasMore(row(play.components.cards, frame.card), bought)) push(play, bought)
  },
}

/** Tiles of the Train Station, for a price or, without one, for free. */
function offerStation(play: Play, offer: Offer, price: number | undefined, money: number): void {
  const { station } = play.state
  for (let slot = 0; slot < station.length; slot++) {
    const tile = firstOfFace(play, station, slot)
    if (tile === undefined) continue
    if (price === undefined) offer.legal.push(tile.take)
    else offerFor(offer, tile.buy, price, money, 'E-5.1')
  }
}

function offerAcademy(play: Play, offer: Offer, price: number, money: number): void {
  const { academy, technologies } = play.state
  for (const id of academy) if (id !== '') offerFor(offer, row(play.components.tiles, id).buy, price, money, 'E-5.3')
  for (const id of technologies) offerFor(offer, row(play.components.tiles, id).buy, price, money, 'E-5.3')
}

function offerFor(offer: Offer, bought: Option, price: number, money: number, rule: string): void {
  if (price <= money) offer.legal.push(bought)
  else offer.blocked?.push({ option: bought, reason: { why: 'money-short', missing: price - money, rule } })
}

const hasMore = (
  { resourcePrices, academyPrices, freeTiles }: Card,
  { resources, inAcademy, free }: BuyFrame,
): boolean => resources < resourcePrices.length || inAcademy < academyPrices.length || free < freeTiles

function takeFree(play: Play, frame: BuyFrame, chosen: Option): BuyFrame {
  const tile = target(chosen)
  leaveStation(play, tile)
  playerAt(play, frame.seat).reserve.push(tile)
  if (play.events) happened(play, { type: 'tile-taken', seat: frame.seat, tile, because: frame.card })
  return { ...frame, free: frame.free + 1 }
}

function buyTile(play: Play, frame: BuyFrame, chosen: Option): BuyFrame {
  const card = row(play.components.cards, frame.card)
  const tile = row(play.components.tiles, target(chosen))
  const isResource = tile.kind === 'resource'
  const price = (isResource ? card.resourcePrices[frame.resources] : card.academyPrices[frame.inAcademy]) ?? 0
  if (isResource) leaveStation(play, tile.id)
  else leaveAcademy(play, tile.id, tile.shape)
  receive(play, frame.seat, tile.id, price, frame.card)
  return isResource ? { ...frame, resources: frame.resources + 1 } : { ...frame, inAcademy: frame.inAcademy + 1 }
}

function receive(play: Play, seat: Seat, tile: string, price: number, because: string): void {
  playerAt(play, seat).reserve.push(tile)
  if (play.events) happened(play, { type: 'tile-bought', seat, tile, price, because })
  pay(play, seat, price, tile)
}

/** Slots stay empty until the reorganisation. */
function leaveStation({ state }: Play, tile: string): void {
  state.station[state.station.indexOf(tile)] = ''
}

function leaveAcademy(play: Play, tile: string, shape: string): void {
  const { academy, technologies } = play.state
  if (shape === '') technologies.splice(technologies.indexOf(tile), 1)
  else academy[shapeAt(play, shape)] = ''
}
