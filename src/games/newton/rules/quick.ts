import type { Seat } from '../../../kernel/contract.ts'
import { known } from '../../../kernel/hidden.ts'
import { reveal } from '../../../kernel/play.ts'
import { type Offer, type Option, offerUnless, type Reason } from '../../../kernel/question.ts'
import { itemAt } from '../../../kernel/rows.ts'
import type { QuickAction } from '../components.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { type Play, playerAt } from '../state.ts'
import { markUsed, timesUsed } from './modifiers.ts'
import { gain, gainCoins, givesSomething } from './resources.ts'
import { tileInHand, tileNeedsIt } from './tile-in-hand.ts'

/** Quick actions (N-12): offered beside every question of the active player that they may interrupt (N-21.2). */

/** `raises`: the basic action of the card can still be raised now (N-R31). */
export function offerQuickActions(play: Play, seat: Seat, raises: boolean, offer: Offer): void {
  const { coins } = playerAt(play, seat)
  const tileWaits = tileInHand(play) !== undefined
  for (const action of play.components.quickActions) {
    if (action.coins > coins && offer.blocked === undefined) continue
    const first = tileWaits ? tileFirst(play, action) : undefined
    if (action.effect.kind === 'turnOverCards') offerTurnOver(play, seat, action, first, offer)
    else offerUnless(offer, action.take, blocked(play, seat, action, raises) ?? first)
  }
}

function offerTurnOver(play: Play, seat: Seat, action: QuickAction, tileFirst: Reason | undefined, offer: Offer): void {
  const { decks } = play.state
  const short = shortOfPay(play, seat, action) ?? tileFirst
  for (let at = 0; at < decks.length; at++) {
    const reason: Reason | undefined =
      short ?? (decks[at]?.length === 0 ? { why: 'deck-empty', rule: 'N-12.2' } : undefined)
    offerUnless(offer, itemAt(action.perDeck, at), reason)
  }
}

function blocked(play: Play, seat: Seat, action: QuickAction, raises: boolean): Reason | undefined {
  const short = shortOfPay(play, seat, action)
  if (short !== undefined) return short
  const { effect, limitPerTurn, id } = action
  if (effect.kind === 'increaseActionCardValue' && !raises) return { why: 'no-action-to-raise', rule: 'N-12.3' }
  if (limitPerTurn !== null && timesUsed(play, id) >= limitPerTurn) return { why: 'used-this-turn', rule: 'N-12.3' }
  if (effect.kind === 'gain' && !givesSomething(play, seat, effect.gain))
    return { why: 'no-student-in-supply', rule: 'N-12.5' }
  return undefined
}

/**
 * What the player will have left after raising the action of the card, which the coins of its last step have made possible
 * (N-R39); undefined where it cannot be raised, or could have been before that step.
 */
export function coinsAfterLateRaise(play: Play, frame: ActionFrame, coinsBefore: number): number | undefined {
  const { coins } = playerAt(play, frame.seat)
  if (coins === coinsBefore || !frame.ofCard) return undefined
  const raise = play.components.quickActions.find(({ effect }) => effect.kind === 'increaseActionCardValue')
  if (raise === undefined || raise.coins <= coinsBefore || blocked(play, frame.seat, raise, true)) return undefined
  return coins - raise.coins
}

/** A Bookshelf tile in hand may need the coins (N-9.5). */
function tileFirst(play: Play, { id, coins, effect }: QuickAction): Reason | undefined {
  const gain = effect.kind === 'gain' ? effect.gain : {}
  const raised = effect.kind === 'increaseActionCardValue' ? effect.amount : 0
  return tileNeedsIt(play, { pay: { coins }, gain, raised, quick: id })
}

function shortOfPay(play: Play, seat: Seat, { coins }: QuickAction): Reason | undefined {
  const missing = coins - playerAt(play, seat).coins
  return missing > 0 ? { why: 'coins-short', missing, rule: 'N-12.1' } : undefined
}

/** Performs a quick action if the option is one; says whether it was. */
export function tookQuickAction(play: Play, seat: Seat, chosen: Option): boolean {
  const action = play.components.quickActions.find(one => one.id === chosen.verb)
  if (action === undefined) return false
  if (play.events) happened(play, { type: 'quick-action', seat, action: action.id })
  gainCoins(play, seat, -action.coins, action.id)
  const { effect, limitPerTurn } = action
  if (limitPerTurn !== null || effect.kind === 'increaseActionCardValue') markUsed(play, action.id)
  if (effect.kind === 'turnOverCards') turnOver(play, Number(chosen.to[0]), effect.count)
  else if (effect.kind === 'gain') gain(play, seat, effect.gain, action.id, 'cards')
  return true
}

/** Turns up the top cards of a deck beside it (N-12.2). */
export function turnOver(play: Play, level: number, count: number): void {
  const deck = play.state.decks[level - 1] as string[]
  const cards = deck.slice(0, count)
  for (const card of cards) known(card, 'the top of a deck')
  deck.splice(0, count)
  play.state.lines[level - 1]?.push(...cards)
  reveal(play)
  if (play.events) happened(play, { type: 'cards-turned', level, cards })
}
