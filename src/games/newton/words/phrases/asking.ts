import type { Count, Texts } from '../../../phrase.ts'
import type { VolumeColor } from '../../pack.ts'

export type TileKind = 'income' | 'development'

export interface QuestionPhrases {
  readonly playCard: string
  readonly noCard: string
  readonly act: (card: string) => string
  readonly more: string
  readonly work: string
  readonly student: string
  readonly studentNext: string
  readonly travel: string
  readonly travelNext: string
  readonly lessons: string
  readonly study: string
  readonly anyAction: string
  readonly discard: string
  readonly master: string
  readonly placeCube: string
  readonly removeTiles: Count
  readonly chooseTile: Texts<TileKind>
  readonly replaceTile: (tile: string) => string
  readonly pushUnder: string
  readonly draft: string
  readonly keepMasters: string
  readonly confirm: string
}

/** Sentences for the line below a question. */
export interface HelpPhrases {
  readonly from: (cause: string) => string
  readonly value: (action: string, value: number) => string
  readonly anyValue: Count
  readonly oneAboveSymbols: string
  readonly jokerValues: (values: string) => string
  readonly acted: string
  readonly stepsLeft: Count
  readonly levelsUpTo: (level: string) => string
  readonly shelvesUpTo: Count
  readonly have: (holdings: string) => string
  readonly volumes: (volumes: string) => string
  readonly secondTile: (pay: string) => string
  readonly tileTaken: string
  readonly youGet: (gain: string) => string
  readonly itCosts: (pay: string) => string
  readonly cubesLeft: Count
  readonly lostIfUnused: string
  readonly tileStaysFull: string
  readonly cardsInHand: Count
  readonly passLeft: Count
  readonly keepMore: Count
  readonly underDesk: string
  readonly bonusesCount: string
  readonly stillUndoable: string
}

export interface OptionPhrases {
  readonly play: (card: string) => string
  readonly endTurn: string
  readonly toSpace: (space: string) => string
  readonly withoutMoving: string
  readonly enterObjective: string
  readonly student: (space: string) => string
  readonly travel: (place: string) => string
  readonly cube: (place: string) => string
  readonly village: (place: string) => string
  readonly take: (card: string) => string
  readonly takeTile: (gain: string) => string
  readonly tileGives: (gain: string) => string
  readonly shelve: (cell: string) => string
  readonly shelveFreely: (cell: string) => string
  readonly use: (effect: string) => string
  readonly copy: (card: string, effect: string) => string
  readonly discard: (card: string) => string
  readonly push: (card: string) => string
  readonly draft: (master: string) => string
  readonly keep: (master: string) => string
  readonly master: (master: string) => string
  readonly removeTiles: Count
  readonly tile: (tile: string) => string
  readonly replace: (tile: string) => string
  readonly turnOver: (count: number, level: string) => string
  readonly increase: Count
  readonly token: (gain: string) => string
  readonly confirm: string
  readonly stop: Texts<
    | 'leaveOut'
    | 'stayHere'
    | 'noMoreStudents'
    | 'noMoreCards'
    | 'noMoreTiles'
    | 'noMaster'
    | 'noCube'
    | 'keepTiles'
    | 'noTile'
  >
}

export interface ReasonPhrases {
  readonly coinsShort: Count
  readonly potionsShort: Count
  readonly valueShort: (needs: number, value: number) => string
  /** `missing` of the Volumes listed are needed; the others are covered by Volumes of any colour. */
  readonly volumesMissing: (missing: number, volumes: readonly VolumeCount[], potions: string) => string
  readonly cubeMissing: (place: string, potions: string) => string
  readonly potionsOf: (needed: number, have: number) => string
  readonly plain: Texts<PlainReason>
  readonly unknown: string
}
export interface VolumeCount {
  readonly count: number
  readonly color: VolumeColor
}
export type PlainReason =
  | 'card-first'
  | 'deck-empty'
  | 'gives-nothing'
  | 'no-action-to-raise'
  | 'no-other-card'
  | 'no-space-for-tile'
  | 'no-student-in-supply'
  | 'own-student-there'
  | 'stack-empty'
  | 'tile-needs-it'
  | 'token-there'
  | 'used-this-turn'
