/**
 * How often a newcomer wins the first game that "Play now" deals: `npm run first-games -- newton --games 60`.
 *
 * The newcomer is simulated: a novice with half as many faults again, at the first seat, with what the rulebook proposes for a
 * first game, against two bots of the level that is offered at first.
 */
import { parseArgs } from 'node:util'
import { playMatch } from '../src/bots/match.ts'
import { type Skill, skillOf } from '../src/bots/skill.ts'
import { gameIds, loadGame } from '../src/games/catalogue.ts'
import { beginnersOptions } from '../src/games/first-game.ts'
import { firstLevel } from '../src/web/levels/strength.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '60' },
    /** How many times a novice's faults the newcomer has. */
    faults: { type: 'string', default: '1.5' },
    seed: { type: 'string', default: 'first-game' },
  },
})

for (const id of positionals.length > 0 ? positionals : gameIds) {
  const game = await loadGame(id)
  const novice = skillOf('novice', id, 3)
  const newcomer: Skill = { ...novice, faults: novice.faults * Number(values.faults) }
  const games = Array.from({ length: Number(values.games) }, (_, at) =>
    playMatch(game, {
      seed: `${values.seed}-${at}`,
      seats: [newcomer, firstLevel, firstLevel],
      thinking: {},
      options: beginnersOptions(id),
    }),
  )
  const won = games.filter(({ won }) => won[0]).length
  const mean = (seat: number): string =>
    (games.reduce((sum, { totals }) => sum + (totals[seat] ?? 0), 0) / games.length).toFixed(1)
  console.log(`${id}: won ${won} of ${games.length}; points ${mean(0)} against ${mean(1)} and ${mean(2)}`)
}
