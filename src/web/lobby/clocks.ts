import type { ClockSpec } from '../../tables/clock.ts'

export type ClockName = 'none' | 'quick' | 'calm' | 'days' | 'weeks'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The clocks that a host chooses among: a time for the whole game, and what each turn adds to it. */
export const clocks: Readonly<Record<ClockName, ClockSpec | undefined>> = {
  none: undefined,
  quick: { bank: 15 * MINUTE, increment: 20 * SECOND },
  calm: { bank: 45 * MINUTE, increment: MINUTE },
  days: { bank: 3 * DAY, increment: 12 * HOUR },
  weeks: { bank: 10 * DAY, increment: DAY },
}

export const clockNames = Object.keys(clocks) as readonly ClockName[]

/** The name of a clock; undefined for one of other times. */
export const nameOfClock = (clock: ClockSpec | undefined): ClockName | undefined =>
  clockNames.find(name => clocks[name]?.bank === clock?.bank && clocks[name]?.increment === clock?.increment)
