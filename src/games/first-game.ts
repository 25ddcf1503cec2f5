import { byName } from '../kernel/by-name.ts'

/**
 * What each rulebook proposes to somebody who plays for the first time, as options of the game for the seat 0. Alma Mater's
 * names nothing; Inventions' only says that the first region may be chosen at random, which is an answer and no option.
 */
const beginners = byName<Readonly<Record<string, unknown>>>({
  /** "Without a draft", N-2.11. */
  newton: { masterDraft: false },
  /** The help for inexperienced players, E-15.1. */
  expo1906: { handicaps: ['freshman'] },
})

export const beginnersOptions = (game: string): Readonly<Record<string, unknown>> => beginners[game] ?? {}
