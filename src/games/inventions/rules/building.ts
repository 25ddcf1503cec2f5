import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Offer, type Option, option, type Reason } from '../../../kernel/question.ts'
import { type Hex, type Inventions, row, type Tile, WEALTH } from '../components.ts'
import { happened } from '../events.ts'
import type { BuildFrame, PayAnyFrame } from '../frames.ts'
import { types } from '../pack.ts'
import { eraOf, type InventionsState, type Play, type Player, playerAt, regionAt } from '../state.ts'
import { clearSpace, isAspiration } from './aspirations.ts'
import { homeType, OF_CHOICE } from './calling.ts'
import { stop } from './decline.ts'
import { activateEconomy, isEconomy, offerEconomy } from './economy.ts'
import { applyEffect, callHomeFrame } from './effects.ts'
import { anyAvailable, available, none, ofType, pay, payFrame } from './payment.ts'
import { gainInfluence, hasMapCitizen } from './resources.ts'

/** Building on the Progress map (I-11). */

export const endTurn = option('end-turn')

/** Influence that building takes once, by the tiles in the display; undefined where nothing lies there (I-11.1). */
export function influenceToBuild(play: Play, { display }: Player): number | undefined {
  let tiles = 0
  for (const tile of display) if (tile !== '') tiles++
  return play.components.pack.societyBoard.tilesDisplay.buildInfluenceCostByTiles[tiles] ?? undefined
}

/** Own inventions of each type, which make tiles of that type cheaper. */
function inventionsByType(play: Play, { inventions }: Player): readonly number[] {
  const counts = [0, 0, 0, 0]
  for (const id of inventions) {
    const { type } = row(play.components.cards, id)
    counts[type] = (counts[type] ?? 0) + 1
  }
  return counts
}

/** Specialists that a tile costs on a hex (I-11.4). */
function costOf(play: Play, player: Player, tile: Tile, hex: Hex, inventions: readonly number[]): number {
  const { base, perAdjacentTile, discountPerMatchingInvention } = play.components.pack.societyBoard.buildCost
  let cost = base[types[tile.type] ?? 'wealth'] - hex.discount
  for (const other of hex.neighbours) if (player.map[other] !== '') cost += perAdjacentTile
  if (tile.type !== WEALTH) cost -= discountPerMatchingInvention * (inventions[tile.type] ?? 0)
  return Math.max(0, cost)
}

/** What a tile of the display would cost there, for whoever looks at the board. */
export function costToBuild(play: Play, seat: Seat, tile: string, hex: Hex): number {
  const player = playerAt(play, seat)
  return costOf(play, player, row(play.components.tiles, tile), hex, inventionsByType(play, player))
}

/** The most that the benefit of a hex can add to what pays for a tile (I-11.6, I-11.9). */
function broughtBy(play: Play, seat: Seat, { effect }: Hex, type: number): number {
  const player = playerAt(play, seat)
  switch (effect.kind) {
    case 'specialist':
      return type === WEALTH || effect.type === type ? Math.min(effect.count, player.supply) : 0
    case 'scholar':
      return Math.min(effect.count, player.supply, Math.max(0, eraOf(play, seat) - player.scholars))
    case 'callHome':
      return mostCalled(play, seat, type)
    default:
      return 0
  }
}

function mostCalled(play: Play, seat: Seat, type: number): number {
  let most = 0
  for (let at = 0; at < play.state.regions.length; at++) {
    const count = regionAt(play, at).citizens[seat] ?? 0
    if (count <= most) continue
    const homeAs = type === WEALTH ? OF_CHOICE : homeType(play, at)
    if (homeAs === OF_CHOICE || homeAs === type) most = count
  }
  return most
}

const payers = (player: Player, type: number): number =>
  type === WEALTH ? anyAvailable(player) : available(player, type)

/** Whether any build is legal, the influence left aside. */
export function canBuild(play: Play, seat: Seat): boolean {
  const player = playerAt(play, seat)
  const inventions = inventionsByType(play, player)
  for (const id of player.display) {
    if (id === '' || isAspiration(id)) continue
    const tile = row(play.components.tiles, id)
    const have = payers(player, tile.type)
    for (const hex of play.components.hexes) {
      if (player.map[hex.index] !== '') continue
      const cost = costOf(play, player, tile, hex, inventions)
      if (cost <= have || cost <= have + broughtBy(play, seat, hex, tile.type)) return true
    }
  }
  return false
}

