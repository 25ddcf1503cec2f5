import { fixtures, type LadderPlan, type LadderReport, runLadder } from '../bots/ladder.ts'
import { isLevel, type Level, levels } from '../bots/levels.ts'
import { openThreads } from '../bots/threads.ts'
import { loadGame } from '../games/catalogue.ts'
import { type Arguments, oneWord, readArguments, UsageError } from './arguments.ts'
import { progressBar } from './progress.ts'

/** Where a command writes its result. */
export interface Out {
  write(text: string): void
}

/**
 * `athenaeum ladder GAME --players N --levels a,b[,c] --games K [--seed S] [--iterations I | --budget MS] [--json]`
 *
 * Plays levels of bots against each other: each level takes one seat against each level named after it in all others,
 * through all seats in turn. With --iterations the same seed gives the same result. Returns the exit code.
 */
export async function ladder(args: readonly string[], out: Out): Promise<number> {
  const given = readArguments(args, {
    players: 'text',
    levels: 'text',
    games: 'text',
    seed: 'text',
    iterations: 'text',
    budget: 'text',
    json: 'switch',
  })
  const plan = await readPlan(given)
  const bar = progressBar(fixtures(plan).length)
  const threads = openThreads()
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
  return {
    game: game.id,
    players,
    levels: (given.text('levels') ?? levels.join(',')).split(',').map(readLevel),
    games: given.number('games', 100, 1),
    seed: given.text('seed') ?? 'ladder',
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
    ({ level, games, mean, half }) =>
      `${level.padEnd(8)} ${mean.toFixed(1)} ± ${half.toFixed(1)} points in ${games} games`,
  )
  const against = pairings.map(
    ({ one, rest, games, share, low, high, meanOne, meanRest }) =>
      `${one.padEnd(8)} against ${rest.padEnd(8)} wins ${percent(share).padStart(7)}  [${percent(low)}, ${percent(high)}]` +
      `  of ${games}; points ${meanOne.toFixed(1)} : ${meanRest.toFixed(1)}`,
  )
  const rated = Object.entries(ratings).map(([level, rating]) => `${level.padEnd(8)} ${Math.round(rating)}`)
  return `${[heading, '', ...alone, ...against, ...(rated.length === 0 ? [] : ['', 'rating', ...rated])].join('\n')}\n`
}
