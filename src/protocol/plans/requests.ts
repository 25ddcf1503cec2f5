import { z } from 'zod'
import type { Seat } from '../../kernel/contract.ts'
import type { PlannedStep } from '../../kernel/planned.ts'
import { revision, seat } from '../commands.ts'
import { keptText, requestId } from '../texts.ts'
import { plannedSteps } from './steps.ts'

/** A plan as its person keeps it, on a device or at a server. Nobody else is ever shown it. */
export interface KeptPlan {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly seat: Seat
  /** How many answers the game had when the plan was begun. */
  readonly from: number
  readonly steps: readonly PlannedStep[]
  /** When its seat is asked, the next step is offered. */
  readonly offered?: true
}

/** Plans of a person at a table as a server keeps them; the revision grows with every change, from whatever device. */
export interface PlansAnswer {
  readonly plans: readonly KeptPlan[]
  readonly revision: number
}

/** Whether they were kept; else here are those that were kept meanwhile. */
export interface PlansKept extends PlansAnswer {
  readonly kept: boolean
}

/** More plans for one table than anybody compares. */
export const MOST_PLANS = 8
/** Characters of all of them together. */
export const LONGEST_PLANS = 100_000

const keptPlan = z.strictObject({
  id: requestId,
  name: keptText(80),
  note: keptText(1_000),
  seat,
  from: z.int().min(0),
  steps: plannedSteps,
  offered: z.literal(true).exactOptional(),
}) satisfies z.ZodType<KeptPlan>

export const plansChange = z
  .strictObject({
    plans: z.array(keptPlan).max(MOST_PLANS).readonly(),
    /** That of the plans that were read before; 0 where there were none. */
    revision,
  })
  .refine(
    ({ plans }) => JSON.stringify(plans).length <= LONGEST_PLANS,
    `plans for one table have at most ${LONGEST_PLANS} characters together`,
  )
