import type { Count, Text, Texts } from '../../../phrase.ts'

export interface AskingPhrases {
  readonly handicap: string
  readonly tilesLeft: Count
  readonly card: string
  readonly lastCard: string
  readonly justChosen: Text
  readonly buy: string
  readonly nextPrice: Text
  readonly academyPrice: Text
  readonly freeTile: Count
  readonly youHave: Text
  readonly laboratory: string
  readonly reposition: string
  readonly operationsLeft: Count
  readonly patents: string
  readonly pointsLeft: Count
  readonly discount: Text
  readonly chit: Text
  readonly meeting: string
  readonly choicesLeft: Count
  readonly confirm: string
  readonly stillUndoable: string
}

export interface OptionPhrases {
  readonly play: Text
  readonly pass: string
  readonly buy: (tile: string, price: string) => string
  readonly take: Text
  readonly place: (tile: string, place: string) => string
  readonly move: (tile: string, place: string) => string
  readonly remove: Text
  readonly removeScrap: Text
  readonly enter: Text
  readonly advance: (from: string, to: string) => string
  readonly jump: (from: string, to: string) => string
  readonly fromBelow: Count
  readonly chit: Text
  readonly money: Text
  readonly jury: Text
  readonly confirm: string
  readonly stop: Texts<'buy' | 'laboratory' | 'reposition' | 'patents' | 'meeting' | 'other'>
}

export interface ReasonPhrases {
  readonly moneyShort: Count
  readonly pointsShort: Count
  readonly wouldBreak: Text
  readonly noJuryTile: Text
  readonly justChosen: string
  readonly firstTurn: string
  readonly noMeetingAtEnd: string
  readonly unknown: string
}
