import type { EndTrigger } from '../events.ts'
import type { Counted, Energy, Handicap, MeetingChoice } from '../pack.ts'
import type { PointSource } from '../state.ts'

/**
 * All that one language has to say about Expo 1906. Every key is required: a missing translation is a type error. Amounts
 * come as numbers where a language must choose between singular and plural, and as finished texts everywhere else.
 */
export interface Phrases {
  readonly tagline: string
  readonly terms: TermPhrases
  readonly components: ComponentPhrases
  readonly asking: AskingPhrases
  readonly options: OptionPhrases
  readonly reasons: ReasonPhrases
  readonly events: EventPhrases
  readonly table: TablePhrases
  readonly outline: OutlinePhrases
}

type Count = (count: number) => string
type Text = (text: string) => string
type Texts<K extends string> = Readonly<Record<K, string>>

/** A row of the components with its name in both languages. */
export interface Named {
  readonly name: string
  readonly nameIt: string
}

/** The glossary: words that all other phrases are made with. */
export interface TermPhrases {
  readonly name: (row: Named) => string
  readonly and: (items: readonly string[]) => string
  readonly nothing: string
  readonly hidden: string
  readonly money: Count
  readonly vp: Count
  readonly amount: (count: number, what: string) => string
  readonly resourceTile: (two: string, one: string) => string
  readonly scrap: string
  readonly cell: (row: number, column: number) => string
  readonly turned: (degrees: number) => string
  readonly place: (cell: string, turned: string) => string
  readonly start: string
  readonly space: (row: string, column: number) => string
  readonly movementPoints: Count
  readonly energies: Texts<Energy>
  readonly juryTile: Text
  readonly tileAt: (tile: string, cell: string) => string
  readonly colors: Texts<'green' | 'blue' | 'red' | 'yellow'>
}

/** What components say on them. */
export interface ComponentPhrases {
  readonly resourceTile: (two: string, one: string) => string
  readonly project: (shape: string, needs: string, vp: string) => string
  readonly supplies: Text
  readonly improves: Text
  readonly scrap: string
  readonly jury: Text
  readonly resource: Text
  readonly gain: Text
  readonly buyResources: (max: number, prices: string) => string
  readonly buyInAcademy: (max: number, prices: string) => string
  readonly takeResource: Count
  readonly operations: Count
  readonly points: Count
  readonly jumpDiscount: Text
  readonly ghosts: string
  readonly ghostsWith: (players: readonly number[]) => string
  readonly choose: (count: number, options: string) => string
  readonly choices: { readonly [K in MeetingChoice]: (amount: number) => string }
  readonly endsRound: string
  readonly fixed: Text
  readonly per: (vp: string, what: string, roundedUp: boolean, most: string | undefined) => string
  readonly last: string
  readonly counted: { readonly [K in Counted]: (each: number) => string }
  readonly space: (row: string, column: number) => string
  readonly common: string
  readonly endVp: Text
  readonly bonusChit: string
  readonly jump: (to: string, money: string) => string
  readonly handicap: (resources: number, scrap: number) => string
}

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

export interface TablePhrases {
  readonly options: Texts<'handicaps' | 'openPlayedCards' | 'colors' | 'confirm'>
  readonly handicaps: Texts<Handicap>
  readonly yes: string
  readonly no: string
  readonly any: string
  readonly setup: string
  readonly turn: (round: number, turn: number) => string
  readonly lastTurns: string
  readonly gameOver: string
  readonly sources: Texts<PointSource | 'jury' | 'columns'>
  readonly tieBreaks: Texts<'money'>
  readonly target: Count
}

export interface OutlinePhrases {
  readonly table: string
  readonly station: string
  readonly academy: string
  readonly patents: string
  readonly jury: string
  readonly player: (who: string, color: string) => string
  readonly firstPlayer: string
  readonly onTurn: string
  readonly ghost: string
  readonly ghostDeck: Count
  readonly ghostAccepted: string
  readonly ghostAside: string
  readonly pile: Count
  readonly discard: Count
  readonly projectPile: (shape: string, count: number) => string
  readonly technologies: string
  readonly chits: string
  readonly votes: (steam: number, electricity: number) => string
  readonly boxes: (filled: number, all: number) => string
  readonly tokens: (row: string) => string
  readonly leader: Text
  readonly chitThere: Text
  readonly commonSpace: string
  readonly prestige: string
  readonly pointsAtEnd: string
  readonly funding: string
  readonly handicap: string
  readonly hand: string
  readonly cards: Count
  readonly played: string
  readonly lastPlayed: string
  readonly reserve: string
  readonly labTile: (tile: string, place: string) => string
  readonly complete: string
  readonly lacks: Text
  readonly scrapOn: string
}
