import { safeParse } from 'zod/mini'
import type { Seat } from '../../kernel/contract.ts'
import { keptPlan, plansAnswer } from '../../protocol/plans/answers.ts'
import type { KeptPlan, PlansAnswer } from '../../protocol/plans/requests.ts'
import { type DeviceStorage, PLANS_KEY as KEY, SERVER_PLANS_KEY as SERVER_KEY } from './device-plans.ts'

/** The plans of a seat at a table. What is kept may be damaged or of another release: what is no plan is left out. */
export function keptPlans(table: string, seat: Seat, storage: DeviceStorage = localStorage): readonly KeptPlan[] {
  return allPlans(table, storage).filter(plan => plan.seat === seat)
}

/** Keeps the plans of a seat; those of other seats at the same table stay as they are. */
export function keepPlans(
  table: string,
  seat: Seat,
  plans: readonly KeptPlan[],
  storage: DeviceStorage = localStorage,
): void {
  const all = [...allPlans(table, storage).filter(plan => plan.seat !== seat), ...plans]
  if (all.length === 0) storage.removeItem(KEY + table)
  else keep(KEY + table, all, storage)
}

export const NO_PLANS: PlansAnswer = { plans: [], revision: 0 }

export function serverPlans(table: string, storage: DeviceStorage = localStorage): PlansAnswer {
  const read = safeParse(plansAnswer, parsed(storage.getItem(SERVER_KEY + table)))
  return read.success ? read.data : NO_PLANS
}

export const keepServerPlans = (table: string, { plans, revision }: PlansAnswer, storage: DeviceStorage): void =>
  keep(SERVER_KEY + table, { plans, revision }, storage)

function keep(key: string, data: unknown, storage: DeviceStorage): void {
  try {
    storage.setItem(key, JSON.stringify(data))
  } catch {
    // The device has no room left: the plan stays in the page as long as it is open.
  }
}

function allPlans(table: string, storage: DeviceStorage): readonly KeptPlan[] {
  const kept = parsed(storage.getItem(KEY + table))
  return Array.isArray(kept) ? kept.filter(isPlan) : []
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

const isPlan = (value: unknown): value is KeptPlan =>
  safeParse(keptPlan, value).success && (value as KeptPlan).steps.every(({ keys }) => keys.length > 0)
