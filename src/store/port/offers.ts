import type { RatingRange } from '../../tables/rating-range.ts'
import type { TableRow } from './tables.ts'

/** How fast a game goes: in one sitting, or over days. */
export type Speed = 'live' | 'days'

/** The free seats of a public table, offered to anybody. Whether it still is public and open, the table itself says. */
export type SeatOffer = {
  table: string
  /** Who offers them. */
  person: string
  game: string
  players: number
  speed: Speed
  /** The game will change ratings. */
  rated: boolean
  /** Whose its seats are for; anybody's where nothing is said. */
  ratings?: RatingRange
  /** How the rating of who offers them counts in this game. */
  rating: number
  createdAt: number
  /** When its host was last known to wait. */
  seenAt: number
}

export type SeekersLevel = { game: string; rating: number; others?: RatingRange }

export type OfferQuery = {
  /** Offers of a speed are good while their host was seen since then. */
  seenSince: Readonly<Record<Speed, number>>
  /** Offers at whose tables somebody sits whom this person has blocked, or who has blocked them, are left out. */
  person?: string
  /** Of any game, speed or number of players where nothing is said. */
  games?: readonly string[]
  speeds?: readonly Speed[]
  players?: number
  rated?: boolean
  /** In some games, how the person's rating counts, and with whose they would play: what does not fit both ways is left out. */
  levels?: readonly SeekersLevel[]
  /** Tables that are not asked for. */
  without?: readonly string[]
  limit?: number
}

export type OfferStore = {
  /** Offers the seats of a table, or says that its host still waits. */
  putOffer(offer: SeatOffer): Promise<void>
  /** Those that are good, the oldest first. */
  offers(query: OfferQuery): Promise<(SeatOffer & { row: TableRow })[]>
  /** The open public tables that somebody offers, also those that are good no more. */
  offersOf(person: string): Promise<SeatOffer[]>
  withdrawOffer(table: string): Promise<void>
  /**
   * The oldest good offer that fits, at whose table the person has no part yet and no pack of its own was laid; their own is then offered no more. Where there
   * is none, theirs is offered in the same breath: of two who look at the same moment, at whatever processes, one finds the other.
   */
  meet(wish: OfferQuery & { person: string }, own?: SeatOffer): Promise<string | undefined>
  /** Throws away the offers whose hosts were last seen before this, and those of tables that are open no more. */
  forgetOffers(before: number): Promise<void>
}
