import { z } from 'zod'
import type { AmountChange } from '../../kernel/amounts.ts'
import type { PlannedBranch, PlannedStep } from '../../kernel/planned.ts'
import type { ToldCase } from '../../kernel/told-case.ts'
import { MOST_STEPS } from '../../tables/decide-plan.ts'
import { keptText, optionKey } from '../texts.ts'

/** Steps of a plan as a client sends them: what comes of them, the rules say where they are laid. */

/** No question is asked more often in one gesture. */
const MOST_KEYS = 24
const MOST_BRANCHES = 6
const LONGEST_TITLE = 300

const amountChange = z.strictObject({
  type: optionKey.max(64),
  amount: z.number().min(-1e6).max(1e6),
}) satisfies z.ZodType<AmountChange>

/** No event has more fields, and no more events are told in the same words. */
const MOST_FIELDS = 16
const MOST_ALIKE = 40

const toldCase: z.ZodType<ToldCase> = z.strictObject({
  any: z
    .array(
      z
        .record(optionKey.max(64), z.json())
        .refine(fields => Object.keys(fields).length <= MOST_FIELDS, `an event has at most ${MOST_FIELDS} fields`),
    )
    .max(MOST_ALIKE)
    .readonly(),
  after: z.int().min(0),
})

const plannedStep: z.ZodType<PlannedStep> = z.strictObject({
  keys: z.array(optionKey).min(1).max(MOST_KEYS).readonly(),
  asked: z.array(keptText(LONGEST_TITLE)).max(MOST_KEYS).readonly().exactOptional(),
  title: keptText(LONGEST_TITLE),
  changes: z.array(amountChange).max(40).readonly().exactOptional(),
  otherwise: z.lazy(() => z.array(plannedBranch).max(MOST_BRANCHES).readonly()).exactOptional(),
})

const plannedBranch: z.ZodType<PlannedBranch> = z.strictObject({
  title: keptText(LONGEST_TITLE),
  steps: z.lazy(() => plannedSteps),
  ifGone: optionKey.exactOptional(),
  ifTold: toldCase.exactOptional(),
})

export const plannedSteps = z.array(plannedStep).max(MOST_STEPS).readonly()
