/** How much better one turn was than another over imagined continuations, in points of the final result. */
export interface SpreadOfPoints {
  readonly continuations: number
  /** In how many of them it was better. */
  readonly better: number
  readonly mean: number
  /** How far the mean may be off: its standard error. */
  readonly error: number
  /** In eight of ten it was better by between so much and so much. */
  readonly low: number
  readonly high: number
}

/**
 * How sure a review is that another turn was better: in nearly all continuations, in most, or clearly on average though often not. A close
 * call is no loss.
 */
export type Sureness = 'sure' | 'fairlySure' | 'onAverage' | 'closeCall'

/** The parts of the continuations in which a turn must be better to be called so. */
const SURE = 0.95
const FAIRLY_SURE = 0.8

/** What is better on average is so by so many points, and by so many standard errors, in at least so many continuations. */
const ON_AVERAGE = { points: 4, errors: 2, continuations: 16 }

/** Less than this is no difference. */
export const LEAST_POINTS = 0.5

export function spreadOf(differences: readonly number[]): SpreadOfPoints {
  const sorted = differences.toSorted((a, b) => a - b)
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0
  const { length } = sorted
  const mean = sorted.reduce((sum, one) => sum + one, 0) / Math.max(1, length)
  const variance = sorted.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, length - 1)
  return {
    continuations: length,
    better: sorted.filter(one => one > 0).length,
    mean,
    error: Math.sqrt(variance / Math.max(1, length)),
    low: at(0.1),
    high: at(0.9),
  }
}

export function surenessOf(spread: SpreadOfPoints): Sureness {
  const { continuations, better, mean } = spread
  if (continuations === 0 || mean < LEAST_POINTS) return 'closeCall'
  const part = better / continuations
  if (part >= SURE) return 'sure'
  if (part >= FAIRLY_SURE) return 'fairlySure'
  return isBetterOnAverage(spread) ? 'onAverage' : 'closeCall'
}

const isBetterOnAverage = ({ continuations, mean, error }: SpreadOfPoints): boolean =>
  continuations >= ON_AVERAGE.continuations && mean >= ON_AVERAGE.points && mean > ON_AVERAGE.errors * error

/** So few looks tell that a claim is not worth more of them, and so many that it is clear. */
const FEW = { looks: 4, errors: 0.5 }
const CLEAR = { looks: 12, errors: 3 }

/**
 * Whether more looks are not worth their time: one was better in all of many, and clearly; or it was not often better, and is hardly
 * likely to become as much better as is asked of an average.
 */
export function isSettled(differences: readonly number[]): boolean {
  const { continuations, better, mean, error } = spreadOf(differences)
  if (continuations < FEW.looks) return false
  if (better === continuations) return continuations >= CLEAR.looks && mean > CLEAR.errors * error
  return better / continuations < FAIRLY_SURE && mean + FEW.errors * error < ON_AVERAGE.points
}
