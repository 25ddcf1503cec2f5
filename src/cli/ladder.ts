import { fixtures, type LadderPlan, type LadderReport, runLadder } from '../bots/ladder.ts'
import { isLevel, type Level, levels, steps } from '../bots/levels.ts'
import { openThreads } from '../bots/threads.ts'
import { loadGame } from '../games/catalogue.ts'
import { type Arguments, oneWord, readArguments, readOptions, UsageError } from './arguments.ts'
import { progressBar } from './progress.ts'

/** Where a command writes its result. */
export interface Out {
  write(text: string): void
}

/**
 * `athenaeum ladder GAME --players N --levels a,b[,c] [--neighbours] | --all --games K [--games-ahead K] [--seed S] [--iterations I | --budget MS] [--options NAME=VALUE,…] [--threads T] [--json]`
 *
 * Plays levels of bots against each other: each level takes one seat against each level named after it in all others,
 * through all seats in turn. With --neighbours only against the next one named: what that finds can be put on end to one scale. With
 * --all these are all levels that people meet, and the ratings are those of `src/bots/ratings.json`, where a novice stands at 1000.
 * --games-ahead is for pairs that look ahead and so take their time. With --iterations the same seed gives the same result. Returns
 * the exit code.
 */
export async function ladder(args: readonly string[], out: Out): Promise<number> {
  const given = readArguments(args, {
    players: 'text',
    levels: 'text',
    all: 'switch',
    neighbours: 'switch',
    games: 'text',
    'games-ahead': 'text',
    seed: 'text',
    iterations: 'text',
    budget: 'text',
    options: 'text',
    threads: 'text',
    json: 'switch',
  })
  const plan = await readPlan(given)
  const bar = progressBar(fixtures(plan).length)
  const threads = openThreads(given.text('threads') === undefined ? undefined : given.number('threads', 1, 1))
  try {
    const report = await runLadder(plan, match => threads.think({ kind: 'match', game: plan.game, match }), bar.at)
    bar.end()
    out.write(given.is('json') ? `${JSON.stringify(report, undefined, 2)}\n` : printed(report))
    return 0
  } finally {
    await threads.close()
  }
}

async function readPlan(given: Arguments): Promise<LadderPlan> {
  const game = await loadGame(oneWord(given, 'the name of a game'))
  const { min, max } = game.players
  const players = given.number('players', Math.max(2, min), 1)
  if (players < min || players > max)
    throw new UsageError(`${game.title} is for ${min} to ${max} players, not ${players}`)
  const has = (name: string): boolean => given.text(name) !== undefined
  const all = given.is('all')
  if (all && has('levels')) throw new UsageError('--all takes every level: leave out --levels')
  return {
    game: game.id,
    players,
    levels: all ? [...steps].reverse() : (given.text('levels') ?? 'master,scholar,novice').split(',').map(readLevel),
    neighbours: all || given.is('neighbours'),
    games: given.number('games', 100, 1),
    ...(has('games-ahead') ? { gamesAhead: given.number('games-ahead', 1, 1) } : {}),
    ...(all ? { ground: 'novice' } : {}),
    seed: given.text('seed') ?? 'ladder',
    options: readOptions(given, game, players),
    thinking: {
      ...(has('iterations') ? { iterations: given.number('iterations', 1, 1) } : {}),
      ...(has('budget') ? { budgetMs: given.number('budget', 1, 1) } : {}),
    },
  }
}

function readLevel(name: string): Level {
  if (isLevel(name)) return name
  throw new UsageError(`there is no level "${name}"; there are: ${levels.join(', ')}`)
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function printed({ plan, pairings, ratings, solo }: LadderReport): string {
  const heading = `${plan.game}, ${plan.players} players, seed ${plan.seed}`
  const alone = solo.map(
    ({ level, games, mean, half, won }) =>
      `${level.padEnd(10)} ${mean.toFixed(1)} ± ${half.toFixed(1)} points in ${games} games, ${won} won`,
  )
  const against = pairings.map(
    ({ one, rest, games, share, low, high, meanOne, meanRest }) =>
      `${one.padEnd(10)} against ${rest.padEnd(10)} wins ${percent(share).padStart(7)}  [${percent(low)}, ${percent(high)}]` +
      `  of ${games}; points ${meanOne.toFixed(1)} : ${meanRest.toFixed(1)}`,
  )
  const rated = Object.entries(ratings).map(
    ([level, { rating, low, high }]) =>
      `${level.padEnd(10)} ${Math.round(rating)}  [${Math.round(low)}, ${Math.round(high)}]`,
  )
  return `${[heading, '', ...alone, ...against, ...(rated.length === 0 ? [] : ['', 'rating', ...rated])].join('\n')}\n`
}
