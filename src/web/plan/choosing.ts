import type { Seat } from '../../kernel/contract.ts'
import { type KeptPlan, MOST_PLANS } from '../../protocol/plans/requests.ts'
import type { PlanningCore, PlanningState } from './planning.ts'

/** Which plans there are, and which of them is shown. */
export interface Choosing {
  choose(id: string): void
  begin(): void
  remove(id: string): void
  /** Earlier in the list, or later. */
  move(id: string, by: -1 | 1): void
  change(id: string, change: Partial<Pick<KeptPlan, 'name' | 'note'>>): void
  /** Whether its next step is offered at the table when its seat is asked. */
  offer(id: string, wanted: boolean): void
}

export const freshPlan = (seat: Seat): KeptPlan => ({
  ...{ id: crypto.randomUUID(), name: '', note: '' },
  ...{ seat, from: 0, steps: [] },
})

export function choosing(
  get: () => PlanningState,
  set: (change: Partial<PlanningCore>) => void,
  seat: Seat,
  keep: (all: readonly KeptPlan[]) => void,
): Choosing {
  const show = (plans: readonly KeptPlan[], current: KeptPlan): void =>
    set({ plans, current, undone: [], branch: undefined })
  const change = (id: string, changed: (plan: KeptPlan) => KeptPlan): void => {
    const plans = get().plans.map(one => (one.id === id ? changed(one) : one))
    keep(plans)
    set({ plans, current: plans.find(one => one.id === get().current.id) ?? get().current })
  }
  return {
    choose(id) {
      const current = get().plans.find(one => one.id === id)
      if (current !== undefined) show(get().plans, current)
    },
    begin() {
      const current = freshPlan(seat)
      if (get().plans.length < MOST_PLANS) show([...get().plans, current], current)
    },
    remove(id) {
      const others = get().plans.filter(one => one.id !== id)
      const plans = others.length > 0 ? others : [freshPlan(seat)]
      keep(plans)
      show(plans, plans.find(one => one.id === get().current.id) ?? (plans[0] as KeptPlan))
    },
    move(id, by) {
      const plans = [...get().plans]
      const at = plans.findIndex(one => one.id === id)
      const to = at + by
      if (at < 0 || to < 0 || to >= plans.length) return
      plans.splice(to, 0, ...plans.splice(at, 1))
      keep(plans)
      set({ plans })
    },
    change: (id, wanted) => change(id, plan => ({ ...plan, ...wanted })),
    offer: (id, wanted) => change(id, ({ offered: _before, ...plan }) => (wanted ? { ...plan, offered: true } : plan)),
  }
}
