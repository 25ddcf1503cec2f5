import { array, boolean, json, lazy, literal, exactOptional as maybe, number, record, string } from 'zod/mini'
import type { AmountChange } from '../../kernel/amounts.ts'
import type { PlannedBranch, PlannedStep } from '../../kernel/planned.ts'
import type { ToldCase } from '../../kernel/told-case.ts'
import { type Schema, whole } from '../whole.ts'
import type { KeptPlan, PlansAnswer, PlansKept } from './requests.ts'

/** Plans as a server or a device has kept them, for a client to check. */

const plannedStep: Schema<PlannedStep> = whole<PlannedStep>({
  keys: array(string()),
  asked: maybe(array(string())),
  title: string(),
  changes: maybe(array(whole<AmountChange>({ type: string(), amount: number() }))),
  otherwise: maybe(lazy(() => array(plannedBranch))),
})

const plannedBranch: Schema<PlannedBranch> = whole<PlannedBranch>({
  title: string(),
  steps: lazy(() => array(plannedStep)),
  ifGone: maybe(string()),
  ifTold: maybe(whole<ToldCase>({ any: array(record(string(), json())), after: number() })),
})

export const keptPlan: Schema<KeptPlan> = whole<KeptPlan>({
  id: string(),
  name: string(),
  note: string(),
  seat: number(),
  from: number(),
  steps: array(plannedStep),
  offered: maybe(literal(true)),
})

const fields = { plans: array(keptPlan), revision: number() }
export const plansAnswer = whole<PlansAnswer>(fields)
export const plansKept = whole<PlansKept>({ ...fields, kept: boolean() })
