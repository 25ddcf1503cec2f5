/** A game that its owner gives away by a link, as the text of its record. */
export type SharedGame = { id: string; game: string; person: string; record: string; createdAt: number }

export type SharedGameStore = {
  shareGame(game: SharedGame): Promise<void>
  sharedGame(id: string): Promise<SharedGame | undefined>
  /** Throws a game away that its owner gave away; says whether it was theirs. */
  withdrawGame(id: string, person: string): Promise<boolean>
  /** Those of a person, the newest first, without their records. */
  sharedGames(person: string): Promise<Omit<SharedGame, 'record'>[]>
}
