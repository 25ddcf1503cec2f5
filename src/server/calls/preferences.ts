import { z } from 'zod'
import type { Person } from '../../store/port/people.ts'

/** What a person has chosen about being called, wherever they are. It lies in the settings that the store keeps for them. */
const preferences = z.object({
  /** Minutes of the day between which nobody is called, in the person's own time zone. */
  quiet: z.object({ from: z.int().min(0).max(1439), to: z.int().min(0).max(1439) }).exactOptional(),
  zone: z.string().exactOptional(),
  /** The language of letters. */
  language: z.string().exactOptional(),
  /** When the person is away. */
  holiday: z.object({ from: z.int(), to: z.int() }).exactOptional(),
})
export type CallPreferences = z.output<typeof preferences>

/** What cannot be read counts as not chosen. */
export function preferencesOf({ settings }: Pick<Person, 'settings'>): CallPreferences {
  const read = z.object({ calls: preferences }).safeParse(settings)
  return read.success ? read.data.calls : {}
}

/** The settings with other preferences. */
export const withPreferences = ({ settings }: Person, calls: CallPreferences): object => ({
  ...(settings as object),
  calls,
})

const MINUTES_A_DAY = 24 * 60
const MINUTE = 60_000

/** Clocks are set, and zones begin, at quarters of an hour only. */
const QUARTER = 15 * MINUTE

/** When the quiet hours are over, if they are now: when the clock of their zone says so, also in a night in which it is set. */
export function quietUntil({ quiet, zone }: CallPreferences, now: number): number | undefined {
  if (quiet === undefined) return undefined
  const minuteOfDay = clockIn(zone)
  const stillQuiet = (at: number): number => {
    const minute = minuteOfDay(at)
    return minutesTo(quiet.from, minute) < minutesTo(quiet.from, quiet.to) ? minutesTo(minute, quiet.to) : 0
  }
  const minute = now - (now % MINUTE)
  let at = minute
  for (let left = stillQuiet(at); left > 0; left = stillQuiet(at))
    at = Math.min(at + left * MINUTE, (Math.floor(at / QUARTER) + 1) * QUARTER)
  return at === minute ? undefined : at
}

/** When the quiet hours began that a time lies in. */
export function quietSince({ quiet, zone }: CallPreferences, now: number): number {
  const minute = now - (now % MINUTE)
  return quiet === undefined ? now : minute - minutesTo(quiet.from, clockIn(zone)(minute)) * MINUTE
}

/** From one minute of the day to another, forwards. */
const minutesTo = (from: number, to: number): number => (to - from + MINUTES_A_DAY) % MINUTES_A_DAY

/** The minute of the day that a clock in a zone shows. */
function clockIn(timeZone = 'UTC'): (at: number) => number {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  return at => {
    const parts = clock.formatToParts(at)
    const part = (type: string): number => Number(parts.find(one => one.type === type)?.value ?? 0)
    return part('hour') * 60 + part('minute')
  }
}
