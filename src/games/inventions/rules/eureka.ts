import { push } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Offer, Option, Reason } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { eraOf, type Play, playerAt } from '../state.ts'
import { type Action, perform } from './action.ts'
import { diplomatsOn, replacePrivateMilestone } from './milestones.ts'

/** Eureka (I-9.8). */

function can(play: Play, seat: Seat): boolean {
  for (const id of play.state.eureka) if (id !== '') return row(play.components.milestones, id).era > eraOf(play, seat)
  return false
}

const why = (play: Play): Reason =>
  play.state.eureka.some(id => id !== '')
    ? { why: 'era-not-later', rule: 'I-9.8.1' }
    : { why: 'eureka-empty', rule: 'I-9.8.1' }

function options(play: Play, seat: Seat, offer: Offer): void {
  const { eureka, markers } = play.state
  for (const id of eureka) {
    if (id === '') continue
    const milestone = row(play.components.milestones, id)
    const later = milestone.era > eraOf(play, seat)
    for (const { space, take } of milestone.eureka)
      if (!later) offer.blocked?.push({ option: take, reason: { why: 'era-not-later', rule: 'I-9.8.1' } })
      else if (!markers.includes(space)) offer.legal.push(take)
      else offer.blocked?.push({ option: take, reason: { why: 'era-space-taken', rule: 'I-9.8.2' } })
  }
}

function apply(play: Play, frame: ActionFrame, { to: [id = '', space = ''] }: Option): void {
  const { seat } = frame
  const { state } = play
  const old = itemAt(state.privates, seat)
  perform(play, frame, '')
  state.eureka[state.eureka.indexOf(id)] = ''
  state.privates[seat] = id
  state.markers[seat] = space
  if (play.events) happened(play, { type: 'milestone-taken', seat, milestone: id, space, because: frame.because })
  replacePrivateMilestone(play, old)
  const player = playerAt(play, seat)
  if (player.supply > 0) {
    player.supply--
    diplomatsOn(play, row(play.components.milestones, id)).push(seat)
  }
  const { effect } = row(play.components.eraSpaces, space)
  push(play, { rule: 'effect', seat, effect, because: space, source: 'eraSpaces' })
}

export const eureka: Action = { rules: ['I-9.8.1', 'I-9.8.2', 'I-9.8.5'], can, why, options, apply }
