import type { ActionId } from '../pack.ts'
import type { Action } from './action.ts'
import { callSpecialists } from './call-specialists.ts'
import { callDiplomat, sendDiplomat } from './diplomats.ts'
import { eureka } from './eureka.ts'
import { gainInfluence } from './gain-influence.ts'
import { innovate } from './innovate.ts'
import { invent } from './invent.ts'
import { present } from './present.ts'
import { share } from './share.ts'
import { travel } from './travel.ts'

/** The ten actions by name. */
export function actionOf(action: ActionId): Action {
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
      return sendDiplomat
    case 'call-diplomat':
      return callDiplomat
  }
}
