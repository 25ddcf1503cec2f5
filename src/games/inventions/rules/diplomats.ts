import type { Option } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { eraOf, type Play, playerAt } from '../state.ts'
import { type Action, perform } from './action.ts'
import { canCall, canSend, offerCalling, offerSending, SCHOLAR, whyNotCall, whyNotSend } from './diplomat-offers.ts'
import { applyEffect } from './effects.ts'
import { diplomatsOn } from './milestones.ts'
import { gainInfluence, returnAsScholar } from './resources.ts'

/** Send Diplomat and Call Diplomat (I-9.9, I-9.10). */

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
  why: whyNotCall,
  options: offerCalling,
  apply: recall,
}
