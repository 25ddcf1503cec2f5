import type { Seat } from '../kernel/contract.ts'
import { countSteps, type PlannedStep } from '../kernel/planned.ts'
import { questionFor } from '../kernel/play.ts'
import { mustGoOn } from './decide-turn.ts'
import type { EntryBody } from './entry.ts'
import { followedBy, nextOfPlan } from './followed-plan.ts'
import { happenedSoFar } from './log.ts'
import { TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'

/** A plan with more steps than this, its branches counted, is a program. */
export const MOST_STEPS = 60

export function followPlan(
  table: Table,
  { seat, plan, steps }: { readonly seat: Seat; readonly plan: string; readonly steps: readonly PlannedStep[] },
): readonly EntryBody[] {
  mustGoOn(table)
  const many = countSteps(steps)
  if (many > MOST_STEPS) throw new TableRefusal('plan-too-long', { most: MOST_STEPS, many })
  return [{ kind: 'plan-followed', seat, plan, steps }]
}

export const dropPlan = ({ followed }: Table, seat: Seat): readonly EntryBody[] =>
  followedBy(followed, seat) === undefined ? [] : [{ kind: 'plan-dropped', seat }]

/** What a plan does now for the first of its seats that is asked and sits there. */
export function plannedMove(table: Table): readonly EntryBody[] {
  const { course, followed, seats, late } = table
  if (course === undefined || followed.length === 0) return []
  for (const one of followed) {
    const { seat } = one
    if (seats[seat]?.kind !== 'person' || late.includes(seat)) continue
    if (questionFor(course.play, seat) === undefined) continue
    const move = nextOfPlan(course, one, told => happenedSoFar(table, told))
    if (move.length > 0) return move
  }
  return []
}
