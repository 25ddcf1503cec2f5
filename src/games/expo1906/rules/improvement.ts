import type { Seat } from '../../../kernel/contract.ts'
import { happened } from '../events.ts'
import { type Play, playerAt } from '../state.ts'

/** Exchanges a card for another where it is, in the hand or on the table (E-7.4, E-7.5). */
export function exchangeCard(play: Play, seat: Seat, from: string, to: string): void {
  const { hand, played } = playerAt(play, seat)
  const cards = hand.includes(from) ? hand : played
  cards[cards.indexOf(from)] = to
  if (play.events) happened(play, { type: 'card-exchanged', seat, card: from, for: to })
}
