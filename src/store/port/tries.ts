/** How often somebody has tried something, in a span that begins with the first try. */
export type Tries = { made: number; until: number }

/** Tries that all processes count together, each for a time: guesses at passwords. */
export type TryStore = {
  /**
   * Counts one more and tells how many there are with it. After `lasts` milliseconds it begins anew. A span that ends far
   * later than any can was begun by a clock that ran ahead, and is over.
   */
  countTry(whose: string, now: number, lasts: number): Promise<Tries>
  /** Throws away what was over before this; and of what is left, beyond `most`, those that are over first. */
  forgetTries(before: number, most: number): Promise<void>
}
