import { z } from 'zod'
import type { Person } from '../../store/port.ts'

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

/** When the quiet hours are over, if they are now. */
export function quietUntil({ quiet, zone }: CallPreferences, now: number): number | undefined {
  if (quiet === undefined) return undefined
  const minute = minuteOfDay(now, zone)
  const since = (minute - quiet.from + MINUTES_A_DAY) % MINUTES_A_DAY
  const length = (quiet.to - quiet.from + MINUTES_A_DAY) % MINUTES_A_DAY
  if (since >= length) return undefined
  return now - (now % MINUTE) + (length - since) * MINUTE
}

function minuteOfDay(now: number, timeZone: string | undefined): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone ?? 'UTC',
  }).formatToParts(now)
  const part = (type: string): number => Number(clock.find(one => one.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}
