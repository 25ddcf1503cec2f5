import { z } from 'zod'
import type { Seat } from '../../kernel/contract.ts'
import { arrangement, gameId, MOST_SEATS, ratingRange } from '../commands.ts'
import type { TableSummary } from '../rest.ts'

/** Free seats that anybody may take, and playing with whoever waits. */

export const speed = z.enum(['live', 'days'])
export type GameSpeed = z.infer<typeof speed>

export const offerQuery = z.object({
  game: gameId.optional(),
  speed: speed.optional(),
  players: z.coerce.number().int().min(1).max(MOST_SEATS).optional(),
  rated: z.enum(['true', 'false']).optional(),
})

/** What somebody would play now. */
export const wish = z.strictObject({
  /** Any of these games; the first is offered to others if nobody waits. */
  games: z.array(gameId).min(1).max(20),
  speeds: z.array(speed).min(1).max(2),
  /** So many seats; two are offered, and any number is joined, where nothing is said. */
  players: z.int().min(2).max(MOST_SEATS).exactOptional(),
  /** For a rating; where nothing is said, at tables that are not rated. */
  rated: z.literal(true).exactOptional(),
  /** With people whose ratings lie there, in the game that is played; or about where one's own does. */
  ratings: z.union([ratingRange, z.literal('about-mine')]).exactOptional(),
  /** By what time others are invited to play if nobody waits. */
  clock: arrangement.shape.clock,
  pace: arrangement.shape.pace,
})
export type Wish = z.infer<typeof wish>

/** A public table that waits for players. */
export interface OfferInfo {
  readonly table: string
  readonly game: string
  readonly players: number
  readonly speed: GameSpeed
  readonly since: number
  readonly summary: TableSummary
  /** The seat of the one who asks. */
  readonly seat?: Seat
  /** The table is for other ratings than that of who asks, which counts as this. */
  readonly outside?: number
  /** Whoever asks follows somebody who sits there. */
  readonly followed?: true
}

export interface PlayNow {
  readonly table: string
  /** Whether the table still waits for somebody. */
  readonly waits: boolean
}
