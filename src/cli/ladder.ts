import { parseArgs } from 'node:util'
import { type LadderPlan, type LadderReport, runLadder } from '../bots/ladder.ts'
import { isLevel, type Level, levels } from '../bots/levels.ts'
import { openThreads } from '../bots/threads.ts'
import { loadGame } from '../games/catalogue.ts'
import { Refusal } from '../kernel/errors.ts'

/** Where a command writes: its result, and its progress if somebody watches. */
export interface Out {
  write(text: string): void
  progress(text: string): void
  readonly watched: boolean
}

export const ladderHelp = `athenaeum ladder GAME --players N --levels a,b[,c] --games K [--seed S] [--iterations I | --budget MS] [--json]

Plays levels of bots against each other: each level named takes one seat against the level after it in all other seats,
through all seats in turn. Prints win shares with 95 % intervals and a rating per level. With --iterations the same seed
gives the same result.`

/** The ladder command; returns the exit code. */
export async function ladder(args: readonly string[], out: Out): Promise<number> {
  const plan = await readPlan(args)
  const threads = openThreads()
  try {
    const report = await runLadder(
      plan.ladder,
      match => threads.think({ kind: 'match', game: plan.ladder.game, match }),
      (done, all) => out.watched && out.progress(progressBar(done, all)),
    )
    out.write(plan.json ? `${JSON.stringify(report, undefined, 2)}\n` : printed(report))
    return 0
  } finally {
    await threads.close()
  }
}

async function readPlan(args: readonly string[]): Promise<{ readonly ladder: LadderPlan; readonly json: boolean }> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      players: { type: 'string', default: '2' },
      levels: { type: 'string', default: levels.join(',') },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: 'ladder' },
      iterations: { type: 'string' },
      budget: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const [id = ''] = positionals
  const game = await loadGame(id)
  const players = wholeNumber('players', values.players)
  const { min, max } = game.players
  if (players < min || players > max)
    throw new Refusal('wrong-player-count', `${game.title} is for ${min} to ${max} players, not ${players}`)
  return {
    json: values.json,
    ladder: {
      game: id,
      players,
      levels: values.levels.split(',').map(readLevel),
      games: wholeNumber('games', values.games),
      seed: values.seed,
      thinking: {
        ...(values.iterations === undefined ? {} : { iterations: wholeNumber('iterations', values.iterations) }),
        ...(values.budget === undefined ? {} : { budgetMs: wholeNumber('budget', values.budget) }),
      },
    },
  }
}

function readLevel(name: string): Level {
  if (isLevel(name)) return name
  throw new Refusal('bad-options', `there is no level "${name}"; there are: ${levels.join(', ')}`)
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1)
    throw new Refusal('bad-options', `--${name} is "${text}"; it takes a whole number of at least 1`)
  return value
}

function progressBar(done: number, all: number): string {
  const width = 30
  const full = Math.round((done / all) * width)
  return `\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${all} games${done === all ? '\n' : ''}`
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
