import type { Challenge, ChallengeBook } from '../../bots/challenges/challenge.ts'

/** The books of challenges by game, each loaded only when one of its challenges is opened. `npm run challenges` writes them. */
const books = import.meta.glob<ChallengeBook>('./books/*.json', { import: 'default' })

const loadBook = async (game: string): Promise<ChallengeBook | undefined> => books[`./books/${game}.json`]?.()

/** A challenge, and the record of the game that it comes from. */
export interface ChallengeInBook {
  readonly challenge: Challenge
  readonly record: string
}

export async function findChallenge(game: string, id: string): Promise<ChallengeInBook | undefined> {
  const book = await loadBook(game)
  const challenge = book?.challenges.find(one => one.id === id)
  const record = challenge === undefined ? undefined : book?.games[challenge.game]
  return challenge === undefined || record === undefined ? undefined : { challenge, record }
}
