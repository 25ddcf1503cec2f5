import type { Count } from '../../../phrase.ts'

type Told = (who: string, what: string) => string

type Moved = (who: string, from: string, to: string) => string

export interface EventPhrases {
  readonly gained: Told
  readonly paid: Told
  readonly scored: Told
  readonly enrolled: Told
  readonly roundBegan: Count
  readonly drafted: Told
  readonly draftedHidden: (who: string) => string
  readonly cardPlayed: Told
  readonly effectUsed: Told
  readonly quickAction: Told
  readonly worked: (who: string, from: number, to: number) => string
  readonly workedInPlace: (who: string) => string
  readonly studentMoved: Moved
  readonly travelled: Moved
  readonly movedToVillage: Moved
  readonly cubePlaced: Told
  readonly tokenTaken: (who: string, token: string, space: string) => string
  readonly cardTaken: Told
  readonly cardDiscarded: Told
  readonly cardsTurned: (cards: string, level: string) => string
  readonly tileShelved: Told
  readonly tilesRemoved: (who: string, count: number) => string
  readonly lineCompleted: Told
  readonly masterPlayed: Told
  readonly tileTaken: Told
  readonly tileReplaced: Told
  readonly medicine: Told
  readonly objectiveReached: Told
  readonly turnEnded: (who: string) => string
  readonly cardPushed: Told
  readonly roundEnded: Count
  readonly marketRenewed: (cards: string) => string
  readonly gameEnded: string
  readonly answered: (who: string) => string
}

/** Causes that are no component. */
export interface CausePhrases {
  readonly route: string
  readonly objective: string
  readonly lines: string
  readonly travelCube: string
  readonly book: (cell: string) => string
  readonly pile: (pile: number) => string
}
