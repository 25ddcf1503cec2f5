import type { NewtonTerm } from './terms.ts'

/** What things are worth, by and large, in points at the end of the game. */
export const weights = {
  /** A coin and a Potion while there is time to use them. */
  coin: 0.35,
  potion: 1.2,
  /** A Student at the start of the Technology track. */
  student: 2,
  /** Turns within which coins and Potions lose their use towards the end. */
  spendingTurns: 8,

  /** A turn with a card, whatever the card. */
  play: 1.5,
  /** What a card's effects give each time, times the plays left. */
  cardEffects: 0.8,
  /** A Volume on a card, each time. */
  cardVolume: 0.15,

  /** One more symbol, for each expected use of the action. */
  symbolWork: 0.5,
  symbolTechnology: 0.6,
  symbolTravel: 0.6,
  symbolLessons: 0.6,
  symbolStudy: 0.6,

  /** What an action given by a tile or a Master is worth for each point of its value. */
  actionWork: 0.8,
  actionTechnology: 1,
  actionTravel: 0.9,
  actionLessons: 1,
  actionStudy: 1.3,

  /** Lines: how the cost of what is missing eats their value. */
  line: 1,
  lineDelay: 0.5,
  lineDecay: 0.35,
  cellShelf: 0.4,
  cellPlace: 0.8,
  cellVolume: 0.4,
  /** Bookshelf tiles and Travel cubes expected of one Study or Travel action. */
  tilesPerStudy: 0.7,
  cubesPerTravel: 0.7,

  /** What a place visited is worth by itself, and on the way. */
  cube: 0.5,
  place: 0.6,
  token: 0.8,
  journey: 0.7,
  journeyDecay: 0.55,

  /** What lies ahead of Students and of the Work marker. */
  students: 0.8,
  studentDecay: 0.75,
  nextStudent: 0.5,
  work: 0.7,
  workDecay: 0.75,

  /** Objectives not yet reached, for each Volume that is missing, and growth of those reached. */
  objective: 1.1,
  missingVolume: 0.8,
  growth: 0.85,

  /** Masters that can still be played, and their Volumes. */
  masterInHand: 0.25,
  permanentVolume: 0.5,
}

export type Weights = typeof weights

/** How much each term of the judgement counts as the game goes on: found by self-play (`scripts/tune.ts`). */
export const termWeights: Readonly<Record<'early' | 'late', Readonly<Record<NewtonTerm, number>>>> = {
  early: {
    points: 1,
    income: 1.11,
    lines: 0.98,
    tiles: 0.7,
    cubes: 1,
    objectives: 1.3,
    students: 2,
    work: 1.6,
    journey: 0.68,
    masters: 1.2,
    cards: 0.8,
    symbols: 0.3,
    coins: 1.18,
    potions: 0.86,
  },
  late: {
    points: 1,
    income: 0.88,
    lines: 0.77,
    tiles: 0.8,
    cubes: 1,
    objectives: 1.15,
    students: 1.35,
    work: 1.47,
    journey: 0.3,
    masters: 0.52,
    cards: 0.5,
    symbols: 1.15,
    coins: 0.64,
    potions: 0.35,
  },
}
