import type { Seat } from '../kernel/contract.ts'

/** A time bank for each seat, in milliseconds, and what is added at the end of each turn. */
export interface ClockSpec {
  readonly bank: number
  readonly increment: number
}

/**
 * One seat's clock. Time always comes from outside, and is the time of day: a game goes on at another process, or after a
 * restart, where no clock that merely counts from its own start could tell what has passed. That time can be set back; each
 * entry is then taken to be no earlier than the one before it (`decide.ts`), so that no clock ever runs backwards.
 */
export interface Clock {
  readonly remaining: number
  /** Since when it runs; absent while it stands. */
  readonly since?: number
}

export const freshClocks = (spec: ClockSpec | undefined, seats: number): readonly Clock[] =>
  spec === undefined ? [] : Array.from({ length: seats }, () => ({ remaining: spec.bank }))

export const remainingAt = (clock: Clock, now: number): number =>
  clock.since === undefined ? clock.remaining : Math.max(0, clock.remaining - (now - clock.since))

/** Starts and stops clocks so that exactly the seats in `running` run. Whoever ends a turn gets the increment. */
export function settleClocks(
  clocks: readonly Clock[],
  now: number,
  running: ReadonlySet<Seat>,
  endedTurn: Seat | undefined,
  spec: ClockSpec,
): readonly Clock[] {
  const settled = clocks.map((clock, seat) => {
    const gain = endedTurn === seat ? spec.increment : 0
    const runs = running.has(seat)
    if (runs === (clock.since !== undefined) && gain === 0) return clock
    const remaining = remainingAt(clock, now) + gain
    return runs ? { remaining, since: now } : { remaining }
  })
  return settled.every((clock, seat) => clock === clocks[seat]) ? clocks : settled
}

/** Seats whose time is up. */
export const seatsOutOfTime = (clocks: readonly Clock[], now: number): readonly Seat[] =>
  clocks.flatMap((clock, seat) => (clock.since !== undefined && remainingAt(clock, now) === 0 ? [seat] : []))

/** When the next clock runs out, if one runs. */
export function nextTimeout(clocks: readonly Clock[]): number | undefined {
  const ends = clocks.flatMap(clock => (clock.since === undefined ? [] : [clock.since + clock.remaining]))
  return ends.length === 0 ? undefined : Math.min(...ends)
}
