import type { Count } from '../../../phrase.ts'

/** Headings and labels of the whole state; labels come before what they are about. */
export interface OutlinePhrases {
  readonly table: string
  readonly map: string
  readonly work: string
  readonly technology: string
  readonly market: string
  readonly player: (who: string, color: string) => string
  readonly firstPlayer: string
  readonly onTurn: string
  readonly incomeStacks: string
  readonly developmentStacks: string
  readonly deck: (level: string, count: number) => string
  readonly needs: (volumes: string) => string
  readonly scientists: string
  readonly cubes: string
  readonly students: string
  readonly markers: string
  readonly points: string
  readonly pointsAtEnd: string
  readonly coins: string
  readonly potions: string
  readonly hand: string
  readonly desk: string
  readonly under: string
  readonly values: string
  readonly volumes: string
  readonly masters: string
  readonly playedMasters: string
  readonly packet: string
  readonly drawers: string
  readonly income: string
  readonly scientistIn: string
  readonly cubesPlaced: (placed: number, all: number) => string
  readonly ownStudents: string
  readonly inSupply: Count
  readonly workMarker: string
  readonly shelf: (board: string) => string
  readonly tilesTaken: (taken: number, all: number) => string
  readonly shelfRow: Count
  readonly column: (column: number, what: string) => string
  readonly filled: string
  readonly completeLines: string
  readonly tokens: string
  readonly objectives: string
}
