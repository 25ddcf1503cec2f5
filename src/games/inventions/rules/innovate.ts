import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Option, Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { ActionFrame } from '../frames.ts'
import { NOBODY, type Play, playerAt, regionOf } from '../state.ts'
import { type Action, perform } from './action.ts'
import { available, none, ofType, pay } from './payment.ts'

/** Innovate (I-9.3). */

function can(play: Play, seat: Seat): boolean {
  const player = playerAt(play, seat)
  for (const { card, invented, inventor, innovator } of play.state.regions)
    if (invented && innovator === NOBODY && inventor !== seat)
      if (available(player, row(play.components.cards, card).type) > 0) return true
  return false
}

function why(play: Play, seat: Seat): Reason {
  const inventions = play.state.regions.filter(({ invented }) => invented)
  if (inventions.length === 0) return { why: 'no-invention', rule: 'I-9.3.1' }
  const open = inventions.filter(({ innovator, inventor }) => innovator === NOBODY && inventor !== seat)
  return open.length === 0
    ? { why: 'nothing-to-innovate', rule: 'I-9.3.1' }
    : { why: 'nobody-to-send', rule: 'I-9.3.2' }
}

function options(play: Play, seat: Seat, offer: Offer): void {
  const player = playerAt(play, seat)
  for (const { card: id, invented, inventor, innovator } of play.state.regions) {
    if (!invented) continue
    const card = row(play.components.cards, id)
    const option = card.innovate
    if (innovator === NOBODY && inventor !== seat && available(player, card.type) > 0) offer.legal.push(option)
    else if (inventor === seat) offer.blocked?.push({ option, reason: { why: 'own-invention', rule: 'I-9.3.1' } })
    else if (innovator !== NOBODY) offer.blocked?.push({ option, reason: { why: 'innovated', rule: 'I-9.3.1' } })
    else {
      const reason = { why: 'specialists-short', rule: 'I-9.3.2', type: card.type, missing: 1 }
      offer.blocked?.push({ option, reason })
    }
  }
}

function apply(play: Play, frame: ActionFrame, chosen: Option): void {
  const card = row(play.components.cards, chosen.to[0] ?? '')
  const at = regionOf(play, card.id)
  perform(play, frame, card.id)
  const needs = ofType[card.type]?.[1] ?? none
  pay(play, { seat: frame.seat, because: card.id, needs, exhausts: none, purpose: 'innovator', region: at })
}

export const innovate: Action = { rules: ['I-9.3.1', 'I-9.3.2', 'I-9.3.3'], can, why, options, apply }
