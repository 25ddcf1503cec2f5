import { type ContestReport, runContest, type Seating } from '../bots/contest.ts'
import { beginMatch } from '../bots/match.ts'
import { loadGame } from '../games/catalogue.ts'
import type { Game } from '../kernel/contract.ts'
import { answer, firstQuestion, isOver } from '../kernel/play.ts'
import { readArguments, UsageError } from './arguments.ts'
import { type Contestant, contestantNamed } from './contestants.ts'
import type { Out } from './ladder.ts'

/**
 * `athenaeum match GAME A B [--players N] [--difference PERCENT] [--most DEALS] [--seed S] [--iterations I | --budget MS] [--json]`
 *
 * Two players against each other, until it is known whether A is better: a sequential test of "A wins as often as B would" against
 * "A wins so many percent more". Each deal is played from every seat. Returns the exit code.
 */
export async function match(args: readonly string[], out: Out): Promise<number> {
  const given = readArguments(args, {
    players: 'text',
    difference: 'text',
    most: 'text',
    seed: 'text',
    iterations: 'text',
    budget: 'text',
    json: 'switch',
  })
  const [id, a, b, extra] = given.words
  if (id === undefined || a === undefined || b === undefined || extra !== undefined)
    throw new UsageError('a match takes a game and two players: athenaeum match newton scholar master')
  const game = await loadGame(id)
  const players = given.number('players', 2, 2)
  if (players > game.players.max)
    throw new UsageError(`${game.title} is for ${game.players.min} to ${game.players.max} players, not ${players}`)
  const thinking = {
    ...(given.text('iterations') === undefined ? {} : { iterations: given.number('iterations', 1, 1) }),
    ...(given.text('budget') === undefined ? {} : { budgetMs: given.number('budget', 1, 1) }),
  }
  const even = 1 / players
  const hypotheses = { none: even, some: even + given.number('difference', 10, 1) / 100, error: 0.05 }
  const plan = { players, seed: given.text('seed') ?? 'match', hypotheses, mostDeals: given.number('most', 200, 1) }
  const [one, rest] = [await contestantNamed(a, thinking), await contestantNamed(b, thinking)]
  try {
    const report = await runContest(plan, (seed, seating) => playGame(game, seed, seating, { one, rest }))
    out.write(given.is('json') ? `${JSON.stringify(report, undefined, 2)}\n` : printed(a, b, report))
    return 0
  } finally {
    one.close()
    rest.close()
  }
}

async function playGame(
  game: Game,
  seed: string,
  seating: Seating,
  who: Readonly<Record<'one' | 'rest', Contestant>>,
): Promise<{ readonly totals: readonly number[] }> {
  const play = beginMatch(game, { seed, seats: seating.map(() => 'random'), thinking: {} })
  while (!isOver(play)) {
    const question = firstQuestion(play)
    const { seat } = question
    answer(play, seat, await who[seating[seat] ?? 'rest'].answer(play, question, seed))
  }
  return { totals: game.scores(play).map(score => score.total) }
}

const findings = {
  some: 'better by as much as was asked',
  none: 'not better',
  open: 'not known yet: more deals would tell',
} as const

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const printed = (a: string, b: string, { share, low, high, games, deals, finding }: ContestReport): string =>
  `${a} against ${b}: wins ${percent(share)} [${percent(low)}, ${percent(high)}] of ${games} games (${deals} deals, each from every seat)\n` +
  `${a} is ${findings[finding]}\n`
