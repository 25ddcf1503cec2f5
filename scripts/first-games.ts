/**
 * How often a newcomer wins the first game that "Play now" deals: `npm run first-games -- newton --games 60`.
 *
 * The newcomer is simulated: a novice with half as many faults again, at the first seat, with what the rulebook proposes for a
 * first game, against two bots of the level that is offered at first, or another (`--against`).
 */
import { parseArgs } from 'node:util'
import { isLevel } from '../src/bots/levels.ts'
import { playMatch } from '../src/bots/match.ts'
import { wilson } from '../src/bots/standings.ts'
import { gameIds, loadGame } from '../src/games/catalogue.ts'
import { beginnersOptions } from '../src/games/first-game.ts'
import { firstLevel } from '../src/web/levels/strength.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '60' },
    against: { type: 'string', default: firstLevel },
    seed: { type: 'string', default: 'first-game' },
  },
})
const { against } = values
if (!isLevel(against)) throw new Error(`no bot has the level "${against}"`)

for (const id of positionals.length > 0 ? positionals : gameIds) {
  const game = await loadGame(id)
  const games = Array.from({ length: Number(values.games) }, (_, at) =>
    playMatch(game, {
      seed: `${values.seed}-${at}`,
      seats: ['newcomer', against, against],
      thinking: {},
      options: beginnersOptions(id),
    }),
  )
  const own =
    games.reduce((sum, { answers }) => sum + answers.filter(({ seat }) => seat === 0).length, 0) / games.length
  const won = games.filter(({ won }) => won[0]).length
  const { low, high } = wilson(won, games.length)
  const percent = (share: number): string => (100 * share).toFixed(0)
  const mean = (seat: number): string =>
    (games.reduce((sum, { totals }) => sum + (totals[seat] ?? 0), 0) / games.length).toFixed(1)
  console.log(
    `${id}: won ${won} of ${games.length} (${percent(won / games.length)} % [${percent(low)}, ${percent(high)}]); ` +
      `points ${mean(0)} against ${mean(1)} and ${mean(2)}; ${own.toFixed(0)} answers of one’s own`,
  )
}
