import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import { type Offer, type Option, type Reason, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { EconomyTile, Inventions } from '../components.ts'
import { happened } from '../events.ts'
import type { SeatFrame } from '../frames.ts'
import type { EconomyWindow } from '../pack.ts'
import { type InventionsState, type Play, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { canBuild } from './build-cost.ts'
import { allExhausted, applyEffect } from './effects.ts'
import { hasMapCitizen } from './resources.ts'

/** Economy tiles, used between actions only, each with a ready token (I-12.2, I-R12). */

export const goOn = option('go-on')

export function offerEconomy(play: Play, seat: Seat, window: EconomyWindow, offer: Offer): void {
  const { ready, map } = playerAt(play, seat)
  if (ready === 0 && offer.blocked === undefined) return
  for (const id of map) {
    const tile = id === '' ? undefined : play.components.economyTiles.get(id)
    if (tile === undefined) continue
    if (ready > 0 && isUsable(play, seat, tile, window)) offer.legal.push(tile.use)
    else offer.blocked?.push({ option: tile.use, reason: whyNot(play, seat, tile, window) })
  }
}

/** Whether the question of a window is worth asking. */
export function anyEconomy(play: Play, seat: Seat, window: EconomyWindow): boolean {
  const { ready, map } = playerAt(play, seat)
  if (ready === 0) return false
  for (const id of map) {
    const tile = id === '' ? undefined : play.components.economyTiles.get(id)
    if (tile !== undefined && isUsable(play, seat, tile, window)) return true
  }
  return false
}

/** An effect that cannot do anything may not be chosen. */
function isUsable(play: Play, seat: Seat, { id, effect, windows }: EconomyTile, window: EconomyWindow): boolean {
  const player = playerAt(play, seat)
  if (player.used.includes(id) || !windows.includes(window)) return false
  switch (effect.kind) {
    case 'influence':
      return player.influence < play.components.pack.influenceTrack.max
    case 'specialist':
    case 'placeCitizen':
      return player.supply > 0
    case 'callHome':
      return hasMapCitizen(play, seat)
    case 'refresh':
      return allExhausted(play, seat) > 0
    case 'build':
      return player.influence >= effect.influence && canBuild(play, seat)
    case 'buy':
      return player.influence >= effect.influence && (window !== 'after-main' || canKeepAspiration(play, seat, window))
    case 'ip':
    case 'scholar':
    case 'discount':
    case 'aspiration':
    case 'economyToken':
    case 'turnOrder':
    case 'none':
    case 'action':
      return true
    default:
      return never(effect)
  }
}

/** An aspiration gained now finds a space, takes that of another of this turn, or one that economy 6 frees (I-10.4, I-11.10). */
function canKeepAspiration(play: Play, seat: Seat, window: EconomyWindow): boolean {
  const { display, map, ready } = playerAt(play, seat)
  if (display.includes('') || play.state.turn.fresh.length > 0) return true
  const frees = (id: string): boolean => {
    const tile = id === '' ? undefined : play.components.economyTiles.get(id)
    return tile?.effect.kind === 'build' && isUsable(play, seat, tile, window)
  }
  return ready > 1 && map.some(frees)
}

function whyNot(play: Play, seat: Seat, { id, effect, windows }: EconomyTile, window: EconomyWindow): Reason {
  const player = playerAt(play, seat)
  if (player.used.includes(id)) return { why: 'used-this-era', rule: 'I-12.2' }
  if (player.ready === 0) return { why: 'no-economy-token', rule: 'I-12.2' }
  if (!windows.includes(window)) return { why: 'not-now', rule: 'I-R43' }
  if ((effect.kind === 'build' || effect.kind === 'buy') && player.influence < effect.influence)
    return { why: 'influence-short', rule: 'I-12.2', missing: effect.influence - player.influence }
  return { why: 'gives-nothing', rule: 'I-12.2' }
}

export const isEconomy = (chosen: Option): boolean => chosen.verb === 'economy'

export function activateEconomy(play: Play, seat: Seat, chosen: Option): void {
  const player = playerAt(play, seat)
  const tile = row(play.components.economyTiles, target(chosen))
  player.ready--
  player.used.push(tile.id)
  if (play.events) happened(play, { type: 'economy-used', seat, tile: tile.id })
  applyEffect(play, seat, tile.effect, tile.id, 'hexes')
}

/** Q22 in the window after the main action. The other windows belong to the questions that close them. */
export const economyWindow: AskingRule<InventionsState, Inventions, SeatFrame> = {
  kind: 'ask',
  rules: ['I-12.2', 'I-4.5'],
  options(play, { seat }, offer) {
    offerEconomy(play, seat, 'after-main', offer)
    offer.legal.push(goOn)
  },
  apply(play, frame, chosen) {
    if (chosen === goOn) return
    push(play, frame)
    activateEconomy(play, frame.seat, chosen)
  },
}
