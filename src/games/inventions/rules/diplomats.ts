import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Option, Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Milestone } from '../components.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { eraOf, type Play, playerAt } from '../state.ts'
import { type Action, perform } from './action.ts'
import { applyEffect } from './effects.ts'
import { diplomatsOn } from './milestones.ts'
import { anyAvailable } from './payment.ts'
import { gainInfluence, returnAsScholar } from './resources.ts'

/** Send Diplomat and Call Diplomat (I-9.9, I-9.10). Milestones in Common Knowledge and the private displays take part. */

const SCHOLAR = 3

function canSendTo(play: Play, seat: Seat, id: string): boolean {
  const milestone = row(play.components.milestones, id)
  const diplomats = diplomatsOn(play, milestone)
  return diplomats.length < milestone.spaces && !diplomats.includes(seat)
}

function canSend(play: Play, seat: Seat): boolean {
  if (anyAvailable(playerAt(play, seat)) === 0) return false
  const { common, privates } = play.state
  for (const id of common) if (canSendTo(play, seat, id)) return true
  for (const id of privates) if (canSendTo(play, seat, id)) return true
  return false
}

const whyNotSend = (play: Play, seat: Seat): Reason =>
  anyAvailable(playerAt(play, seat)) === 0
    ? { why: 'nobody-to-send', rule: 'I-9.9.1' }
    : { why: 'no-milestone-with-room', rule: 'I-9.9.1' }

function offerSending(play: Play, seat: Seat, offer: Offer): void {
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
    if (room && have > 0) offer.legal.push(milestone.send[kind] as Option)
    else if (offer.blocked !== undefined && have > 0)
      offer.blocked.push({ option: milestone.send[kind] as Option, reason: noRoom(play, seat, milestone) })
  }
}

const noRoom = (play: Play, seat: Seat, milestone: Milestone): Reason =>
  diplomatsOn(play, milestone).includes(seat)
    ? { why: 'own-diplomat-there', rule: 'I-8.2' }
    : { why: 'milestone-full', rule: 'I-9.9.1' }

function send(play: Play, frame: ActionFrame, chosen: Option): void {
  const { seat } = frame
  const player = playerAt(play, seat)
  const milestone = row(play.components.milestones, chosen.to[0] ?? '')
  const kind = milestone.send.indexOf(chosen)
  perform(play, frame, milestone.id)
  if (kind === SCHOLAR) player.scholars--
  else player.home[kind] = (player.home[kind] ?? 0) - 1
  diplomatsOn(play, milestone).push(seat)
  if (play.events)
    happened(play, { type: 'diplomat-sent', seat, milestone: milestone.id, kind, because: frame.because })
  const host = play.state.privates.indexOf(milestone.id)
  if (host >= 0 && host < play.state.seats && host !== seat && milestone.era > eraOf(play, seat))
    gainInfluence(play, host, 1, milestone.id)
  applyEffect(play, seat, milestone.benefit, milestone.id, 'culture')
}

export const sendDiplomat: Action = {
  rules: ['I-9.9.1', 'I-9.9.2', 'I-8.2'],
  can: canSend,
  why: whyNotSend,
  options: offerSending,
  apply: send,
}

function canCall(play: Play, seat: Seat): boolean {
  const { common, privates } = play.state
  for (const id of common) if (isThere(play, seat, id)) return true
  for (const id of privates) if (isThere(play, seat, id)) return true
  return false
}

const isThere = (play: Play, seat: Seat, id: string): boolean =>
  diplomatsOn(play, row(play.components.milestones, id)).includes(seat)

function offerCalling(play: Play, seat: Seat, offer: Offer): void {
  const { common, privates } = play.state
  for (const id of common) if (isThere(play, seat, id)) offer.legal.push(row(play.components.milestones, id).recall)
  for (const id of privates) if (isThere(play, seat, id)) offer.legal.push(row(play.components.milestones, id).recall)
}

function recall(play: Play, frame: ActionFrame, { to }: Option): void {
  const { seat } = frame
  const milestone = row(play.components.milestones, to[0] ?? '')
  const diplomats = diplomatsOn(play, milestone)
  perform(play, frame, milestone.id)
  diplomats.splice(diplomats.indexOf(seat), 1)
  returnAsScholar(play, seat, milestone.id)
  applyEffect(play, seat, milestone.benefit, milestone.id, 'culture')
}

export const callDiplomat: Action = {
  rules: ['I-9.10.1', 'I-9.10.2', 'I-7.4'],
  can: canCall,
  why: () => ({ why: 'no-diplomat', rule: 'I-9.10.1' }),
  options: offerCalling,
  apply: recall,
}
