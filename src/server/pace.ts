/** How fast somebody may come: so many at once, and so many per second after that. */
export interface Pace {
  /** False when it is too fast. */
  take(now: number): boolean
}

export function pace(perSecond: number, burst: number): Pace {
  let left = burst
  let last = 0
  return {
    take(now) {
      left = Math.min(burst, left + ((now - last) / 1000) * perSecond)
      last = now
      if (left < 1) return false
      left--
      return true
    },
  }
}
