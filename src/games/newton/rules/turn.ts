import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Offer, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Newton } from '../components.ts'
import { happened } from '../events.ts'
import { type ActionFrame, cardActionFrame } from '../frames.ts'
import { type BasicAction, basicActions } from '../pack.ts'
import { type NewtonState, type Play, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { actionBegunBy, actionRules, jokerValue, offerOpening } from './basic-actions.ts'
import { applyCardEffect, isCardEffect, offerCardEffects } from './card-effects.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { visibleSymbols } from './value.ts'

export const endTurn = option('end-turn')

/** A turn (N-3): play a card; its basic action, its effects and quick actions in any order; end it. */
export const turn: AskingRule<NewtonState, Newton, SeatFrame<'turn'>> = {
  kind: 'ask',
  rules: ['N-3.3', 'N-3.5'],
  options(play, { seat }, offer) {
    const { card, acted } = play.state.turn
    const { hand } = playerAt(play, seat)
    if (card === '') for (const id of hand) offer.legal.push(row(play.components.cards, id).play)
    else {
      if (!acted) offerBasicAction(play, seat, card, offer)
      offerCardEffects(play, seat, offer)
    }
    if (card !== '' || hand.length === 0) offer.legal.push(endTurn)
    else offer.blocked?.push({ option: endTurn, reason: { why: 'card-first', rule: 'N-3.3' } })
    offerQuickActions(play, seat, card !== '' && !acted, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === endTurn) {
      finish(play, frame.seat)
      return
    }
    push(play, frame)
    const action = actionBegunBy(chosen)
    if (chosen.verb === 'play') playCard(play, frame.seat, target(chosen))
    else if (action !== undefined) act(play, frame.seat, action, chosen)
    else if (isCardEffect(chosen)) applyCardEffect(play, frame.seat, chosen)
    else tookQuickAction(play, frame.seat, chosen)
  },
  /** Even the last card is played only when the player says so (N-21.3); ending goes by itself if nobody wants to confirm. */
  forced: (play, _frame, only) => only === endTurn && play.state.options.confirm === false,
}

function offerBasicAction(play: Play, seat: Seat, card: string, offer: Offer): void {
  const { action } = row(play.components.cards, card)
  if (action !== 'joker') offerOpening(play, ownAction(play, seat, action), offer)
  else for (const each of basicActions) offerOpening(play, ownAction(play, seat, each), offer)
}

/** The basic action of the card played this turn, with its value (N-4.1, N-10.1). */
export function ownAction(play: Play, seat: Seat, action: BasicAction): ActionFrame {
  const { card } = play.state.turn
  const joker = row(play.components.cards, card).action === 'joker'
  const value = joker ? jokerValue(play, seat, action) : visibleSymbols(play, seat, action)
  return cardActionFrame(action, seat, value, card)
}

function playCard(play: Play, seat: Seat, card: string): void {
  const { hand, desk } = playerAt(play, seat)
  hand.splice(hand.indexOf(card), 1)
  desk.push(card)
  play.state.turn = { ...play.state.turn, card }
  if (play.events) happened(play, { type: 'card-played', seat, card })
}

function act(play: Play, seat: Seat, action: BasicAction, chosen: Parameters<typeof actionBegunBy>[0]): void {
  const frame = ownAction(play, seat, action)
  play.state.turn = { ...play.state.turn, acted: true }
  actionRules[action].apply(play, frame, chosen)
}

function finish(play: Play, seat: Seat): void {
  play.state.turnsTaken++
  if (play.events) happened(play, { type: 'turn-ended', seat })
}
