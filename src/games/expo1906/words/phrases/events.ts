import type { Count, Text } from '../../../phrase.ts'
import type { EndTrigger } from '../../events.ts'
import type { MeetingChoice } from '../../pack.ts'

type Deed = (who: string, what: string) => string

export interface EventPhrases {
  readonly received: Deed
  readonly paid: Deed
  readonly scored: Deed
  readonly scoredAsLeader: Deed
  readonly handicapPlaced: (who: string, tile: string, place: string) => string
  readonly cardPlayed: Deed
  readonly passed: Text
  readonly tileBought: Deed
  readonly tileTaken: Deed
  readonly tilePlaced: (who: string, tile: string, place: string) => string
  readonly tileMoved: (who: string, tile: string, place: string) => string
  readonly tileRemoved: Deed
  readonly scrapRemoved: Deed
  readonly projectFed: (project: string, lacks: string) => string
  readonly projectReady: Text
  readonly projectCompleted: Deed
  readonly cardExchanged: (who: string, card: string, other: string) => string
  readonly tokenMoved: (who: string, from: string, to: string) => string
  readonly chitPlaced: (who: string, chit: string, row: string) => string
  readonly chitDrawn: (chit: string, row: string) => string
  readonly ghostTiles: Text
  readonly ghostMoved: (row: string, from: number, to: number) => string
  readonly ghostCard: Text
  readonly ghostCardAside: Text
  readonly ghostCardBack: Text
  readonly meeting: { readonly [K in MeetingChoice]: Text }
  readonly juryDrawn: Text
  readonly juryChosen: Text
  readonly projectsReturned: Text
  readonly projectsShown: Text
  readonly stationFilled: Text
  readonly discardShuffled: string
  readonly turnEnded: Text
  readonly roundEnded: Count
  readonly roundBegan: Count
  readonly endTriggered: { readonly [K in EndTrigger]: string }
  readonly gameEnded: string
  readonly jump: string
}
