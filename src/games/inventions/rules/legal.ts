import type { Seat } from '../../../kernel/contract.ts'
import type { Reason } from '../../../kernel/question.ts'
import type { ActionId } from '../pack.ts'
import type { Play } from '../state.ts'
import type { Action } from './action.ts'
import { callSpecialists } from './call-specialists.ts'
import { canCall, canSend, whyNotCall, whyNotSend } from './diplomat-offers.ts'
import { eureka } from './eureka.ts'
import { gainInfluence } from './gain-influence.ts'
import { innovate } from './innovate.ts'
import { invent } from './invent.ts'
import { present } from './present.ts'
import { share } from './share.ts'
import { travel } from './travel.ts'

type Legality = Pick<Action, 'can' | 'why'>

const sending: Legality = { can: canSend, why: whyNotSend }
const recalling: Legality = { can: canCall, why: whyNotCall }

function legalityOf(action: ActionId): Legality {
  switch (action) {
    case 'present':
      return present
    case 'invent':
      return invent
    case 'innovate':
      return innovate
    case 'share':
      return share
    case 'call-specialists':
      return callSpecialists
    case 'gain-influence':
      return gainInfluence
    case 'travel':
      return travel
    case 'eureka':
      return eureka
    case 'send-diplomat':
      return sending
    case 'call-diplomat':
      return recalling
  }
}

/** Whether all mandatory steps of an action can be carried out (I-9.0, I-R8). */
export const canPerform = (play: Play, seat: Seat, action: ActionId): boolean => legalityOf(action).can(play, seat)

/** Why an action is not legal; asked only then. */
export const whyNotPerform = (play: Play, seat: Seat, action: ActionId): Reason => legalityOf(action).why(play, seat)
