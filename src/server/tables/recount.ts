import { raterOf } from '../../ratings/rater.ts'
import type { Context } from '../context.ts'
import { refusalTold } from '../refused.ts'

/**
 * Counts the rated games anew where the bots' levels have other ratings than those that were counted with: people are measured
 * by them. Of two servers that do it at once the second finds the same.
 */
export async function recountWhereLevelsMoved({ store, games, log }: Context): Promise<void> {
  for (const game of games.ids) {
    try {
      const rater = raterOf(game)
      const scale = await store.countedWith(game)
      if (scale === undefined || scale === rater.scale) continue
      log.info({ game }, 'the levels have other ratings: rated games are counted anew')
      const count = await store.recountGames(game, rater)
      log.info({ game, count }, 'rated games were counted anew')
    } catch (fault) {
      if (refusalTold(fault) === undefined) log.warn({ game, err: fault }, 'rated games could not be counted anew')
    }
  }
}
