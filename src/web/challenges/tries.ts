/** A turn that somebody has ended: what it brought, and how. */
export interface ChallengeTry {
  readonly gain: number
  readonly answers: readonly string[]
}

/** What somebody has done for a challenge. After it is solved nothing more counts. */
export interface Tried {
  readonly tries: readonly ChallengeTry[]
  /** How many answers of the way were shown. */
  readonly hints: number
  readonly solved: boolean
  /** The way was shown before it was found: it can still be walked, but no longer won. */
  readonly gaveUp?: true
}

/** The way may be told. */
export const isTold = ({ solved, gaveUp }: Tried): boolean => solved || gaveUp === true

/** A turn was ended, a hint taken, or the way shown: from here on it is no first try. */
export const isBegun = ({ tries, hints, gaveUp }: Tried): boolean => tries.length > 0 || hints > 0 || gaveUp === true

/** How a challenge is listed. */
export const stateOf = (tried: Tried): 'solved' | 'shown' | 'tried' | 'untried' => {
  if (tried.solved) return 'solved'
  if (tried.gaveUp === true) return 'shown'
  return isBegun(tried) ? 'tried' : 'untried'
}

export const untried: Tried = { tries: [], hints: 0, solved: false }

/** Three at the first try, two up to the third, one later or after a hint. Nobody who solves it goes without. */
export function laurelsOf({ tries, hints, solved }: Tried): 0 | 1 | 2 | 3 {
  if (!solved) return 0
  if (hints > 0 || tries.length > 3) return 1
  return tries.length === 1 ? 3 : 2
}

/** Counts a turn that was ended; the same turn once more teaches nothing new, and counts no further. */
export function afterTry(tried: Tried, given: ChallengeTry, goal: number): Tried {
  if (isTold(tried) || tried.tries.some(({ answers }) => answers.join(' ') === given.answers.join(' '))) return tried
  return { ...tried, tries: [...tried.tries, given], solved: given.gain >= goal }
}

export const afterHint = (tried: Tried): Tried => (isTold(tried) ? tried : { ...tried, hints: tried.hints + 1 })

export const afterGivingUp = (tried: Tried): Tried => (tried.solved ? tried : { ...tried, gaveUp: true })
