import type { Count, Text } from '../../../phrase.ts'

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
