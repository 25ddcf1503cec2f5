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

/** How sure a review is that another turn was better. A close call is no loss. */
export type Sureness = 'sure' | 'fairlySure' | 'closeCall'

/** The parts of the continuations in which a turn must be better to be called so. */
const SURE = 0.95
const FAIRLY_SURE = 0.8

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

export function surenessOf({ continuations, better, mean }: SpreadOfPoints): Sureness {
  if (continuations === 0 || mean < LEAST_POINTS) return 'closeCall'
  const part = better / continuations
  return part >= SURE ? 'sure' : part >= FAIRLY_SURE ? 'fairlySure' : 'closeCall'
}

/** Whether these are so often not better that after so many looks in all it could only be a close call. */
export const isLost = (differences: readonly number[], looks: number): boolean =>
  differences.filter(one => one <= 0).length > looks * (1 - FAIRLY_SURE) + 1e-9
