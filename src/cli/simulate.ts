import { loadGame } from '../games/catalogue.ts'
import { chanceFromSeed } from '../kernel/chance.ts'
import type { Game, Score } from '../kernel/contract.ts'
import { begin } from '../kernel/play.ts'
import { playRandomly } from '../kernel/playout.ts'
import { oneWord, readArguments, UsageError } from './arguments.ts'
import { progressBar } from './progress.ts'

export interface SeatScores {
  readonly mean: number
  readonly min: number
  readonly max: number
}

/** What a simulation found; `--json` prints exactly this. */
export interface Simulation {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly scores: readonly SeatScores[]
  /** Share of games won by each seat; a shared victory counts in parts. */
  readonly wins: readonly number[]
  readonly meanDecisions: number
}

export async function simulate(args: readonly string[]): Promise<number> {
  const given = readArguments(args, { players: 'text', games: 'text', seed: 'text', bots: 'text', json: 'switch' })
  const game = await loadGame(oneWord(given, 'the name of a game'))
  const players = given.number('players', game.players.min === 1 ? 2 : game.players.min, 1)
  const games = given.number('games', 100, 1)
  const level = given.text('bots') ?? 'random'
  if (level !== 'random') throw new UsageError(`--bots takes: random; not "${level}"`)
  const bar = progressBar(games)
  const found = runGames(game, players, games, given.text('seed') ?? '1', bar.at)
  bar.end()
  console.log(given.is('json') ? JSON.stringify(found) : table(game, found))
  return 0
}

export function runGames(
  game: Game,
  players: number,
  games: number,
  seed: string,
  told: (done: number) => void,
): Simulation {
  const results: (readonly Score[])[] = []
  let decisions = 0
  const began = performance.now()
  for (let index = 0; index < games; index++) {
    const play = begin(game, { players, seed: `${seed}/${index}`, options: { confirm: false } })
    play.events = undefined
    decisions += playRandomly(play, chanceFromSeed(`${seed}/${index}/answers`))
    results.push(game.scores(play))
    told(index + 1)
  }
  const seconds = (performance.now() - began) / 1000
  return {
    game: game.id,
    players,
    games,
    decisions,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    scores: Array.from({ length: players }, (_, seat) => seatScores(results.map(scores => scores[seat]?.total ?? 0))),
    wins: Array.from(
      { length: players },
      (_, seat) => results.reduce((sum, scores) => sum + winPart(scores, seat), 0) / games,
    ),
    meanDecisions: decisions / games,
  }
}

const seatScores = (totals: readonly number[]): SeatScores => ({
  mean: totals.reduce((sum, one) => sum + one, 0) / totals.length,
  min: Math.min(...totals),
  max: Math.max(...totals),
})

const winPart = (scores: readonly Score[], seat: number): number =>
  scores[seat]?.won === true ? 1 / scores.filter(score => score.won).length : 0

function table(game: Game, found: Simulation): string {
  const rows = found.scores.map(
    ({ mean, min, max }, seat) =>
      `  seat ${seat}   ${mean.toFixed(1).padStart(6)} ${String(min).padStart(5)} ${String(max).padStart(5)}   ${(100 * (found.wins[seat] ?? 0)).toFixed(1).padStart(5)} %`,
  )
  return [
    `${game.title}, ${found.players} players, ${found.games} games`,
    `  ${found.decisions} decisions in ${found.seconds.toFixed(2)} s: ${found.decisionsPerSecond} per second, ${found.meanDecisions.toFixed(1)} per game`,
    '  score      mean   min   max     wins',
    ...rows,
  ].join('\n')
}
