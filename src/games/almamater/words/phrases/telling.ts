import type { PointSource } from '../../points.ts'
import type { Count, Texts } from './phrase.ts'

type Told = (who: string, what: string) => string

export interface EventPhrases {
  readonly gained: Told
  readonly paid: Told
  readonly masterGained: (who: string) => string
  readonly drafted: Told
  readonly draftedHidden: (who: string) => string
  readonly boxed: Told
  readonly boxedHidden: (who: string) => string
  readonly orderSet: (order: string) => string
  readonly withTotal: (who: string, total: number) => string
  readonly chancellorChosen: Told
  readonly cardKept: Told
  readonly arranged: Told
  readonly roundBegan: Count
  readonly ignotus: (card: string, level: number) => string
  readonly sent: (who: string, pieces: string, space: string) => string
  readonly studentRecruited: (who: string, student: string, hall: string) => string
  readonly professorRecruited: Told
  readonly priceSet: (professor: string, price: string) => string
  readonly bookmark: (professor: string, kind: string) => string
  readonly lecture: Told
  readonly readied: Told
  readonly exhausted: Told
  readonly shelved: (who: string, count: number) => string
  readonly bought: (who: string, books: string, shown: number) => string
  readonly shelfScored: (who: string, color: string, slot: number) => string
  readonly researched: (who: string, from: number, to: number) => string
  readonly rested: Told
  readonly masterLost: (who: string) => string
  readonly tutorLost: (who: string) => string
  readonly bonusRepeated: Told
  readonly bustTaken: (who: string, bust: string, chancellor: string) => string
  readonly passed: (who: string) => string
  readonly turnEnded: (who: string) => string
  readonly cleanedUp: (who: string, books: number) => string
  readonly pricesLaid: Told
  readonly reputationSet: (colors: string) => string
  readonly gameEnded: string
  readonly answered: (who: string) => string
}

/** Causes that are no component. */
export type Cause = 'shelf' | 'income' | 'reputation' | 'storage' | 'pass' | 'prestige' | 'green-step'

export type FinalReason =
  | 'final-ducats'
  | 'final-dictionaries'
  | 'final-reputation'
  | 'final-milestones'
  | 'final-halls'
  | 'final-busts'

export interface TablePhrases {
  readonly gameOver: string
  readonly settingUp: string
  readonly turn: (round: number, turn: number) => string
  readonly endOfRound: Count
  readonly options: Texts<'colors' | 'confirm'>
  readonly yes: string
  readonly no: string
  readonly anyColor: string
  readonly causes: Texts<Cause>
  readonly scores: Texts<PointSource | FinalReason>
  readonly tieBreaks: Texts<'turn-order'>
}

/** Headings and labels of the whole state; labels come before what they are about. */
export interface OutlinePhrases {
  readonly table: string
  readonly spaces: string
  readonly campus: string
  readonly academy: string
  readonly research: string
  readonly hallOfFame: string
  readonly ignotus: (color: string) => string
  readonly player: (who: string, color: string) => string
  readonly order: string
  readonly onTurn: string
  readonly reputation: string
  readonly noRanks: string
  readonly tutorsLeft: string
  readonly setupDeck: Count
  readonly ignotusDeck: Count
  readonly needs: Count
  readonly stands: (who: string, masters: number) => string
  readonly row: Count
  readonly left: Count
  readonly price: (price: string) => string
  readonly unpriced: (cost: string) => string
  readonly level: Count
  readonly markers: string
  readonly finish: (symbol: string) => string
  readonly bustsLeft: Count
  readonly chancellorThere: (chancellor: string) => string
  readonly points: string
  readonly pointsAtEnd: string
  readonly ducats: string
  readonly storage: (size: number) => string
  readonly pieces: string
  readonly resting: string
  readonly display: string
  readonly slot: (slot: number, price: string, shelf: string, book: boolean) => string
  readonly shelf: (points: string) => string
  readonly darkShelf: string
  readonly besideShelf: (shelf: string) => string
  readonly notArranged: string
  readonly students: string
  readonly professors: string
  readonly ready: string
  readonly exhausted: string
  readonly bookmarked: (kind: string) => string
  readonly chancellors: string
  readonly busts: string
  readonly hand: string
  readonly kept: string
  readonly boxed: string
  readonly passed: string
  readonly steps: string
}
