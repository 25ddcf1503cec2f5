import type { Seat } from '../../../kernel/contract.ts'
import type { ActionId } from '../pack.ts'
import type { Play } from '../state.ts'
import { callSpecialists } from './call-specialists.ts'
import { canCall, canSend } from './diplomat-offers.ts'
import { eureka } from './eureka.ts'
import { gainInfluence } from './gain-influence.ts'
import { innovate } from './innovate.ts'
import { invent } from './invent.ts'
import { present } from './present.ts'
import { share } from './share.ts'
import { travel } from './travel.ts'

/** Whether all mandatory steps of an action can be carried out (I-9.0, I-R8). */
export function canPerform(play: Play, seat: Seat, action: ActionId): boolean {
  switch (action) {
    case 'present':
      return present.can(play, seat)
    case 'invent':
      return invent.can(play, seat)
    case 'innovate':
      return innovate.can(play, seat)
    case 'share':
      return share.can(play, seat)
    case 'call-specialists':
      return callSpecialists.can(play, seat)
    case 'gain-influence':
      return gainInfluence.can(play, seat)
    case 'travel':
      return travel.can(play, seat)
    case 'eureka':
      return eureka.can(play, seat)
    case 'send-diplomat':
      return canSend(play, seat)
    case 'call-diplomat':
      return canCall(play, seat)
  }
}
