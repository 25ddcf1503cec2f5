import type { ClockSpec } from '../../tables/clock.ts'
import type { Arrangement } from '../../tables/entry.ts'
import type { PaceSpec } from '../../tables/pace.ts'

export type ClockName = 'none' | 'move-a-day' | 'move-in-three-days' | 'quick' | 'calm' | 'days' | 'weeks'

/** By what time a game goes: a clock, a pace, or neither. */
export type Timing = Pick<Arrangement, 'clock' | 'pace'>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const paced = (turn: number, grace: number): { readonly pace: PaceSpec } => ({ pace: { turn, grace } })
const clocked = (bank: number, increment: number): { readonly clock: ClockSpec } => ({ clock: { bank, increment } })

/** What a host chooses among: for a pace, the time for a turn and the grace after it; for a clock, the time for the whole game and what each turn adds. */
const timings: Readonly<Record<ClockName, Timing>> = {
  none: {},
  'move-a-day': paced(DAY, 3 * DAY),
  'move-in-three-days': paced(3 * DAY, 4 * DAY),
  quick: clocked(15 * MINUTE, 20 * SECOND),
  calm: clocked(45 * MINUTE, MINUTE),
  days: clocked(3 * DAY, 12 * HOUR),
  weeks: clocked(10 * DAY, DAY),
}

export const clockNames = Object.keys(timings) as readonly ClockName[]

/** A choice, with weekends free as they were until now. Both are named, so that the other goes when one is chosen. */
export function timingOf(
  name: ClockName,
  before: PaceSpec | undefined,
): { [K in keyof Timing]-?: Timing[K] | undefined } {
  const { clock, pace } = timings[name]
  return { clock, pace: pace && (before === undefined ? weekendsOff(pace) : { ...before, ...pace }) }
}

/** Weekends do not count, by the clock of where the host is. */
export const weekendsOff = (pace: PaceSpec): PaceSpec => ({
  ...pace,
  weekends: 'off',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** The pace of a table with friends unless its host chooses otherwise. */
export const usualPace = (): PaceSpec => weekendsOff(paced(DAY, 3 * DAY).pace)

/** The name of a timing; undefined for one of other times. */
export const nameOfTiming = ({ clock, pace }: Timing): ClockName | undefined =>
  clockNames.find(name => {
    const one = timings[name]
    return (
      one.clock?.bank === clock?.bank &&
      one.clock?.increment === clock?.increment &&
      one.pace?.turn === pace?.turn &&
      one.pace?.grace === pace?.grace
    )
  })
