import type { InventionsTerm } from './terms.ts'

/** What things are worth, by and large, in points at the end of the game. */
export const weights = {
  /** Turns within which people and influence lose their use towards the end. */
  spendingTurns: 4,
  /** A chain action token, for each turn to come; influence as a means of payment. */
  chainToken: 0.9,
  influence: 0.5,
  /** How surely influence held now is still there when the game ends. */
  influenceHeld: 0.5,

  /** How likely an idea is not invented, and an invention not shared, in one round. */
  ideaWaits: 0.8,
  inventionWaits: 0.6,
  /** An idea whose milestone nobody can use yet. */
  closedIdea: 0.5,

  /** An own invention at the beginning of the game, and each more of one type. */
  invention: 3,
  inventionAgain: 0.75,
  /** What an idea in hand brings of what it would score, and more if its milestone is within reach. */
  idea: 0.12,
  ideaOpen: 0.1,

  /** An available specialist, a scholar, an exhausted specialist before an Era Change; each more is worth less. */
  specialist: 1.1,
  scholar: 1.6,
  exhausted: 0.75,
  more: 0.92,
  /** A sage in the academy is a scholar to come. */
  sage: 1,
  /** A citizen on the map. */
  citizen: 0.9,

  /** An influence space that could be taken: the first, and each more. */
  space: 0.6,
  spaceAgain: 0.5,
  /** What a region led in part is worth. */
  partLead: 0.45,

  /** A tile of the display that is still to be built. */
  toBuild: 0.6,
  aspiration: 0.45,
  progressTile: 1.5,
  /** Wealth tiles: growth to come, and those that could still be had. */
  wealthGrowth: 2.5,
  wealthPromise: 0.2,

  /** A technology tile face up, a place of culture tiles among actions. */
  technologyTile: 1.8,
  cultureTile: 0.9,
  economyTile: 0.8,

  /** What the own era is worth at the beginning of the game, by era. */
  era3: 4,
  era4: 6.5,
  era5: 8,
  era6: 9,

  diplomat: 1.2,

  /** How far a private goal that could still be reached counts. */
  goalOnTheWay: 0.6,

  /** What the others have counts against: in all, shared among them. */
  rivals: 0.6,
}

export type Weights = typeof weights

/** How much each term of the judgement counts as the game goes on: found by self-play (`scripts/tune.ts`). */
export const termWeights: Readonly<Record<'early' | 'late', Readonly<Record<InventionsTerm, number>>>> = {
  early: {
    points: 1,
    influence: 1,
    sharing: 1,
    inventions: 1,
    ideas: 1,
    goals: 1,
    specialists: 1,
    citizens: 1,
    regions: 1,
    display: 1,
    tiles: 1,
    wealth: 1,
    era: 1,
    diplomats: 1,
    turns: 1,
    rivals: 1,
  },
  late: {
    points: 1,
    influence: 1,
    sharing: 1,
    inventions: 1,
    ideas: 1,
    goals: 1,
    specialists: 1,
    citizens: 1,
    regions: 1,
    display: 1,
    tiles: 1,
    wealth: 1,
    era: 1,
    diplomats: 1,
    turns: 1,
    rivals: 1,
  },
}
