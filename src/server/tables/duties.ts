import type { Seat } from '../../kernel/contract.ts'
import type { AppendedOrder } from '../../store/port/jobs.ts'
import { resultOrder } from '../../store/results.ts'
import { nextTimeout } from '../../tables/clock.ts'
import { botsAsked, statusOf, type Table } from '../../tables/table.ts'
import { callsAfter, seatsNewlyAsked } from '../calls/duties.ts'
import type { ServerSettings } from '../settings.ts'

/**
 * What the server owes a table: looking at a clock when it runs out, bots' answers, telling people with a webhook of
 * their turn, calling those who want it, and keeping how its game ended. The process that made the table ask a
 * bot lets it think at once; the job is for the case that this process dies.
 */
export const CLOCK_JOB = 'clock'
export const BOTS_JOB = 'bots'
export const TURN_JOB = 'turn'

/** What is noted of a turn to be told. */
export interface TurnPayload {
  readonly seat: Seat
  readonly asked: number
  readonly attempt: number
}

/** Jobs that change with an append, kept together with it. */
export function dutiesAfter(
  before: Table,
  after: Table,
  { bots: { overdue }, calls, mail }: Pick<ServerSettings, 'bots' | 'calls' | 'mail'>,
): { schedule?: AppendedOrder[]; unschedule?: string[] } {
  const schedule: AppendedOrder[] = [
    ...turnsToTell(before, after),
    ...callsAfter(before, after, calls.delay, mail.delay),
    ...(isOverNow(before) === isOverNow(after) ? [] : [resultOrder(after.at)]),
  ]
  const unschedule: string[] = []
  const timeout = nextTimeout(after.clocks)
  if (timeout !== nextTimeout(before.clocks)) {
    if (timeout === undefined) unschedule.push(CLOCK_JOB)
    else schedule.push({ kind: CLOCK_JOB, dueAt: timeout, payload: {} })
  }
  const bots = botsAsked(after).length > 0
  if (bots !== botsAsked(before).length > 0) {
    if (bots) schedule.push({ kind: BOTS_JOB, dueAt: after.at + overdue, payload: {} })
    else unschedule.push(BOTS_JOB)
  }
  return { ...(schedule.length > 0 ? { schedule } : {}), ...(unschedule.length > 0 ? { unschedule } : {}) }
}

const isOverNow = (table: Table): boolean => statusOf(table) === 'finished'

/** Seats that were not asked before and are now. */
function turnsToTell(before: Table, after: Table): AppendedOrder[] {
  return seatsNewlyAsked(before, after).flatMap(seat => {
    const holder = after.seats[seat]
    if (holder?.kind !== 'person') return []
    const payload: TurnPayload = { seat, asked: after.askedSince[seat] ?? 0, attempt: 1 }
    return [{ kind: `${TURN_JOB}:${seat}`, dueAt: after.at, payload, webhookOf: holder.person }]
  })
}
