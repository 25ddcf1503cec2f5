import { push, type SeatFrame } from '../../../kernel/agenda.ts'
import type { AskingRule } from '../../../kernel/contract.ts'
import { known } from '../../../kernel/hidden.ts'
import { target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Newton } from '../components.ts'
import { happened } from '../events.ts'
import { type NewtonState, playerAt } from '../state.ts'
import { applyEffects } from './effects.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { stop } from './stop.ts'

/** A chance to play a Master from the hand (N-18.1); one not taken is lost (N-R19). */
export const playMaster: AskingRule<NewtonState, Newton, SeatFrame<'play-master'>> = {
  kind: 'ask',
  rules: ['N-18.1', 'N-18.2'],
  options(play, frame, offer) {
    for (const id of playerAt(play, frame.seat).masters)
      offer.legal.push(row(play.components.masters, known(id, 'a Master in hand')).play)
    offer.legal.push(stop)
    offerQuickActions(play, frame.seat, false, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    const { seat } = frame
    if (chosen.verb !== 'master') {
      push(play, frame)
      tookQuickAction(play, seat, chosen)
      return
    }
    const player = playerAt(play, seat)
    const master = row(play.components.masters, target(chosen))
    player.masters.splice(player.masters.indexOf(master.id), 1)
    player.playedMasters.push(master.id)
    if (play.events) happened(play, { type: 'master-played', seat, master: master.id, because: frame.because ?? '' })
    applyEffects(play, seat, master.effects, master.id, 'masters')
  },
}
