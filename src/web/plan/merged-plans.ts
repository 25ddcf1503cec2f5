import { canonicalJson, type Json } from '../../kernel/json.ts'
import type { KeptPlan } from '../../protocol/plans/requests.ts'

/**
 * Plans that were changed on two devices: of each plan the one that was changed since both were the same, and this device's where both
 * were. A plan that was deleted on one device and changed on the other stays.
 */
export function mergedPlans(
  before: readonly KeptPlan[],
  mine: readonly KeptPlan[],
  theirs: readonly KeptPlan[],
): readonly KeptPlan[] {
  const ids = new Set([...theirs, ...mine].map(({ id }) => id))
  return [...ids].flatMap(id => {
    const [was, here, there] = [before, mine, theirs].map(plans => plans.find(plan => plan.id === id))
    const kept = areSame(here, was) ? there : here
    if (kept !== undefined) return [kept]
    // Deleted here, but changed there meanwhile.
    return there === undefined || areSame(there, was) ? [] : [there]
  })
}

/** In whatever order their fields came. */
export function areSame(some: KeptPlan | readonly KeptPlan[] | undefined, others: typeof some): boolean {
  if (some === undefined || others === undefined) return some === others
  return some === others || canonicalJson(some as unknown as Json) === canonicalJson(others as unknown as Json)
}
