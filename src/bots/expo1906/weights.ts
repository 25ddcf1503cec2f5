import type { ExpoTerm } from './terms.ts'

/** What things are worth, by and large, in points at the end of the game. */
export const weights = {
  /** An operation in the Lab, a purchase in the Academy and at the Station, a movement point, a dollar. */
  operation: 0.3,
  academy: 0.4,
  tile: 0.15,
  move: 0.28,
  dollar: 0.15,
  /** What a Resource tile costs on average, and what money beyond this counts for less. */
  tilePrice: 1.7,
  muchMoney: 8,

  /** How often a card is played in a round, and how likely one in hand still is in this round. */
  usesPerRound: 0.75,
  usesNow: 0.9,
  /** Rounds that a complete Project and a Patents row at its end have left behind them, by and large. */
  roundsPerProject: 1.9,
  roundsPerRow: 1.6,
  /** Rounds within which actions lose their use towards the end. */
  spendingRounds: 2.5,

  /** Getting and placing a Project, beside getting or placing one thing that feeds it. */
  stepProject: 4,
  /** How much the last steps count more than the first. */
  progress: 1.1,
  /** What improved cards are worth of what they give, for they take room and time. */
  improvement: 0.5,
  /** How sure a lead is until the Project is complete. */
  lead: 0.75,
  /** What is left of a Project for each cell that is missing around it. */
  crowded: 0.7,

  /** A resource in the Lab that looks on a free cell, for each later Project that could come there. */
  spare: 0.1,
  /** A cell too few for what is to come. */
  cell: 0.4,
  /** Cells that a Project takes with what feeds it. */
  cellsPerProject: 6.5,

  /** What a token on its way is worth of the chit, beside the share of the way that can still be gone. */
  chit: 1,
  /** How firmly the Jury holds to the energy that is ahead. */
  jury: 1.4,
}

export type Weights = typeof weights

/** How much each term of the judgement counts as the game goes on: found by self-play (`scripts/tune.ts`). */
export const termWeights: Readonly<Record<'early' | 'late', Readonly<Record<ExpoTerm, number>>>> = {
  early: {
    points: 1,
    jury: 1,
    projects: 1,
    leads: 1,
    patents: 1,
    technologies: 1,
    supplies: 1,
    actions: 1,
    money: 1,
    room: 1,
  },
  late: {
    points: 1,
    jury: 1,
    projects: 1,
    leads: 1,
    patents: 1,
    technologies: 1,
    supplies: 1,
    actions: 1,
    money: 1,
    room: 1,
  },
}
