import { loadGame } from '../games/catalogue.ts'
import { ENOUGH_GAMES } from '../protocol/ratings.ts'
import { raterOf } from '../ratings/rater.ts'
import { shownRating } from '../ratings/scale.ts'
import { oneWord, readArguments } from './arguments.ts'
import { databaseFlags, withStore } from './database.ts'
import type { Out } from './ladder.ts'

const SHOWN = 20

/**
 * `athenaeum ratings GAME [--recount] [--data FOLDER | --database-url URL]`
 *
 * The best players of a game. With --recount all its rated games are counted anew first, with the levels of this release.
 */
export async function ratings(args: readonly string[], out: Out): Promise<number> {
  const given = readArguments(args, { ...databaseFlags, recount: 'switch' })
  const { id: game, title } = await loadGame(oneWord(given, 'the name of a game'))
  return withStore(given, async store => {
    if (given.is('recount')) {
      const count = await store.recountGames(game, raterOf(game))
      out.write(`${count} rated games of ${title} were counted anew\n`)
    }
    const { leaders } = await store.leaders(game, ENOUGH_GAMES, { limit: SHOWN })
    for (const { place, name, games, ...estimate } of leaders) {
      const { rating, low, high } = shownRating(estimate)
      out.write(`${String(place).padStart(3)}  ${rating}  [${low}, ${high}]  ${name}, ${games} games\n`)
    }
    if (leaders.length === 0) out.write(`nobody has played ${ENOUGH_GAMES} rated games of ${title} yet\n`)
    return 0
  })
}
