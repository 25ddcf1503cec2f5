import type { VolumeCover } from '../../plates/pieces/Volume.tsx'
import type { SeatColor } from '../../plates/seats.ts'

/** A thing that lies face down for this reader is `undefined`. */
export type Facing<T> = T | undefined

export interface PlayerScene {
  readonly color: SeatColor
  readonly name: string
  readonly vp: number
  readonly coins: number
  readonly potions: number
  /** The place where the scientist stands. */
  readonly scientist: string
  /** Students on the technology track; `id` stays with the piece, so that its moves can be followed. */
  readonly students: readonly { readonly id: string; readonly at: string }[]
  readonly studentsInSupply: number
  /** The index of the work marker's space. */
  readonly work: number
  /** Places with a travel cube of this player. */
  readonly visited: readonly string[]
  readonly cubesLeft: number
  readonly studyBoard: string
  /** Filled cells of the bookshelf, without the printed one. */
  readonly shelf: readonly string[]
  /** Complete lines of the bookshelf. */
  readonly lines: readonly string[]
  readonly shelfTilesLeft: number
  readonly desk: readonly string[]
  readonly under: readonly string[]
  /** Types of the development tiles in the drawers. */
  readonly drawers: readonly string[]
  /** Income tiles by type; a medicine tile is `medicine-1` or `medicine-2` after its side. */
  readonly income: readonly string[]
  readonly hand: readonly Facing<string>[]
  readonly masters: readonly Facing<string>[]
  readonly mastersPlayed: readonly string[]
  /** Volumes that count now: on the desk and on played masters. */
  readonly volumes: readonly VolumeCover[]
  readonly bonusTokens: number
  /** Objective tiles on whose spaces this player has a piece. */
  readonly objectives: readonly string[]
  readonly first: boolean
}

export interface MarketRow {
  readonly level: number
  readonly deck: number
  /** Cards face up; a gap left by a card that was taken is `undefined`. */
  readonly cards: readonly (string | undefined)[]
}

/** Where everything lies, in the ids of `components.json`. No rules: what may be done comes as marks. */
export interface NewtonScene {
  /** Whose study and hand are shown large. */
  readonly you: SeatColor
  readonly players: readonly PlayerScene[]
  /** Tiles by the place or space on which they lie: cities, universities, ancient lands, specializations, … */
  readonly tiles: Readonly<Record<string, string>>
  /** Bonus tokens still there, by place or space. */
  readonly bonus: Readonly<Record<string, string>>
  readonly developmentLeft: Readonly<Record<string, number>>
  readonly incomeLeft: Readonly<Record<string, number>>
  readonly medicineLeft: number
  readonly market: readonly MarketRow[]
}

export function playerOf(scene: NewtonScene, color: SeatColor): PlayerScene {
  const player = scene.players.find(one => one.color === color)
  if (player === undefined) throw new Error(`No ${color} player in this scene`)
  return player
}
