import type { Seat } from '../kernel/contract.ts'

/**
 * How fast a table over days is to go. Nothing happens by itself when the time is over: then the others may do something
 * about it. So there is no bank to run down, and a pace hurts nobody who plays at once.
 */
export interface PaceSpec {
  /** Milliseconds for a turn. After that the others may nudge. */
  readonly turn: number
  /** Milliseconds more, after which the others may let a bot stand in. */
  readonly grace: number
  /** Saturdays and Sundays do not count, by the clock of this zone. */
  readonly weekends?: 'off'
  readonly zone?: string
}

/** Days on which a person's time does not count; none where both are 0. */
export interface Holiday {
  readonly from: number
  readonly to: number
}

export const noHoliday: Holiday = { from: 0, to: 0 }

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** No zone begins its days between two of these. */
const QUARTER = HOUR / 4

/** The longest holiday; and no turn is put off by more than this, however often somebody goes away. */
export const LONGEST_HOLIDAY = 28 * DAY

/** So many holidays that have begun or passed count while somebody is waited for: who changes them more often has the last of them. */
const MOST_PASSED = 8

/** Where neither clock nor pace was agreed nobody is hurried, and still no table waits for ever. */
export const UNHURRIED: PaceSpec = { turn: 3 * DAY, grace: 4 * DAY }

/**
 * A person's holidays with another in place of what lies ahead. What has passed of those before stays: nobody is overdue
 * because they came back early, or went away for longer. What was over when they were asked is of no use any more.
 */
export function withHoliday(
  before: readonly Holiday[],
  { from, to }: Holiday,
  now: number,
  since: number,
): readonly Holiday[] {
  const passed = before
    .map(one => ({ from: one.from, to: Math.min(one.to, now) }))
    .filter(one => one.from < one.to && one.to > since)
    .slice(-MOST_PASSED)
  const last = passed.at(-1)
  const begins = Math.max(from, last?.to ?? from)
  if (begins >= to || to <= now) return passed
  return last?.to === begins ? [...passed.slice(0, -1), { from: last.from, to }] : [...passed, { from: begins, to }]
}

/** A seat that is waited for, and what the others may do from when on. */
export interface WaitedFor {
  readonly seat: Seat
  readonly since: number
  readonly nudgeFrom: number
  readonly standInFrom: number
  /** When somebody has nudged last, since then. */
  readonly nudged?: number
}

/** A seat whose person is away, or will be before a bot may stand in: those days do not count. */
export interface AwaySeat extends Holiday {
  readonly seat: Seat
}

export interface Deadlines {
  readonly nudgeFrom: number
  readonly standInFrom: number
}

const known = new Map<string, Deadlines>()
const MOST_KNOWN = 1_000

/** From when the others may nudge, and from when a bot may stand in, for a seat that is waited for since a time. */
export function deadlinesOf(pace: PaceSpec, since: number, holidays: readonly Holiday[]): Deadlines {
  const { turn, grace, weekends, zone } = pace
  if (weekends === undefined && holidays.every(({ to }) => to <= since))
    return { nudgeFrom: since + turn, standInFrom: since + turn + grace }
  const key = [since, turn, grace, weekends, zone, ...holidays.flatMap(({ from, to }) => [from, to])].join()
  const before = known.get(key)
  if (before !== undefined) return before
  const made = {
    nudgeFrom: timeAfter(pace, since, turn, holidays),
    standInFrom: timeAfter(pace, since, turn + grace, holidays),
  }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, made)
  return made
}

/** The time at which so much has passed that counts. */
function timeAfter(pace: PaceSpec, since: number, span: number, holidays: readonly Holiday[]): number {
  const isWeekend = pace.weekends === undefined ? () => false : weekendIn(pace.zone ?? 'UTC')
  const isAway = (at: number): boolean => holidays.some(({ from, to }) => at >= from && at < to)
  let at = since
  let left = span
  let away = LONGEST_HOLIDAY
  // It comes to an end: holidays are bounded together, and of a week five days count.
  while (left > 0) {
    const next = nextChange(at, holidays, isWeekend)
    if (isWeekend(at)) at = next
    else if (away > 0 && isAway(at)) {
      const passed = Math.min(next - at, away)
      away -= passed
      at += passed
    } else {
      const passed = Math.min(next - at, left)
      left -= passed
      at += passed
    }
  }
  return at
}

/** Until when a time is sure to be as free as it is: hours, and quarters of an hour where a weekend begins or ends among them. */
function nextChange(at: number, holidays: readonly Holiday[], isWeekend: (at: number) => boolean): number {
  const hour = (Math.floor(at / HOUR) + 1) * HOUR
  const next = isWeekend(at) === isWeekend(hour) ? hour : (Math.floor(at / QUARTER) + 1) * QUARTER
  return Math.min(next, ...holidays.flatMap(({ from, to }) => [from, to]).filter(edge => edge > at))
}

function weekendIn(timeZone: string): (at: number) => boolean {
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone })
  const known = new Map<number, boolean>()
  return at => {
    const quarter = Math.floor(at / QUARTER)
    const before = known.get(quarter)
    if (before !== undefined) return before
    const made = ['Sat', 'Sun'].includes(day.format(at))
    known.set(quarter, made)
    return made
  }
}

/** Whether a time zone has this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
