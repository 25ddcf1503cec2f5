import type { KeptPlan } from '../../protocol/plans/requests.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'

export const letterAt = (at: number): string => 'ABCDEFGHIJ'.charAt(at)

/** How a plan is called: by its own name, or by its letter. */
export const nameOf = (plan: KeptPlan, at: number, say: PlanMessages): string =>
  plan.name === '' ? say.letter(letterAt(at)) : plan.name
