import type { Count, Texts } from '../../../phrase.ts'
import type { BasicAction, PlaceKind, Scored, VolumeColor } from '../../pack.ts'
import type { SpaceKind } from './terms.ts'

/** What an effect does, as a fragment without a full stop. */
export interface EffectPhrases {
  readonly convert: (pay: string, gain: string) => string
  readonly forEach: (gain: string, what: string) => string
  readonly availableVolume: (color: VolumeColor) => string
  readonly identicalVolumes: Count
  readonly discardCard: (gain: string) => string
  readonly copyImmediate: string
  readonly secondBook: (pay: string) => string
  readonly ignoreBookRequirement: (pay: string) => string
  readonly moveToFreeVillage: (pay: string) => string
  readonly extraTravelCube: (pay: string) => string
  readonly doubleBonusTokens: string
  readonly anyAction: Count
  readonly split: Texts<BasicAction>
  readonly ignoreRequirement: Texts<BasicAction>
  readonly noCoins: string
  readonly freeRoutes: string
  readonly cubesOnPassedPlaces: string
  readonly lessonsThenAct: (lessons: string) => string
  readonly removeBookshelfTiles: Count
  readonly placeTravelCube: (places: string) => string
  readonly payPlaceTravelCube: (pay: string, places: string) => string
  readonly medicine: (sides: readonly string[]) => string
  readonly playMaster: string
  readonly permanentVolumes: (volumes: string) => string
  readonly turnOverCards: Count
  readonly increaseActionCardValue: Count
}

/** Names of components and the sentences that describe them. */
export interface ComponentPhrases {
  readonly startingCard: (action: string, color: string) => string
  readonly startingCardText: string
  readonly level: (level: string) => string
  readonly action: (action: string) => string
  readonly volumes: (volumes: string) => string
  readonly effect: (effect: string) => string
  readonly immediateEffect: (effect: string) => string
  readonly master: string
  readonly worth: (points: string) => string
  readonly token: (gain: string) => string
  readonly tokenText: (gain: string) => string
  readonly city: (effect: string) => string
  readonly cityText: (effect: string) => string
  readonly universityText: string
  readonly ancientLandText: string
  readonly specialization: (tile: string) => string
  readonly specializationText: (tile: string) => string
  readonly invention: (effect: string) => string
  readonly inventionText: (effect: string) => string
  readonly objective: (what: string) => string
  readonly objectiveText: (points: string, what: string, limit: string | undefined) => string
  /** What an Objective counts, for its name. */
  readonly scoredThings: Texts<Scored>
  /** So many of what an Objective counts, as in `4 VP for each …`. */
  readonly scored: Readonly<Record<Scored, Count>>
  readonly income: (amount: string) => string
  readonly anyIncome: string
  readonly incomeText: (amount: string) => string
  readonly development: (action: string) => string
  readonly anyDevelopment: string
  readonly developmentText: (count: number, action: string) => string
  readonly medicine: string
  readonly medicineText: (sides: readonly string[]) => string
  readonly quickGain: (gain: string) => string
  readonly quickStudents: (students: string) => string
  readonly quickTurnOver: string
  readonly quickIncrease: string
  readonly quickText: (pay: string, effect: string) => string
  readonly oncePerTurn: Count
  readonly places: Texts<PlaceKind>
  readonly spaces: Texts<SpaceKind>
  /** From how many players on, of how many at most. */
  readonly bonusSpace: (players: number, most: number) => string
  readonly entryNeeds: (volumes: string, instead: string) => string
  readonly routes: (routes: string) => string
  readonly route: (from: string, to: string) => string
  readonly routeText: (cost: string, terrain: string) => string
  readonly terrains: Texts<'land' | 'sea' | 'both'>
  readonly workSpace: (index: number, kind: string | undefined) => string
  readonly technologySpace: (label: string, kind: string | undefined) => string
  readonly leadsTo: (labels: string) => string
  readonly finalSpace: string
  readonly board: (letter: string) => string
  readonly boardText: (lines: string) => string
  readonly line: (line: string, points: string) => string
  readonly bookNeeds: (shelf: number, requirement: string, instead: string) => string
  readonly perMissingVolume: (potions: string) => string
  readonly insteadOfCube: (potions: string) => string
  readonly cubeOn: (place: string) => string
  readonly windowpane: string
  readonly printedTile: string
}
