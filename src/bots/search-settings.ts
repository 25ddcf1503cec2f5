import type { CoreState } from '../kernel/contract.ts'
import type { Mind } from './mind.ts'

/** How wide and how far the master looks. */
export interface Foresight {
  /** Plans for this turn that are looked into. */
  readonly candidates: number
  /** How many of them may begin with the same answer, and how many points they may be behind the best. */
  readonly alike: number
  readonly behind: number
  /** How much the judgement at the end of this turn counts beside what looks found, from 0 to 1. */
  readonly firstSight: number
  /** How much it counts against a plan what it leaves to the strongest of the others, from 0 to 1. */
  readonly rivalry: number
  /** The same when plans are found, by everybody and for every turn: judging so takes longer. */
  readonly heed: number
  /** Own turns that are played on after it. */
  readonly turns: number
  /** Plans that are kept in each later turn. */
  readonly width: number
  /**
   * How far from the best a seat may stray in later turns, in points. Without it every look into a plan would go the same way, and
   * looking often would only tell more surely where that one way leads.
   */
  readonly whim: number
  /** Answers tried for a plan of this turn, of a later turn, and of another seat's turn. */
  readonly steps: number
  readonly laterSteps: number
  readonly otherSteps: number
  /** Whether the steps of this turn are spent with care: it pays where a turn is a long chain. */
  readonly careful: boolean
}

/** Many worlds along one line each: what another seat or chance brings is seen by looking often, not by looking wide. */
const general: Foresight = {
  candidates: 6,
  alike: 3,
  behind: Number.POSITIVE_INFINITY,
  firstSight: 0.25,
  rivalry: 0.5,
  heed: 0,
  turns: 3,
  width: 1,
  whim: 0,
  steps: 1200,
  laterSteps: 250,
  otherSteps: 40,
  careful: false,
}

/** With more seats more happens between two own turns: it pays to take the others more seriously. */
const inCompany: Foresight = { ...general, otherSteps: 120 }

/** What a mind says of its game counts before what holds in general. */
export const foresightOf = <S extends CoreState, C>({ foresight }: Mind<S, C>, seats: number): Foresight => ({
  ...(seats <= 2 ? general : inCompany),
  ...foresight?.(seats),
})
