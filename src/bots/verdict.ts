import type { Option } from '../kernel/question.ts'
import { itemAt } from '../kernel/rows.ts'
import { byValue, type Plan } from './plan.ts'

/** What a bot thinks of one option. The terms add up to the value. */
export interface Verdict {
  readonly option: Option
  readonly value: number
  readonly terms: Float64Array
  /** How often the search went this way; 1 where it does not search. */
  readonly visits: number
}

/** For each first answer the best plan that begins with it; the best first. */
export function verdictsOf(plans: readonly Plan[]): Verdict[] {
  const best = new Map<Option, Plan>()
  for (const plan of plans) {
    const opening = itemAt(plan.answers, 0)
    const known = best.get(opening)
    if (known === undefined || plan.value > known.value) best.set(opening, plan)
  }
  return [...best].map(([option, { value, terms }]) => ({ option, value, terms, visits: 1 })).sort(byValue)
}
