import { chanceFromSeed } from '../kernel/chance.ts'
import { type Level, looksAhead } from './levels.ts'
import type { Match, MatchResult, Thinking } from './match.ts'
import { meanOf, type Pairing, pairingOf, type Rating, ratingsWithIntervals, type SeatResult } from './standings.ts'

/** What a ladder is to play. */
export interface LadderPlan {
  readonly game: string
  readonly players: number
  readonly levels: readonly Level[]
  /** Whether each level meets only the one named after it, and not all of them. */
  readonly neighbours?: boolean
  /** Games of each pair of levels; of each level, if one plays alone. */
  readonly games: number
  /** The same where a level of the pair looks ahead and so takes its time, if not as many. */
  readonly gamesAhead?: number
  /** The level that stands at 1000, if not the weakest. */
  readonly ground?: Level
  readonly seed: string
  readonly thinking: Thinking
  /** Options of the game, where they are not the usual ones. */
  readonly options?: Readonly<Record<string, unknown>> | undefined
}

export interface LadderReport {
  readonly plan: LadderPlan
  /** Each level against each level named after it: one seat against all others. */
  readonly pairings: readonly Pairing[]
  readonly ratings: Readonly<Partial<Record<Level, Rating>>>
  /** Alone there may be nobody to beat: the mean score and its 95 % interval. */
  readonly solo: readonly SoloResult[]
}

export interface SoloResult {
  readonly level: Level
  readonly games: number
  readonly mean: number
  readonly half: number
  /** Games won, by whatever the game calls so alone. */
  readonly won: number
}

interface Fixture {
  readonly match: Match
  readonly one: Level
  readonly rest: Level
  /** Where the single one sits: it takes every seat in turn, and each deal is played from every seat. */
  readonly oneAt: number
}

/** All matches of a ladder, in order. */
export function fixtures(plan: LadderPlan): readonly Fixture[] {
  const { players, levels, seed, thinking, options } = plan
  const pairs = players === 1 ? levels.map(level => [level, level] as const) : pairsOf(plan)
  return pairs.flatMap(([one, rest]) =>
    Array.from({ length: gamesOf(plan, one, rest) }, (_, at): Fixture => {
      const oneAt = at % players
      const seats = Array.from({ length: players }, (_, seat) => (seat === oneAt ? one : rest))
      return { one, rest, oneAt, match: { seed: `${seed}:${Math.floor(at / players)}`, seats, thinking, options } }
    }),
  )
}

const gamesOf = ({ games, gamesAhead = games }: LadderPlan, one: Level, rest: Level): number =>
  looksAhead(one) || looksAhead(rest) ? gamesAhead : games

const pairsOf = ({ levels, neighbours }: LadderPlan): readonly (readonly [Level, Level])[] =>
  levels.flatMap((one, at) =>
    levels.slice(at + 1, neighbours === true ? at + 2 : undefined).map(rest => [one, rest] as const),
  )

/** Plays the whole ladder. `play` plays one match wherever it likes; `played` hears how many are done. */
export async function runLadder(
  plan: LadderPlan,
  play: (match: Match) => Promise<MatchResult>,
  played: (done: number, all: number) => void = () => undefined,
): Promise<LadderReport> {
  const all = fixtures(plan)
  let done = 0
  const results = await Promise.all(
    all.map(async ({ match }) => {
      const result = await play(match)
      played(++done, all.length)
      return result
    }),
  )
  return report(plan, all, results)
}

function report(plan: LadderPlan, all: readonly Fixture[], results: readonly MatchResult[]): LadderReport {
  const games = all.map(({ match, one, rest, oneAt }, at) =>
    match.seats.map(
      (_, seat): SeatResult => ({ level: seat === oneAt ? one : rest, total: results[at]?.totals[seat] ?? 0 }),
    ),
  )
  if (plan.players === 1) {
    const solo = plan.levels.map(level => {
      const own = results.filter((_, at) => all[at]?.one === level)
      const totals = own.flatMap(result => result.totals)
      return { level, games: own.length, ...meanOf(totals), won: own.filter(({ won }) => won[0] === true).length }
    })
    return { plan, pairings: [], ratings: {}, solo }
  }
  const pairings = pairsOf(plan).map(([one, rest]) => {
    const at = all.flatMap((fixture, index) => (fixture.one === one && fixture.rest === rest ? [index] : []))
    return pairingOf(
      one,
      rest,
      at.map(index => all[index]?.oneAt ?? 0),
      at.map(index => games[index] ?? []),
    )
  })
  const rated = ratingsWithIntervals(plan.levels, games, chanceFromSeed(plan.seed), plan.ground)
  return { plan, pairings, ratings: Object.fromEntries(rated), solo: [] }
}
