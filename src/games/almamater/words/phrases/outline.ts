import type { Count } from '../../../phrase.ts'

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
