import type { FrameOf } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { never } from '../../../kernel/errors.ts'
import type { Offer, Reason } from '../../../kernel/question.ts'
import type { EconomyTile } from '../components.ts'
import type { ActionId } from '../pack.ts'
import { type InventionsState, type Play, playerAt } from '../state.ts'
import { aspirationsLeft } from './aspirations.ts'
import { canBuild } from './build-cost.ts'
import { whyNotPerform } from './legal.ts'
import { allExhausted, hasMapCitizen } from './resources.ts'

/** Which economy tiles may be used now: at any moment of the own turn, each with a ready token (I-12.2, I-R12). */

export function offerEconomy(play: Play, seat: Seat, offer: Offer): void {
  if (!isOwnTurn(play, seat)) return
  const { ready, map } = playerAt(play, seat)
  if (ready === 0 && offer.blocked === undefined) return
  for (const id of map) {
    const tile = id === '' ? undefined : play.components.economyTiles.get(id)
    if (tile === undefined) continue
    const reason = whyNotUsable(play, seat, tile)
    if (reason === undefined) offer.legal.push(tile.use)
    else offer.blocked?.push({ option: tile.use, reason })
  }
}

/** Whether any may be used, of those that are asked for. */
export function anyEconomy(play: Play, seat: Seat, isMeant: (tile: EconomyTile) => boolean = () => true): boolean {
  if (!isOwnTurn(play, seat)) return false
  const { ready, map } = playerAt(play, seat)
  if (ready === 0) return false
  for (const id of map) {
    const tile = id === '' ? undefined : play.components.economyTiles.get(id)
    if (tile !== undefined && isMeant(tile) && whyNotUsable(play, seat, tile) === undefined) return true
  }
  return false
}

const isOwnTurn = ({ state: { turn } }: Play, seat: Seat): boolean => turn.seat === seat && turn.part !== 'none'

function whyNotUsable(play: Play, seat: Seat, { id, effect, windows }: EconomyTile): Reason | undefined {
  const { used, ready, influence } = playerAt(play, seat)
  const { part } = play.state.turn
  if (used.includes(id)) return { why: 'used-this-era', rule: 'I-12.2' }
  if (ready === 0) return { why: 'no-economy-token', rule: 'I-12.2' }
  if (part === 'none' || !windows.includes(part)) return { why: 'not-now', rule: 'I-12.2' }
  if (isUnpaid(play, id) || wouldUndoPayment(play, effect)) return { why: 'not-now', rule: 'I-R12' }
  if ((effect.kind === 'build' || effect.kind === 'buy') && influence < effect.influence)
    return { why: 'influence-short', rule: 'I-12.2', missing: effect.influence - influence }
  return doesSomething(play, seat, effect) ? undefined : { why: 'gives-nothing', rule: 'I-12.2' }
}

const isPayment = ({ rule }: FrameOf<InventionsState>): boolean => rule === 'pay' || rule === 'pay-any'

/** A tile that lies on the map is built once it has been paid. */
const isUnpaid = ({ state: { agenda } }: Play, tile: string): boolean =>
  agenda.some(frame => isPayment(frame) && frame.because === tile)

/** While a cost is being paid nothing may take away those who can pay it: a tile built in between, or citizens called home elsewhere. */
function wouldUndoPayment({ state: { agenda } }: Play, { kind }: EconomyTile['effect']): boolean {
  if (kind !== 'build' && kind !== 'callHome') return false
  return agenda.some(frame => (kind === 'build' ? isPayment(frame) || callsToPay(frame) : callsToPay(frame)))
}

const callsToPay = (frame: FrameOf<InventionsState>): boolean => frame.rule === 'call-home' && frame.cost > 0

/** An effect that cannot do anything may not be chosen (I-12.2). */
function doesSomething(play: Play, seat: Seat, effect: EconomyTile['effect']): boolean {
  const { influence, supply } = playerAt(play, seat)
  switch (effect.kind) {
    case 'influence':
      return influence < play.components.pack.influenceTrack.max
    case 'specialist':
    case 'placeCitizen':
      return supply > 0
    case 'callHome':
      return hasMapCitizen(play, seat)
    case 'refresh':
      return allExhausted(play, seat) > 0
    case 'build':
      return canBuild(play, seat)
    case 'buy':
      return effect.gives.kind !== 'aspiration' || aspirationsLeft(play, seat) > 0
    case 'aspiration':
      return aspirationsLeft(play, seat) > 0
    case 'ip':
    case 'scholar':
    case 'discount':
    case 'economyToken':
    case 'turnOrder':
    case 'none':
    case 'action':
      return true
    default:
      return never(effect)
  }
}

/** What an action lacks that citizens would bring. */
const lacksPeople = new Set(['specialists-short', 'nobody-to-send', 'no-map-citizen', 'no-region-to-lead'])

/** A benefit that is not legal yet is offered where an economy tile may still bring the citizens for it (I-R12). */
export const economyMayHelp = (play: Play, seat: Seat, action: ActionId): boolean =>
  anyEconomy(play, seat, ({ effect: { kind } }) => kind !== 'influence' && kind !== 'buy') &&
  lacksPeople.has(whyNotPerform(play, seat, action).why)
