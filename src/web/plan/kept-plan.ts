import type { Seat } from '../../kernel/contract.ts'
import type { AmountChange } from '../question/amounts.ts'

/** One gesture of a plan: its answers, and what it was to bring when it was planned. */
export interface PlannedStep {
  readonly keys: readonly string[]
  /** What it was called then, for when it no longer fits. */
  readonly title: string
  /** What it was to cost and gain. */
  readonly changes: readonly AmountChange[]
}

/** A plan as this device keeps it. It is never sent to anybody. */
export interface KeptPlan {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly seat: Seat
  /** How many answers the game had when the plan was begun. */
  readonly from: number
  readonly steps: readonly PlannedStep[]
}

/** More plans for one table than anybody compares. */
export const MOST_PLANS = 8

const KEY = 'athenaeum-plans-'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The plans of a seat at a table. What is kept may be damaged or of another release: what is no plan is left out. */
export function keptPlans(table: string, seat: Seat, shelf: Shelf = localStorage): readonly KeptPlan[] {
  return allPlans(table, shelf).filter(plan => plan.seat === seat)
}

/** Keeps the plans of a seat; those of other seats at the same table stay as they are. */
export function keepPlans(table: string, seat: Seat, plans: readonly KeptPlan[], shelf: Shelf = localStorage): void {
  const all = [...allPlans(table, shelf).filter(plan => plan.seat !== seat), ...plans]
  if (all.length === 0) shelf.removeItem(KEY + table)
  else
    try {
      shelf.setItem(KEY + table, JSON.stringify(all))
    } catch {
      // The device has no room left: the plan stays in the page as long as it is open.
    }
}

function allPlans(table: string, shelf: Shelf): readonly KeptPlan[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY + table) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPlan) : []
  } catch {
    return []
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function isPlan(value: unknown): value is KeptPlan {
  if (!isRecord(value)) return false
  const { id, name, note, seat, from, steps } = value
  const texts = [id, name, note].every(text => typeof text === 'string')
  return texts && [seat, from].every(Number.isInteger) && Array.isArray(steps) && steps.every(isStep)
}

function isStep(value: unknown): value is PlannedStep {
  if (!isRecord(value)) return false
  const { keys, title, changes } = value
  return (
    Array.isArray(keys) &&
    keys.length > 0 &&
    keys.every(key => typeof key === 'string') &&
    typeof title === 'string' &&
    Array.isArray(changes) &&
    changes.every(one => isRecord(one) && typeof one.type === 'string' && typeof one.amount === 'number')
  )
}
