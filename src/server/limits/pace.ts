/** How fast somebody may come: so much at once, and so much per second after that. What something costs counts, not how often. */
export interface Pace {
  /** Takes the cost of what is about to be done. False, and nothing taken, when it is too fast. */
  take(cost?: number): boolean
  /** Takes the cost of what has been done, also if that is more than is left: then whoever did it waits. */
  spend(cost: number): void
  /** Takes a cost that may be paid later: the milliseconds to wait first. Undefined, and nothing taken, beyond `longest`. */
  reserve(cost: number, longest: number): number | undefined
  /** As much is left as at first. */
  readonly full: boolean
}

/** Milliseconds by a clock that never jumps. A wall clock that is set back would keep everybody out until it has caught up. */
export type MonotonicClock = () => number

const monotonic: MonotonicClock = () => performance.now()

export function pace(perSecond: number, burst: number, clock: MonotonicClock = monotonic): Pace {
  let left = burst
  let last = clock()
  function refill(): void {
    const now = clock()
    left = Math.min(burst, left + ((now - last) / 1000) * perSecond)
    last = now
  }
  return {
    take(cost = 1) {
      refill()
      if (left < cost) return false
      left -= cost
      return true
    },
    spend(cost) {
      refill()
      // Nobody waits longer than it takes to get from nothing to all.
      left = Math.max(-burst, left - cost)
    },
    reserve(cost, longest) {
      refill()
      const wait = left >= cost ? 0 : ((cost - left) / perSecond) * 1000
      if (wait > longest) return undefined
      left -= cost
      return wait
    },
    get full() {
      refill()
      return left === burst
    },
  }
}

/** A pace for each of many, by name: people, addresses. */
export interface Paces {
  of(name: string): Pace
}

const FEW = 1_000

/** Keeps only those that differ from a new one, so it holds no more names than have come lately. */
export function paces(perSecond: number, burst: number, clock: MonotonicClock = monotonic): Paces {
  const known = new Map<string, Pace>()
  let tidyAt = FEW
  function tidy(): void {
    for (const [name, one] of known) if (one.full) known.delete(name)
    tidyAt = Math.max(FEW, known.size * 2)
  }
  return {
    of(name) {
      const before = known.get(name)
      if (before !== undefined) return before
      if (known.size >= tidyAt) tidy()
      const made = pace(perSecond, burst, clock)
      known.set(name, made)
      return made
    },
  }
}
