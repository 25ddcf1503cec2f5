import type { AlmaTerm } from './terms.ts'

/** What things are worth, by and large, in points at the end of the game. */
export const weights = {
  /** A textbook while it can be used, one too many for the storage, a dictionary beside its point. */
  textbook: 0.55,
  excess: 0.1,
  dictionary: 0.3,
  ducat: 0.3,
  /** Steps of the pool and as gains. */
  green: 1.4,
  black: 0.6,
  /** A master that can still be sent, in this round and in each later one. */
  master: 1.6,
  /** The chance to recruit somebody at once. */
  recruit: 2.5,
  /** The book that a lecture costs, and how often a professor lectures in a round. */
  lectureCost: 0.55,
  lectures: 0.8,

  /** Students, professors and milestones expected of each later round, and how much such growth counts. */
  studentsPerRound: 1.1,
  professorsPerRound: 0.5,
  milestonesPerRound: 0.6,
  growth: 0.6,
  /** A student's ability in each later round, and income. */
  ability: 0.4,
  income: 0.9,

  /** How far along the next milestone is after its first level; a level by itself. */
  halfway: 0.45,
  level: 0.25,
  /** How sure a place in the reputation is, less for each round that is left. */
  rankSure: 1,
  rankDoubt: 0.1,

  /** A bust card within reach, the sharper the nearer. */
  bust: 3,
  /** The next recruit by what is missing: the part of it that counts, and what is left for each book missing. */
  nextStudent: 0.4,
  nextProfessor: 0.35,
  missingBook: 0.72,
  missingDucat: 0.93,

  /** A textbook on display: what it brings when the display is cleaned up, and the chance of a buyer. */
  shown: 0.25,
  sale: 0.12,
  /** A chancellor for the whole game, and a white number on a setup card, for the turn order. */
  chancellor: 3,
  white: 0.04,
}

export type Weights = typeof weights

/** How much each term of the judgement counts as the game goes on: found by self-play (`scripts/tune.ts`). */
export const termWeights: Readonly<Record<'early' | 'late', Readonly<Record<AlmaTerm, number>>>> = {
  early: {
    points: 1,
    halls: 2.05,
    professors: 0.89,
    students: 1.06,
    research: 1.91,
    reputation: 0.3,
    fame: 1.31,
    recruits: 0.77,
    books: 1.54,
    ducats: 1,
    masters: 1.04,
    display: 3.02,
    powers: 0.61,
  },
  late: {
    points: 1,
    halls: 1.02,
    professors: 0.93,
    students: 0.78,
    research: 0.27,
    reputation: 1.01,
    fame: 1.3,
    recruits: 1,
    books: 0.82,
    ducats: 0.8,
    masters: 0.91,
    display: 1.91,
    powers: 0.05,
  },
}
