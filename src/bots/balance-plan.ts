import type { Json } from '../kernel/json.ts'
import type { CourseNotes } from './course-notes.ts'
import type { Level } from './levels.ts'
import type { Thinking } from './match.ts'

/** What a balance run plays: bots of one level in all seats. */
export interface BalancePlan {
  readonly game: string
  readonly players: number
  readonly level: Level
  readonly games: number
  readonly seed: string
  readonly thinking: Thinking
  /** A component pack of its own, in place of the one that is shipped. */
  readonly pack?: Json | undefined
  /** Options of the game, where they are not the usual ones. */
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

/** What one match tells about balance. */
export interface Observation {
  /** The seat that had the first turn. */
  readonly first: number
  readonly totals: readonly number[]
  /** Each seat's share of the victory. */
  readonly won: readonly number[]
  /** The components that each seat used, each once. */
  readonly uses: readonly (readonly string[])[]
  readonly course: CourseNotes
}
