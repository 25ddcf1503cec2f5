import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Reason } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { Milestone } from '../components.ts'
import { type Play, playerAt } from '../state.ts'
import { diplomatsOn } from './milestones.ts'
import { anyAvailable } from './payment.ts'

/** Where diplomats may be sent, and called from (I-9.9, I-9.10): milestones in Common Knowledge and the private displays. */

export const SCHOLAR = 3

function canSendTo(play: Play, seat: Seat, id: string): boolean {
  const milestone = row(play.components.milestones, id)
  const diplomats = diplomatsOn(play, milestone)
  return diplomats.length < milestone.spaces && !diplomats.includes(seat)
}

export function canSend(play: Play, seat: Seat): boolean {
  if (anyAvailable(playerAt(play, seat)) === 0) return false
  const { common, privates } = play.state
  for (const id of common) if (canSendTo(play, seat, id)) return true
  for (const id of privates) if (canSendTo(play, seat, id)) return true
  return false
}

export const whyNotSend = (play: Play, seat: Seat): Reason =>
  anyAvailable(playerAt(play, seat)) === 0
    ? { why: 'nobody-to-send', rule: 'I-9.9.1' }
    : { why: 'no-milestone-with-room', rule: 'I-9.9.1' }

export function offerSending(play: Play, seat: Seat, offer: Offer): void {
  const { common, privates } = play.state
  for (const id of common) offerMilestone(play, seat, id, offer)
  for (const id of privates) offerMilestone(play, seat, id, offer)
}

function offerMilestone(play: Play, seat: Seat, id: string, offer: Offer): void {
  const milestone = row(play.components.milestones, id)
  const { home, scholars } = playerAt(play, seat)
  const room = canSendTo(play, seat, id)
  for (let kind = 0; kind <= SCHOLAR; kind++) {
    const have = kind === SCHOLAR ? scholars : (home[kind] ?? 0)
    if (room && have > 0) offer.legal.push(itemAt(milestone.send, kind))
    else if (offer.blocked !== undefined && have > 0)
      offer.blocked.push({ option: itemAt(milestone.send, kind), reason: noRoom(play, seat, milestone) })
  }
}

const noRoom = (play: Play, seat: Seat, milestone: Milestone): Reason =>
  diplomatsOn(play, milestone).includes(seat)
    ? { why: 'own-diplomat-there', rule: 'I-8.2' }
    : { why: 'milestone-full', rule: 'I-9.9.1' }

export function canCall(play: Play, seat: Seat): boolean {
  const { common, privates } = play.state
  for (const id of common) if (isThere(play, seat, id)) return true
  for (const id of privates) if (isThere(play, seat, id)) return true
  return false
}

export const whyNotCall = (): Reason => ({ why: 'no-diplomat', rule: 'I-9.10.1' })

const isThere = (play: Play, seat: Seat, id: string): boolean =>
  diplomatsOn(play, row(play.components.milestones, id)).includes(seat)

export function offerCalling(play: Play, seat: Seat, offer: Offer): void {
  const { common, privates } = play.state
  for (const id of common) if (isThere(play, seat, id)) offer.legal.push(row(play.components.milestones, id).recall)
  for (const id of privates) if (isThere(play, seat, id)) offer.legal.push(row(play.components.milestones, id).recall)
}
