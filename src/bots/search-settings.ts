/** How wide and how far the master looks. */
export interface SearchSettings {
  /** Plans for this turn that are looked into. */
  readonly candidates: number
  /** How many of them may begin with the same answer, and how many points they may be behind the best. */
  readonly perFirstAnswer: number
  readonly maxPointsBehind: number
  /** How much the judgement at the end of this turn counts beside what looks found, from 0 to 1. */
  readonly priorWeight: number
  /** How much it counts against a plan what it leaves to the strongest of the others, from 0 to 1. */
  readonly othersWeight: number
  /** The same when plans are found, by everybody and for every turn: judging so takes longer. */
  readonly othersWeightInPlans: number
  /** Own turns that are played on after it. */
  readonly turns: number
  /** Plans that are kept in each later turn. */
  readonly width: number
  /**
   * How far from the best a seat may stray in later turns, in points. Without it every look into a plan would go the same way, and
   * looking often would only tell more surely where that one way leads.
   */
  readonly noise: number
  /** Answers tried for a plan of this turn, of a later turn, and of another seat's turn. */
  readonly steps: number
  readonly laterSteps: number
  readonly otherSteps: number
  /** Whether the steps of this turn are spent with care: it pays where a turn is a long chain. */
  readonly careful: boolean
}

/** Many worlds along one line each: what another seat or chance brings is seen by looking often, not by looking wide. */
const general: SearchSettings = {
  candidates: 6,
  perFirstAnswer: 3,
  maxPointsBehind: Number.POSITIVE_INFINITY,
  priorWeight: 0.25,
  othersWeight: 0.5,
  othersWeightInPlans: 0,
  turns: 3,
  width: 1,
  noise: 0,
  steps: 1200,
  laterSteps: 250,
  otherSteps: 40,
  careful: false,
}

/** With more seats more happens between two own turns: it pays to take the others more seriously. */
const inCompany: SearchSettings = { ...general, otherSteps: 120 }

/** What a mind says of its game counts before what holds in general. */
export const searchSettingsOf = (mind: GameSettings, seats: number): SearchSettings => ({
  ...(seats <= 2 ? general : inCompany),
  ...mind.searchSettings?.(seats),
})

/** The part of a mind that says how its game is searched, where that differs from the rest. */
export interface GameSettings {
  searchSettings?(seats: number): Partial<SearchSettings>
}