/** Q21: every tile of the display on every empty hex, if its cost can be paid after the benefit (I-11.9). */
function offerBuilds(play: Play, seat: Seat, blocking: Reason | undefined, offer: Offer): void {
  const player = playerAt(play, seat)
  if (blocking !== undefined && offer.blocked === undefined) return
  const inventions = inventionsByType(play, player)
  for (const id of player.display) {
    if (id === '' || isAspiration(id)) continue
    const tile = row(play.components.tiles, id)
    const have = payers(player, tile.type)
    for (const hex of play.components.hexes) {
      if (player.map[hex.index] !== '') continue
      const option = tile.buildAt[hex.index] as Option
      if (blocking !== undefined) {
        offer.blocked?.push({ option, reason: blocking })
        continue
      }
      const cost = costOf(play, player, tile, hex, inventions)
      if (cost <= have || cost <= have + broughtBy(play, seat, hex, tile.type)) offer.legal.push(option)
      else if (offer.blocked !== undefined) {
        const missing = cost - have - broughtBy(play, seat, hex, tile.type)
        offer.blocked.push({ option, reason: { why: 'specialists-short', rule: 'I-11.4', type: tile.type, missing } })
      }
    }
  }
}

/** Why nothing may be built in this step, whatever the tile. */
function blockedWhole(play: Play, { seat, left, built, step }: BuildFrame): Reason | undefined {
  if (left === 0) return { why: 'build-limit', rule: 'I-11.2' }
  if (!step || built > 0) return undefined
  const player = playerAt(play, seat)
  const missing = (influenceToBuild(play, player) ?? 0) - player.influence
  return missing > 0 ? { why: 'influence-short', rule: 'I-11.1', missing } : undefined
}

/**
 * Q20 and Q21 in one: a tile and a hex, or the end of it. In Step 4 the economy window before building belongs to it, and
 * its end is the end of the turn.
 */
export const build: AskingRule<InventionsState, Inventions, BuildFrame> = {
  kind: 'ask',
  rules: ['I-11.1', 'I-11.2', 'I-11.4', 'I-11.9'],
  options(play, frame, offer) {
    const { seat, step, built } = frame
    offerBuilds(play, seat, blockedWhole(play, frame), offer)
    if (step && built === 0) offerEconomy(play, seat, 'before-build', offer)
    if (step) offer.legal.push(endTurn)
    else if (built > 0) offer.legal.push(stop)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    if (chosen === endTurn) finishTurn(play, frame.seat)
    else if (isEconomy(chosen)) {
      push(play, frame)
      activateEconomy(play, frame.seat, chosen)
    } else buildTile(play, frame, chosen)
  },
  /** Ending goes by itself only if nobody wants to confirm. */
  forced: (play, _frame, only) => only !== endTurn || play.state.options.confirm === false,
}

function finishTurn(play: Play, seat: Seat): void {
  play.state.turnsTaken++
  if (play.events) happened(play, { type: 'turn-ended', seat })
}

/** The tile is placed, the hex gives its benefit, then the cost is paid (I-11.3, I-R16). */
function buildTile(play: Play, frame: BuildFrame, { to: [id = '', hexId = ''] }: Option): void {
  const { seat, left, built, step } = frame
  const player = playerAt(play, seat)
  const tile = row(play.components.tiles, id)
  const hex = play.components.hexes.find(one => one.id === hexId) as Hex
  if (step && built === 0) gainInfluence(play, seat, -(influenceToBuild(play, player) ?? 0), 'build')
  const cost = costToBuild(play, seat, id, hex)
  clearSpace(play, seat, player.display.indexOf(id))
  player.map[hex.index] = id
  if (play.events) happened(play, { type: 'built', seat, tile: id, hex: hexId, cost })
  push<BuildFrame>(play, { ...frame, left: left - 1, built: built + 1 })
  payForTile(play, seat, tile, cost, hex)
}

function payForTile(play: Play, seat: Seat, tile: Tile, cost: number, hex: Hex): void {
  const { effect } = hex
  const asks =
    (effect.kind === 'callHome' && hasMapCitizen(play, seat)) ||
    (effect.kind === 'placeCitizen' && playerAt(play, seat).supply > 0)
  if (!asks) {
    applyEffect(play, seat, effect, hex.id, 'hexes')
    if (cost === 0) return
    if (tile.type === WEALTH) push<PayAnyFrame>(play, payAnyFrame(seat, tile, cost))
    else pay(play, seat, ofType[tile.type]?.[cost] ?? none, ofType[tile.type]?.[cost] ?? none, 'building', -1, tile.id)
    return
  }
  if (cost > 0) {
    const needs = ofType[tile.type]?.[cost] ?? none
    push(
      play,
      tile.type === WEALTH ? payAnyFrame(seat, tile, cost) : payFrame(seat, needs, needs, 'building', -1, tile.id),
    )
  }
  if (effect.kind !== 'callHome') applyEffect(play, seat, effect, hex.id, 'hexes')
  else push(play, callHomeFrame(seat, hex.id, payers(playerAt(play, seat), tile.type) >= cost, tile.type, cost))
}

const payAnyFrame = (seat: Seat, { id }: Tile, left: number): PayAnyFrame => ({
  rule: 'pay-any',
  seat,
  because: id,
  left,
})
