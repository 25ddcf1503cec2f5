import type { Seat } from '../../kernel/contract.ts'
import type { NoticeKind } from '../../protocol/notices/notice.ts'
import type { AppendedOrder } from '../../store/port/jobs.ts'
import type { Clock } from '../../tables/clock.ts'
import type { WaitedFor } from '../../tables/pace.ts'
import { askedSeats, isFull, type Table } from '../../tables/table.ts'
import { agreementAsked, waitingFor } from '../../tables/waiting.ts'

/** Calling people who do not look: one job for each seat and kind of notice, kept with the entries that make it due. */
export const CALL_JOB = 'call'
/** Writing to people what waits for them: one job for each seat that is asked, of which the first that is due writes about all. */
export const MAIL_JOB = 'mail'

/** To whoever sits there, or to who is invited to the table. */
export type MailPayload = ({ readonly seat: Seat } | { readonly person: string }) & { readonly attempt: number }

/** What every call is kept with until it is made. */
interface Attempted {
  readonly kind: NoticeKind
  /** Who nudges. */
  readonly by?: string
  readonly attempt: number
  /** The devices that are still to be reached, once some were. */
  readonly left?: readonly string[]
}

/** Somebody is invited by name to the job's table. */
export interface InvitationPayload extends Attempted {
  readonly kind: 'invited'
  readonly person: string
}

export interface CallPayload extends Attempted {
  readonly seat: Seat
  /** All seats are taken, and the host is to start the game. */
  readonly full?: true
  /** Somebody asks for their agreement. */
  readonly agree?: true
  /** The number of the question, for a turn. */
  readonly asked?: number
  readonly since?: number
  /** The number of the line, for what was said. */
  readonly line?: number
  /** The table to which somebody invites. */
  readonly table?: string
}

const HOUR = 3_600_000

/** So long before it is told that time runs out it is looked at: whoever has quiet hours then is told before they begin. */
const AHEAD = 12 * HOUR

/** How long before its end somebody is told of a clock: the last quarter, at most three hours. Clocks of live games are short. */
export const noticeBefore = ({ remaining }: Clock): number | undefined =>
  remaining < 2 * HOUR ? undefined : Math.min(3 * HOUR, remaining / 4)

/** The same for a pace: half a day before the others may let a bot stand in, or a quarter of the time. */
export const noticeBeforeStandIn = ({ since, standInFrom }: WaitedFor): number =>
  Math.min(12 * HOUR, (standInFrom - since) / 4)

/** Whom an append gives a reason to call, after a moment in which they may see it by themselves. */
export function callsAfter(before: Table, after: Table, delay: number, mailDelay: number): AppendedOrder[] {
  const newlyAsked = seatsNewlyAsked(before, after)
  if (newlyAsked.length === 0 && isAllElseAsItWas(before, after)) return []
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
      ...(newlyAsked.includes(seat)
        ? [
            order({ kind: 'turn', asked: after.askedSince[seat] ?? 0, since: after.at }, soon),
            letter(after, seat, holder.person, mailDelay),
          ]
        : []),
      ...(isFull(after) && !isFull(before) && after.header.host.person === holder.person
        ? [
            { ...order({ kind: 'turn', full: true, since: after.at }, soon), kind: `${CALL_JOB}:full:${seat}` },
            letter(after, seat, holder.person, mailDelay),
          ]
        : []),
      ...(agreementAsked(after, seat) !== undefined && agreementAsked(before, seat) === undefined
        ? [{ ...order({ kind: 'turn', agree: true, since: after.at }, soon), kind: `${CALL_JOB}:agree:${seat}` }]
        : []),
      ...clockStarted(before, after, seat).flatMap(at => [
        order({ kind: 'time' }, Math.max(after.at, at - AHEAD)),
        letter(after, seat, holder.person, at - after.at, 'time'),
      ]),
      ...waitStarted(before, after, seat, newlyAsked).flatMap(at => [
        order({ kind: 'time' }, Math.max(after.at, at - AHEAD)),
        letter(after, seat, holder.person, at - after.at, 'time'),
      ]),
      ...nudges(before, after, seat).flatMap(by => [
        {
          ...order({ kind: 'turn', by, since: after.askedAt[seat] ?? after.at }, after.at),
          kind: `${CALL_JOB}:nudge:${seat}`,
        },
        letter(after, seat, holder.person, 0, 'nudge'),
      ]),
      ...(hasBegun(before, after) && !newlyAsked.includes(seat) ? [order({ kind: 'started' }, soon)] : []),
      ...linesFor(before, after, seat).map(line => order({ kind: 'chat', line }, soon)),
      ...(before.rematch === undefined && after.rematch !== undefined
        ? [order({ kind: 'invited', table: after.rematch }, soon)]
        : []),
    ]
  })
}

const letter = (
  after: Table,
  seat: Seat,
  person: string,
  delay: number,
  why: 'turn' | 'time' | 'nudge' = 'turn',
): AppendedOrder => ({
  kind: why === 'turn' ? `${MAIL_JOB}:${seat}` : `${MAIL_JOB}:${why}:${seat}`,
  dueAt: Math.round(after.at + delay),
  payload: { seat, attempt: 1 } satisfies MailPayload,
  mailOf: person,
})

/** By itself, while those who waited may have gone. */
const hasBegun = (before: Table, after: Table): boolean =>
  before.course === undefined && after.course !== undefined && after.arrangement.starts === 'when-full'

/** Asked now and not before: what an order, a bot or the rules have answered meanwhile is no longer asked. */
export function seatsNewlyAsked(before: Table, after: Table): readonly Seat[] {
  const asked = before.course === undefined ? [] : askedSeats(before)
  return askedSeats(after).filter(seat => !asked.includes(seat))
}

/** Nothing else is new for which anybody is called: so it is after most answers. */
const isAllElseAsItWas = (before: Table, after: Table): boolean =>
  before.course !== undefined &&
  before.clocks === after.clocks &&
  (before.askedAt === after.askedAt || after.arrangement.pace === undefined) &&
  before.nudgedAt === after.nudgedAt &&
  before.chat === after.chat &&
  before.endAsked === after.endAsked &&
  before.consent === after.consent &&
  before.rematch === after.rematch

function clockStarted(before: Table, after: Table, seat: Seat): number[] {
  const clock = after.clocks[seat]
  if (clock?.since === undefined || clock === before.clocks[seat]) return []
  const lead = noticeBefore(clock)
  return lead === undefined ? [] : [clock.since + clock.remaining - lead]
}

/** Who has nudged the seat just now. */
const nudges = (before: Table, after: Table, seat: Seat): string[] =>
  after.nudgedAt[seat] === before.nudgedAt[seat] ? [] : [after.nudgedBy[seat] ?? '']

/** Where no pace was agreed, what is asked again in the same turn is nothing new: the call itself looks how much time there is. */
function waitStarted(before: Table, after: Table, seat: Seat, newlyAsked: readonly Seat[]): number[] {
  const anew =
    after.arrangement.pace === undefined ? newlyAsked.includes(seat) : after.askedAt[seat] !== before.askedAt[seat]
  const waiting = anew ? waitingFor(after, seat) : undefined
  return waiting === undefined ? [] : [waiting.standInFrom - noticeBeforeStandIn(waiting)]
}

/** The last line that somebody else has said. */
const linesFor = (before: Table, after: Table, seat: Seat): number[] =>
  Object.entries(after.chat)
    .filter(([number, line]) => Number(number) > before.number && line.seat !== seat)
    .map(([number]) => Number(number))
    .slice(-1)
