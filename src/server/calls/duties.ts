import type { Seat } from '../../kernel/contract.ts'
import type { NoticeKind } from '../../protocol/notices/notice.ts'
import type { AppendedOrder } from '../../store/port.ts'
import type { Clock } from '../../tables/clock.ts'
import type { WaitedFor } from '../../tables/pace.ts'
import { askedSeats, type Table } from '../../tables/table.ts'
import { waitingFor } from '../../tables/waiting.ts'

/** Calling people who do not look: one job for each seat and kind of notice, kept with the entries that make it due. */
export const CALL_JOB = 'call'
/** Writing to people what waits for them: one job for each seat that is asked, of which the first that is due writes about all. */
export const MAIL_JOB = 'mail'

export interface MailPayload {
  readonly seat: Seat
  readonly attempt: number
}

export interface CallPayload {
  readonly kind: NoticeKind
  readonly seat: Seat
  /** The number of the question, for a turn. */
  readonly asked?: number
  readonly since?: number
  /** Who nudges. */
  readonly by?: string
  /** The number of the line, for what was said. */
  readonly line?: number
  /** The table to which somebody invites. */
  readonly table?: string
  readonly attempt: number
  /** The devices that are still to be reached, once some were. */
  readonly left?: readonly string[]
}

const HOUR = 3_600_000

/** How long before its end somebody is told of a clock: the last quarter, at most three hours. Clocks of live games are short. */
export const noticeBefore = ({ remaining }: Clock): number | undefined =>
  remaining < 2 * HOUR ? undefined : Math.min(3 * HOUR, remaining / 4)

/** The same for a pace: half a day before the others may let a bot stand in, or a quarter of the time. */
export const noticeBeforeStandIn = ({ since, standInFrom }: WaitedFor): number =>
  Math.min(12 * HOUR, (standInFrom - since) / 4)

/** Whom an append gives a reason to call, after a moment in which they may see it by themselves. */
export function callsAfter(before: Table, after: Table, delay: number, mailDelay: number): AppendedOrder[] {
  return after.seats.flatMap((holder, seat) => {
    if (holder.kind !== 'person') return []
    const order = (payload: Omit<CallPayload, 'seat' | 'attempt'>, dueAt: number): AppendedOrder => ({
      kind: `${CALL_JOB}:${payload.kind}:${seat}`,
      dueAt: Math.round(dueAt),
      payload: { ...payload, seat, attempt: 1 } satisfies CallPayload,
      callOf: holder.person,
    })
    const soon = after.at + delay
    return [
      ...(isNewlyAsked(before, after, seat)
        ? [
            order({ kind: 'turn', asked: after.askedSince[seat] ?? 0, since: after.at }, soon),
            letter(after, seat, holder.person, mailDelay),
          ]
        : []),
      ...clockStarted(before, after, seat).map(at => order({ kind: 'time' }, at)),
      ...waitStarted(before, after, seat).map(at => order({ kind: 'time' }, at)),
      ...nudges(before, after, seat).map(by => ({
        ...order({ kind: 'turn', by, since: after.askedAt[seat] ?? after.at }, after.at),
        kind: `${CALL_JOB}:nudge:${seat}`,
      })),
      ...(hasBegun(before, after) && !isNewlyAsked(before, after, seat) ? [order({ kind: 'started' }, soon)] : []),
      ...linesFor(before, after, seat).map(line => order({ kind: 'chat', line }, soon)),
      ...(before.rematch === undefined && after.rematch !== undefined
        ? [order({ kind: 'invited', table: after.rematch }, soon)]
        : []),
    ]
  })
}

const letter = (after: Table, seat: Seat, person: string, delay: number): AppendedOrder => ({
  kind: `${MAIL_JOB}:${seat}`,
  dueAt: after.at + delay,
  payload: { seat, attempt: 1 } satisfies MailPayload,
  mailOf: person,
})

/** By itself, while those who waited may have gone. */
const hasBegun = (before: Table, after: Table): boolean =>
  before.course === undefined && after.course !== undefined && after.arrangement.starts === 'when-full'

/** Asked now and not before: what an order, a bot or the rules have answered meanwhile is no longer asked. */
const isNewlyAsked = (before: Table, after: Table, seat: Seat): boolean =>
  askedSeats(after).includes(seat) && !(before.course !== undefined && askedSeats(before).includes(seat))

function clockStarted(before: Table, after: Table, seat: Seat): number[] {
  const clock = after.clocks[seat]
  if (clock?.since === undefined || clock === before.clocks[seat]) return []
  const lead = noticeBefore(clock)
  return lead === undefined ? [] : [clock.since + clock.remaining - lead]
}

/** Who has nudged the seat just now. */
const nudges = (before: Table, after: Table, seat: Seat): string[] =>
  after.nudgedAt[seat] === before.nudgedAt[seat] ? [] : [after.nudgedBy[seat] ?? '']

function waitStarted(before: Table, after: Table, seat: Seat): number[] {
  if (after.arrangement.pace === undefined || after.askedAt[seat] === before.askedAt[seat]) return []
  const waiting = waitingFor(after, seat)
  return waiting === undefined ? [] : [waiting.standInFrom - noticeBeforeStandIn(waiting)]
}

/** The last line that somebody else has said. */
const linesFor = (before: Table, after: Table, seat: Seat): number[] =>
  Object.entries(after.chat)
    .filter(([number, line]) => Number(number) > before.number && line.seat !== seat)
    .map(([number]) => Number(number))
    .slice(-1)
