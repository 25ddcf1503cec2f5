import type { Estimate } from '../../ratings/estimate.ts'
import type { RatedSeat, RatingChange } from '../../ratings/rated-game.ts'

/** A rated table whose game is over. */
export type RatedGame = { table: string; game: string; finishedAt: number; seats: readonly RatedSeat[] }

/** A game that counts for ratings, and how. */
export type RatedResult = { game: RatedGame; rater: Rater }

/** How games are counted: what one changes, and a name for the scale on which levels stand. */
export type Rater = {
  scale: string
  changesBy(game: string, seats: readonly RatedSeat[], known: ReadonlyMap<string, Estimate>): readonly RatingChange[]
}

export type PersonRating = Estimate & {
  person: string
  game: string
  /** Rated games so far. */
  games: number
  changedAt: number
}

/** Who has the same rating shares a place. */
export type Leader = PersonRating & { name: string; place: number }

export type LeaderPage = { leaders: Leader[]; more: boolean }

export type RatingStore = {
  /**
   * Counts a game, and with it changes the ratings of its people, together or not at all. Games of one kind are counted one
   * after the other, by however many processes. False, and nothing changed, when its table was counted before.
   */
  countGame(game: RatedGame, rater: Rater): Promise<boolean>
  /** Counts all games of a kind anew, in the order in which they were counted first. Returns how many there are. */
  recountGames(game: string, rater: Rater): Promise<number>
  /** The scale with which a game was counted last; undefined where no game of it ever was. */
  countedWith(game: string): Promise<string | undefined>
  ratings(game: string, people: readonly string[]): Promise<PersonRating[]>
  ratingsOf(person: string): Promise<PersonRating[]>
  /** What a table has changed. */
  changesAt(table: string): Promise<RatingChange[]>
  /** What the last games of a person have changed, oldest first. */
  changesOf(
    person: string,
    game: string,
    limit: number,
  ): Promise<(RatingChange & { table: string; finishedAt: number })[]>
  /** People with a name of their own and so many games, the best first; from the one after whom a page ended. */
  leaders(
    game: string,
    enough: number,
    page: { limit: number; after?: { mean: number; name: string } },
  ): Promise<LeaderPage>
  /** The place of a person among them; undefined where they are not listed. */
  placeOf(game: string, enough: number, person: string): Promise<number | undefined>
}
