import type { Count, Texts } from '../../../phrase.ts'

/** What effects, abilities and costs do, as fragments without a full stop. */
export interface EffectPhrases {
  readonly forEach: (gain: string, what: string) => string
  readonly perProfessor: (points: string) => string
  readonly perProfessorOf: (points: string, faculty: string) => string
  readonly exchange: (pay: string, gain: string) => string
  readonly oneOf: (choices: readonly string[]) => string
  readonly recruitStudent: (faculties: string | undefined) => string
  readonly recruitProfessor: (faculties: string | undefined) => string
  readonly free: string
  readonly noBooks: string
  readonly noDucats: string
  readonly freeLecture: string
  readonly lessTextbooks: Count
  readonly prestigeByFaculty: (points: string) => string
  readonly actions: Texts<
    'fill-display' | 'display-clean-up' | 'repeat-placed-master' | 'place-price-tiles' | 'rearrange-price-tiles'
  >
  readonly lectureGiven: (gain: string) => string
  readonly studentPlaced: (gain: string, hall: string | undefined, later: boolean) => string
  readonly professorRecruited: (gain: string) => string
  readonly bishopPlacement: Count
  readonly bishopUsed: (gain: string) => string
  readonly soldOwner: (gain: string) => string
  readonly soldBuyer: (gain: string) => string
  readonly buyerColor: Count
  readonly researchMoved: (gain: string) => string
  readonly milestoneReached: string
  readonly blueReached: (gain: string) => string
  readonly readies: string
  readonly drawsCards: Count
  readonly storage: Count
  readonly discount: Count
  readonly noProfessorDucats: string
  readonly freeLectures: string
  readonly occupied: Count
  readonly cleanUp: Count
  readonly purchases: string
  readonly replaces: (actions: string) => string
  readonly bishopTable: (ducats: readonly string[]) => string
  readonly colloquium: (textbook: string, dictionary: string) => string
  readonly buyOwn: (max: number, price: string) => string
  readonly less: (amount: string, less: string, what: string) => string
  readonly plus: (amount: string, more: string, what: string) => string
  readonly halfDucats: string
  readonly fraction: (numerator: number, denominator: number) => string
  readonly masterToDormitory: string
  readonly allToDormitory: string
  readonly masterToBox: string
  readonly exhaustProfessor: string
  readonly pay: (what: string) => string
  readonly freeIf: (condition: string, otherwise: string) => string
}

/** Names of components and the sentences that describe them. */
export interface ComponentPhrases {
  readonly setupCard: Count
  readonly setupCardText: (white: number, gives: string) => string
  readonly chancellor: string
  readonly student: (faculty: string) => string
  readonly printedStudent: string
  readonly onPlacing: (effect: string) => string
  readonly income: (effect: string) => string
  readonly incomeMay: (effect: string) => string
  readonly atEnd: (effect: string) => string
  readonly ownSpaceText: (effect: string) => string
  readonly professor: (faculty: string, points: string) => string
  readonly lecture: (effect: string) => string
  readonly researchCard: (letter: string) => string
  readonly level: (level: number, cost: string) => string
  readonly blueLevel: (level: number, cost: string) => string
  readonly milestone: (bonus: string) => string
  readonly milestoneName: string
  readonly costName: string
  readonly glory: (letter: string) => string
  readonly gloryText: (requires: string) => string
  readonly bust: (letter: string) => string
  readonly bustText: (bonus: string) => string
  readonly hallText: (storage: number | undefined, ducats: string | undefined, master: boolean) => string
  readonly ignotusCard: Count
  readonly ignotusText: (steps: number, textbooks: number, spaces: string) => string
  readonly priceTile: (prices: string) => string
  readonly priceTileText: string
  readonly campusText: Count
  readonly academyText: (faculties: string) => string
  readonly professorCost: (cost: string) => string
  /** What a space does on the side of the board for so many players. */
  readonly onSide: (players: string, text: string) => string
  readonly studentCost: (faculty: string, cost: string) => string
}
