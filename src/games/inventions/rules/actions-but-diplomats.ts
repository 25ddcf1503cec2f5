import type { ActionId } from '../pack.ts'
import type { Action } from './action.ts'
import { callSpecialists } from './call-specialists.ts'
import { eureka } from './eureka.ts'
import { gainInfluence } from './gain-influence.ts'
import { innovate } from './innovate.ts'
import { invent } from './invent.ts'
import { present } from './present.ts'
import { share } from './share.ts'
import { travel } from './travel.ts'

/** The actions by name, but those of diplomats: what these bring may be another action, so whether they are legal is asked apart. */
export const actionsButDiplomats: Readonly<Record<Exclude<ActionId, 'send-diplomat' | 'call-diplomat'>, Action>> = {
  present,
  invent,
  innovate,
  share,
  'call-specialists': callSpecialists,
  'gain-influence': gainInfluence,
  travel,
  eureka,
}
