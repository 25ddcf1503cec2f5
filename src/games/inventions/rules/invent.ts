import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Option, Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Card } from '../components.ts'
import type { ActionFrame } from '../frames.ts'
import { NOBODY, type Play, playerAt, regionOf } from '../state.ts'
import { type Action, perform } from './action.ts'
import { gainAspiration } from './aspirations.ts'
import { hasAccess } from './milestones.ts'
import { missingFor, pay } from './payment.ts'

/** Invent (I-9.2). */

function can(play: Play, seat: Seat): boolean {
  const player = playerAt(play, seat)
  for (const { card: id, invented, presenter } of play.state.regions) {
    if (id === '' || invented || presenter === NOBODY) continue
    const card = row(play.components.cards, id)
    if (missingFor(player, card.needs) === 0 && hasAccess(play, seat, card.milestone)) return true
  }
  return false
}

function why(play: Play, seat: Seat): Reason {
  const ideas = play.state.regions.filter(({ card, invented, presenter }) => card && !invented && presenter !== NOBODY)
  if (ideas.length === 0) return { why: 'no-presented-idea', rule: 'I-9.2.1' }
  const reasons = ideas.map(({ card }) => blocked(play, seat, row(play.components.cards, card)))
  return reasons.find(reason => reason?.why === 'specialists-short') ?? reasons[0] ?? { why: 'no-presented-idea' }
}

function blocked(play: Play, seat: Seat, card: Card): Reason | undefined {
  if (!hasAccess(play, seat, card.milestone)) return { why: 'no-access', rule: 'I-8.3', milestone: card.milestone }
  const missing = missingFor(playerAt(play, seat), card.needs)
  return missing === 0 ? undefined : { why: 'specialists-short', rule: 'I-9.2.3', type: card.type, missing }
}

function options(play: Play, seat: Seat, offer: Offer): void {
  const player = playerAt(play, seat)
  for (const { card: id, invented, presenter } of play.state.regions) {
    if (id === '' || invented || presenter === NOBODY) continue
    const card = row(play.components.cards, id)
    if (missingFor(player, card.needs) === 0 && hasAccess(play, seat, card.milestone)) offer.legal.push(card.invent)
    else if (offer.blocked !== undefined) {
      const reason = blocked(play, seat, card)
      if (reason !== undefined) offer.blocked.push({ option: card.invent, reason })
    }
  }
}

function apply(play: Play, frame: ActionFrame, chosen: Option): void {
  const card = row(play.components.cards, chosen.to[0] ?? '')
  const at = regionOf(play, card.id)
  perform(play, frame, card.id)
  gainAspiration(play, frame.seat, 'technology', 'invent')
  const { needs, exhausts } = card
  pay(play, { seat: frame.seat, because: card.id, needs, exhausts, purpose: 'inventor', region: at })
}

export const invent: Action = { rules: ['I-9.2.1', 'I-9.2.3', 'I-8.3'], can, why, options, apply }
