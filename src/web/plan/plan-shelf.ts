import type { Seat } from '../../kernel/contract.ts'
import type { KeptPlan, PlansAnswer, PlansKept } from '../../protocol/plans/requests.ts'
import { observableOf } from '../session/observable.ts'
import type { DeviceStorage } from './device-plans.ts'
import { keepPlans, keepServerPlans, keptPlans, serverPlans } from './kept-plan.ts'
import { areSame, mergedPlans } from './merged-plans.ts'

/** Where the plans of a seat at a table are kept. */
export interface PlanShelf {
  get(): readonly KeptPlan[]
  /** Calls the listener when plans come from elsewhere. */
  subscribe(listener: () => void): () => void
  keep(plans: readonly KeptPlan[]): void
}

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

/** Devices that change the same plans at the same time give way to each other so often. */
const MOST_TRIES = 4

/**
 * Plans that a server keeps for all devices of their person, and this one too: for as long as the server cannot be asked, or does not
 * know who asks.
 */
export function serverShelf(
  { table, seat, storage = localStorage }: { table: string; seat: Seat; storage?: DeviceStorage },
  requests: PlanRequests,
): PlanShelf {
  const device = deviceShelf(table, seat, storage)
  const shown = observableOf(device.get())
  let sending = Promise.resolve()

  /** Takes in what the server has; says whether this device knows more. */
  const takeIn = (theirs: PlansAnswer): boolean => {
    const ofSeat = theirs.plans.filter(plan => plan.seat === seat)
    const merged = mergedPlans(serverPlans(table, storage).plans, shown.get(), ofSeat)
    keepServerPlans(table, theirs, storage)
    device.keep(merged)
    if (!areSame(merged, shown.get())) shown.set(merged)
    return !areSame(merged, ofSeat)
  }
  const send = async (): Promise<void> => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const plans = shown.get()
      const answer = await requests.keep(plans, serverPlans(table, storage).revision)
      if (answer.kept) {
        keepServerPlans(table, { plans, revision: answer.revision }, storage)
        if (plans === shown.get()) return
      } else if (!takeIn(answer)) return
    }
  }
  /** One after the other; what could not be sent stays on the device and goes with the next. */
  const then = (work: () => Promise<void>): void => {
    sending = sending.then(work).catch(() => undefined)
  }
  then(async () => {
    if (takeIn(await requests.read())) await send()
  })
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    keep(plans) {
      device.keep(plans)
      shown.set(plans)
      then(send)
    },
  }
}
