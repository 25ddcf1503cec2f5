import type { Seat } from '../../../kernel/contract.ts'
import type { Reason } from '../../../kernel/question.ts'
import type { ActionId } from '../pack.ts'
import type { Play } from '../state.ts'
import type { Action } from './action.ts'
import { actionsButDiplomats } from './actions-but-diplomats.ts'
import { canCall, canSend, whyNotCall, whyNotSend } from './diplomat-offers.ts'

const legality: Readonly<Record<ActionId, Pick<Action, 'can' | 'why'>>> = {
  ...actionsButDiplomats,
  'send-diplomat': { can: canSend, why: whyNotSend },
  'call-diplomat': { can: canCall, why: whyNotCall },
}

/** Whether all mandatory steps of an action can be carried out (I-9.0, I-R8). */
export const canPerform = (play: Play, seat: Seat, action: ActionId): boolean => legality[action].can(play, seat)

/** Why an action is not legal; asked only then. */
export const whyNotPerform = (play: Play, seat: Seat, action: ActionId): Reason => legality[action].why(play, seat)
