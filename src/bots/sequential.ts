/**
 * A sequential test of two players, as testers of chess engines use it (SPRT): it goes on until it is known whether one wins a share of
 * `none` or less, or of `some` or more, and no longer. What counts is a deal that was played from every seat, so that a lucky deal
 * says nothing.
 */
export interface Hypotheses {
  /** The share of games that would mean no difference, and the one that would mean a difference worth having. */
  readonly none: number
  readonly some: number
  /** How often each wrong answer may be given. */
  readonly error: number
}

export type Finding = 'some' | 'none' | 'open'

/** What is known after these deals, each told as the mean share that the player won in it. */
export function findingOf(deals: readonly number[], { none, some, error }: Hypotheses): Finding {
  const evidence = evidenceFor(deals, none, some)
  const bound = Math.log((1 - error) / error)
  return evidence >= bound ? 'some' : evidence <= -bound ? 'none' : 'open'
}

/** Deals without which a spread says little. */
const LEAST_DEALS = 6

/** The logarithm of how much better `some` explains the deals than `none`, with their spread as it was seen. */
export function evidenceFor(deals: readonly number[], none: number, some: number): number {
  const count = deals.length
  if (count < LEAST_DEALS) return 0
  const mean = deals.reduce((sum, deal) => sum + deal, 0) / count
  // A spread of nothing, as after wins only, would make a proof of a few deals: one deal more, the other way, is counted in.
  const square = deals.reduce((sum, deal) => sum + (deal - mean) ** 2, 0) + (mean > none ? mean : 1 - mean) ** 2
  const variance = square / (count + 1)
  return (count * (some - none) * (2 * mean - none - some)) / (2 * variance)
}
