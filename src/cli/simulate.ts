import { balanceMarkdown, runBalance } from '../bots/balance.ts'
import type { BalancePlan } from '../bots/balance-plan.ts'
import { isLevel, levels } from '../bots/levels.ts'
import type { Match } from '../bots/match.ts'
import { runPursuits } from '../bots/pursuit.ts'
import { openThreads } from '../bots/threads.ts'
import { loadGame } from '../games/catalogue.ts'
import { chanceFromSeed } from '../kernel/chance.ts'
import type { Game } from '../kernel/contract.ts'
import { begin } from '../kernel/play.ts'
import { playRandomly } from '../kernel/playout.ts'
import { oneWord, readArguments, readOptions, UsageError } from './arguments.ts'
import { readPack } from './components.ts'
import { profileMarkdown, pursuitMarkdown } from './profile-markdown.ts'
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
  const given = readArguments(args, {
    players: 'text',
    games: 'text',
    seed: 'text',
    bots: 'text',
    iterations: 'text',
    pack: 'text',
    options: 'text',
    report: 'switch',
    pursue: 'switch',
    json: 'switch',
  })
  const game = await loadGame(oneWord(given, 'the name of a game'))
  const players = given.number('players', Math.max(2, game.players.min), 1)
  const games = given.number('games', 100, 1)
  const seed = given.text('seed') ?? '1'
  const bots = given.text('bots') ?? 'random'
  if (!isLevel(bots)) throw new UsageError(`--bots takes one of: ${levels.join(', ')}; not "${bots}"`)
  const thinking = { iterations: given.number('iterations', 10, 1) }
  const file = given.text('pack')
  const pack = file === undefined ? undefined : await readPack(game, file)
  const plan = {
    game: game.id,
    players,
    games,
    seed,
    level: bots,
    thinking,
    pack,
    options: readOptions(given, game, players),
  }
  if (given.is('report')) return report(game, plan, args, given.is('pursue'))
  const bar = progressBar(games)
  const began = performance.now()
  const results = bots === 'random' ? playAtRandom(game, plan, bar.at) : await playWithBots(game, plan, bar.at)
  bar.end()
  const found = summary(game, players, results, (performance.now() - began) / 1000)
  console.log(given.is('json') ? JSON.stringify(found) : table(game, found))
  return 0
}

interface GameResult {
  readonly decisions: number
  readonly totals: readonly number[]
  readonly won: readonly boolean[]
}

type Progress = (done: number) => void

/** Random play needs no views and no thoughts: it runs at the engine's full speed. */
function playAtRandom(
  game: Game,
  { players, games, seed, pack, options }: Pick<BalancePlan, 'players' | 'games' | 'seed' | 'pack' | 'options'>,
  told: Progress,
): readonly GameResult[] {
  return Array.from({ length: games }, (_, index) => {
    const play = begin(game, { players, seed: `${seed}/${index}`, options: { ...options, confirm: false }, pack })
    play.events = undefined
    const decisions = playRandomly(play, chanceFromSeed(`${seed}/${index}/answers`))
    const scores = game.scores(play)
    told(index + 1)
    return { decisions, totals: scores.map(score => score.total), won: scores.map(score => score.won) }
  })
}

/** Bots play on all cores. A master thinks a fixed number of iterations, so that the same seed gives the same result. */
async function playWithBots(
  game: Game,
  { players, games, seed, level, thinking, pack, options }: BalancePlan,
  told: Progress,
): Promise<readonly GameResult[]> {
  const threads = openThreads()
  let done = 0
  try {
    return await Promise.all(
      Array.from({ length: games }, async (_, index) => {
        const match = {
          seed: `${seed}/${index}`,
          seats: Array.from({ length: players }, () => level),
          thinking,
          pack,
          options,
        }
        const { totals, won, answers } = await threads.think({ kind: 'match', game: game.id, match })
        told(++done)
        return { decisions: answers.length, totals, won }
      }),
    )
  } finally {
    await threads.close()
  }
}

/** The balance report: how seats, positions and components fare when bots of one level play; and ways to win, if one is to pursue them. */
async function report(game: Game, plan: BalancePlan, args: readonly string[], pursue: boolean): Promise<number> {
  const threads = openThreads()
  const bar = progressBar(plan.games)
  try {
    const watch = (match: Match) => threads.think({ kind: 'observation', game: game.id, match })
    const found = await runBalance(game, plan, watch, bar.at)
    const pursuits = pursue ? await runPursuits(game, plan, watch) : []
    bar.end()
    console.log(
      `${balanceMarkdown(found, `athenaeum simulate ${args.join(' ')}`)}\n${profileMarkdown(found.profile, 'en')}`,
    )
    if (pursue) console.log(pursuitMarkdown(pursuits, 'en'))
    return 0
  } finally {
    await threads.close()
  }
}

function summary(game: Game, players: number, results: readonly GameResult[], seconds: number): Simulation {
  const games = results.length
  const decisions = results.reduce((sum, one) => sum + one.decisions, 0)
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return {
    game: game.id,
    players,
    games,
    decisions,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    scores: seats.map(seat => seatScores(results.map(({ totals }) => totals[seat] ?? 0))),
    wins: seats.map(seat => results.reduce((sum, { won }) => sum + winPart(won, seat), 0) / games),
    meanDecisions: decisions / games,
  }
}

const seatScores = (totals: readonly number[]): SeatScores => ({
  mean: totals.reduce((sum, one) => sum + one, 0) / totals.length,
  min: Math.min(...totals),
  max: Math.max(...totals),
})

const winPart = (won: readonly boolean[], seat: number): number =>
  won[seat] === true ? 1 / won.filter(Boolean).length : 0

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
