import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import type { Offer, Option, Reason } from '../../../kernel/question.ts'
import { itemAt, row, rowNamed } from '../../../kernel/rows.ts'
import { type Hex, type Inventions, type Tile, WEALTH } from '../components.ts'
import { happened } from '../events.ts'
import type { BuildFrame } from '../frames.ts'
import { type InventionsState, type Play, type Player, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { clearSpace } from './aspirations.ts'
import { broughtBy, costFrom, costToBuild, hexPrice, influenceToBuild, tilePrice } from './build-cost.ts'
import { stop } from './decline.ts'
import { applyEffect, buildFrame, callHomeFrame } from './effects.ts'
import { type Bill, none, ofType, pay, payAnyFrame, payers, payFrame } from './payment.ts'
import { gainInfluence, hasMapCitizen } from './resources.ts'
import { finishTurn } from './surplus.ts'

/** Building on the Progress map (I-11). */

export const endTurn = option('end-turn')

/** Q21: every tile of the display on every empty hex, if its cost can be paid after the benefit (I-11.9). */
function offerBuilds(play: Play, seat: Seat, offer: Offer): void {
  const player = playerAt(play, seat)
  const { tiles, hexes } = play.components
  const prices = hexPrices(play, player)
  for (const id of player.display) {
    const tile = tiles.get(id)
    if (tile === undefined) continue
    const have = payers(player, tile.type)
    const own = tilePrice(play, player, tile)
    for (const hex of hexes) {
      const price = itemAt(prices, hex.index)
      if (price === TAKEN) continue
      const option = itemAt(tile.buildAt, hex.index)
      const missing = costFrom(own, price, hex, tile.type) - have
      if (missing <= 0 || missing <= broughtBy(play, seat, hex, tile.type)) offer.legal.push(option)
      else if (offer.blocked !== undefined) {
        const short = missing - broughtBy(play, seat, hex, tile.type)
        offer.blocked.push({
          option,
          reason: { why: 'specialists-short', rule: 'I-11.4', type: tile.type, missing: short },
        })
      }
    }
  }
}

/** What each hex adds, by hex; those that hold a tile are left aside. */
function hexPrices(play: Play, player: Player): readonly number[] {
  const prices: number[] = []
  for (const hex of play.components.hexes)
    prices.push(player.map[hex.index] === '' ? hexPrice(play, player, hex) : TAKEN)
  return prices
}

/** No hex costs this much. */
const TAKEN = 99

/** Nothing may be built, whatever the tile: says so of each. */
function offerNone(play: Play, seat: Seat, reason: Reason, offer: Offer): void {
  const player = playerAt(play, seat)
  for (const id of player.display)
    for (const hex of play.components.hexes) {
      const option = play.components.tiles.get(id)?.buildAt[hex.index]
      if (option !== undefined && player.map[hex.index] === '') offer.blocked?.push({ option, reason })
    }
}

/** Influence that is missing before anything can be built in this step (I-11.1). */
function influenceMissing(play: Play, { seat, built, step }: BuildFrame): number {
  if (!step || built > 0) return 0
  const player = playerAt(play, seat)
  return Math.max(0, (influenceToBuild(play, player) ?? 0) - player.influence)
}

const limitReached: Reason = { why: 'build-limit', rule: 'I-11.2' }

/**
 * Q20 and Q21 in one: a tile and a hex, or the end of it. In Step 4 its end is the end of the turn.
 */
export const build: AskingRule<InventionsState, Inventions, BuildFrame> = {
  kind: 'ask',
  rules: ['I-11.1', 'I-11.2', 'I-11.4', 'I-11.9'],
  options(play, frame, offer) {
    const { seat, step, built } = frame
    const missing = influenceMissing(play, frame)
    if (frame.left > 0 && missing === 0) offerBuilds(play, seat, offer)
    else if (offer.blocked !== undefined)
      offerNone(
        play,
        seat,
        frame.left === 0 ? limitReached : { why: 'influence-short', rule: 'I-11.1', missing },
        offer,
      )
    if (step) offer.legal.push(endTurn)
    else if (built > 0 || offer.legal.length === 0) offer.legal.push(stop)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    if (chosen === endTurn) finishTurn(play, frame.seat)
    else buildTile(play, frame, chosen)
  },
  /** Ending goes by itself only if nobody wants to confirm. */
  forced: (play, _frame, only) => only !== endTurn || play.state.options.confirm === false,
}

/** The tile is placed, the hex gives its benefit, then the cost is paid (I-11.3, I-R16). */
function buildTile(play: Play, frame: BuildFrame, { to: [id = '', hexId = ''] }: Option): void {
  const { seat, left, built, step, because = 'build' } = frame
  const player = playerAt(play, seat)
  const tile = row(play.components.tiles, id)
  const hex = rowNamed(play.components.hexes, hexId)
  if (step && built === 0) gainInfluence(play, seat, -(influenceToBuild(play, player) ?? 0), 'build')
  const cost = costToBuild(play, player, tile, hex)
  clearSpace(play, seat, player.display.indexOf(id))
  player.map[hex.index] = id
  if (play.events) happened(play, { type: 'built', seat, tile: id, hex: hexId, cost })
  push(play, buildFrame(seat, because, left - 1, built + 1, step))
  payForTile(play, seat, tile, cost, hex)
}

function payForTile(play: Play, seat: Seat, tile: Tile, cost: number, hex: Hex): void {
  const { effect } = hex
  const needs = ofType[tile.type]?.[cost] ?? none
  const bill: Bill = { seat, because: tile.id, needs, exhausts: needs, purpose: 'building', region: -1 }
  const asks =
    (effect.kind === 'callHome' && hasMapCitizen(play, seat)) ||
    (effect.kind === 'placeCitizen' && playerAt(play, seat).supply > 0)
  if (!asks) {
    applyEffect(play, seat, effect, hex.id, 'hexes')
    if (cost === 0) return
    if (tile.type === WEALTH) push(play, payAnyFrame(seat, tile.id, cost))
    else pay(play, bill)
    return
  }
  if (cost > 0) push(play, tile.type === WEALTH ? payAnyFrame(seat, tile.id, cost) : payFrame(bill))
  if (effect.kind !== 'callHome') applyEffect(play, seat, effect, hex.id, 'hexes')
  else push(play, callHomeFrame(seat, hex.id, payers(playerAt(play, seat), tile.type) >= cost, tile.type, cost))
}
