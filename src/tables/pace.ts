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

/** A seat that is waited for, and what the others may do from when on. */
export interface WaitedFor {
  readonly seat: Seat
  readonly since: number
  readonly nudgeFrom: number
  readonly standInFrom: number
  /** When somebody has nudged last, since then. */
  readonly nudged?: number
}

const HOUR = 3_600_000
/** Longer than any pace with any holiday. */
const MOST_HOURS = 24 * 120

export interface Deadlines {
  readonly nudgeFrom: number
  readonly standInFrom: number
}

const known = new Map<string, Deadlines>()
const MOST_KNOWN = 1_000

/** From when the others may nudge, and from when a bot may stand in, for a seat that is waited for since a time. */
export function deadlinesOf(pace: PaceSpec, since: number, holiday: Holiday): Deadlines {
  const { turn, grace, weekends, zone } = pace
  const key = [since, turn, grace, weekends, zone, holiday.from, holiday.to].join()
  const before = known.get(key)
  if (before !== undefined) return before
  const nudgeFrom = timeAfter(pace, since, turn, holiday)
  const made = { nudgeFrom, standInFrom: timeAfter(pace, nudgeFrom, grace, holiday) }
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, made)
  return made
}

/** The time at which so much has passed that counts. Free time is left out by whole hours. */
function timeAfter(pace: PaceSpec, since: number, span: number, holiday: Holiday): number {
  if (pace.weekends === undefined && holiday.to <= since) return since + span
  const isWeekend = pace.weekends === undefined ? () => false : weekendIn(pace.zone ?? 'UTC')
  const isFree = (at: number): boolean => (at >= holiday.from && at < holiday.to) || isWeekend(at)
  let at = since
  let left = span
  for (let hours = 0; hours < MOST_HOURS && left > 0; hours++) {
    const next = (Math.floor(at / HOUR) + 1) * HOUR
    const passed = Math.min(next - at, isFree(at) ? next - at : left)
    if (!isFree(at)) left -= passed
    at += passed
  }
  return at
}

function weekendIn(timeZone: string): (at: number) => boolean {
  const day = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone })
  return at => ['Sat', 'Sun'].includes(day.format(at))
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
