import type { Seat } from '../../kernel/contract.ts'
import type { KeptPlan, PlansAnswer, PlansKept } from '../../protocol/plans/requests.ts'
import { type KeptShelf, type Revised, sharedShelf } from '../session/remote/shared-shelf.ts'
import type { DeviceStorage } from './device-plans.ts'
import { keepPlans, keepServerPlans, keptPlans, serverPlans } from './kept-plan.ts'
import { areSame, mergedPlans } from './merged-plans.ts'

/** Where the plans of a seat at a table are kept. */
export type PlanShelf = KeptShelf<readonly KeptPlan[]>

/** Plans of this device alone. */
export function deviceShelf(table: string, seat: Seat, storage: DeviceStorage = localStorage): PlanShelf {
  return {
    get: () => keptPlans(table, seat, storage),
    subscribe: () => () => undefined,
    keep: plans => keepPlans(table, seat, plans, storage),
  }
}

/** What a server is asked about plans; what it refuses or cannot do now is thrown. */
export interface PlanRequests {
  read(): Promise<PlansAnswer>
  keep(plans: readonly KeptPlan[], revision: number): Promise<PlansKept>
}

/** Plans that a server keeps for all devices of their person, and this one too. */
export function serverShelf(
  { table, seat, storage = localStorage }: { table: string; seat: Seat; storage?: DeviceStorage },
  requests: PlanRequests,
): PlanShelf {
  const ofSeat = ({ plans, revision }: PlansAnswer): Revised<readonly KeptPlan[]> => ({
    value: plans.filter(plan => plan.seat === seat),
    revision,
  })
  return sharedShelf<readonly KeptPlan[]>(
    {
      device: deviceShelf(table, seat, storage),
      known: {
        get: () => ofSeat(serverPlans(table, storage)),
        keep: ({ value, revision }) => keepServerPlans(table, { plans: value, revision }, storage),
      },
      merged: mergedPlans,
      areSame,
    },
    {
      read: async () => ofSeat(await requests.read()),
      async keep(plans, revision) {
        const answer = await requests.keep(plans, revision)
        return { ...ofSeat(answer), kept: answer.kept }
      },
    },
  )
}
