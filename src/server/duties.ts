import type { JobOrder } from '../store/port.ts'
import { nextTimeout } from '../tables/clock.ts'
import { botsAsked, type Table } from '../tables/table.ts'

/**
 * What the house owes a table: looking at a clock when it runs out, and bots' answers. The process that made the table ask a
 * bot lets it think at once; the job is for the case that this process dies.
 */
export const CLOCK_JOB = 'clock'
export const BOTS_JOB = 'bots'

/** Jobs that change with an append, kept together with it. */
export function dutiesAfter(
  before: Table,
  after: Table,
  botsOverdue: number,
): { schedule?: JobOrder[]; unschedule?: string[] } {
  const schedule: JobOrder[] = []
  const unschedule: string[] = []
  const timeout = nextTimeout(after.clocks)
  if (timeout !== nextTimeout(before.clocks)) {
    if (timeout === undefined) unschedule.push(CLOCK_JOB)
    else schedule.push({ kind: CLOCK_JOB, dueAt: timeout, payload: {} })
  }
  const bots = botsAsked(after).length > 0
  if (bots !== botsAsked(before).length > 0) {
    if (bots) schedule.push({ kind: BOTS_JOB, dueAt: after.at + botsOverdue, payload: {} })
    else unschedule.push(BOTS_JOB)
  }
  return { ...(schedule.length > 0 ? { schedule } : {}), ...(unschedule.length > 0 ? { unschedule } : {}) }
}
