import type { CoreState, Game } from '../kernel/contract.ts'
import type { Translations } from '../kernel/translations.ts'
import type { BalancePlan, Observation } from './balance-plan.ts'
import type { Match, Pursuit } from './match.ts'
import type { Mind } from './mind.ts'
import { mindOf } from './minds.ts'
import { profiledOf } from './profiled-games.ts'
import { meanOf, wilson } from './standings.ts'

/** How seats fared that pursued a way, and by what it shows that they did. */
export interface Pursued {
  readonly name: Translations<string>
  readonly counter: Translations<string>
  readonly games: number
  /** Part of the games that they won, with its 95 % interval. */
  readonly share: number
  readonly low: number
  readonly high: number
  readonly points: number
  readonly pointsOfOthers: number
  readonly counted: number
  readonly countedOfOthers: number
}

/** The mind of a seat that pursues a way: to it, everything that the way's counter counts is worth so many points more. */
export function pursuing<S extends CoreState, C>(game: Game<S, C>, { way }: Pursuit, mind = mindOf(game)): Mind<S, C> {
  const { worth, counter } = wayOf(game, way)
  const { of } = counterOf(game, counter)
  const { experienced } = mind
  return {
    ...mind,
    judge(play, seat, terms) {
      mind.judge(play, seat, terms)
      terms[0] = (terms[0] ?? 0) + worth * of(play, seat)
    },
    ...(experienced && {
      experienced(seats) {
        const known = experienced(seats)
        return known && pursuing(game, { seat: 0, way }, known)
      },
    }),
  }
}

const waysOf = (game: Pick<Game, 'id'>) => profiledOf(game).ways ?? []

function wayOf(game: Pick<Game, 'id'>, id: string) {
  const way = waysOf(game).find(one => one.id === id)
  if (way === undefined) throw new Error(`${game.id} has no way to win named "${id}"`)
  return way
}

function counterOf<S extends CoreState, C>(game: Game<S, C>, id: string) {
  const counter = profiledOf(game).pace.find(one => one.id === id)
  if (counter === undefined) throw new Error(`${game.id} has no counter named "${id}"`)
  return counter
}

/** Plays as many games for each way of the game, one seat after the other pursuing it among others that do not. */
export async function runPursuits(
  game: Game,
  { players, level, games, seed, thinking, pack }: BalancePlan,
  watch: (match: Match) => Promise<Observation>,
): Promise<readonly Pursued[]> {
  const seats = Array.from({ length: players }, () => level)
  return Promise.all(
    waysOf(game).map(async ({ id, name, counter }) => {
      const pursuits = Array.from({ length: games }, (_, at): Pursuit => ({ seat: at % players, way: id }))
      const seen = await Promise.all(
        pursuits.map((pursuit, at) => watch({ seed: `${seed}:${id}:${at}`, seats, thinking, pack, pursuit })),
      )
      return { name, counter: counterOf(game, counter).name, ...faringOf(pursuits, seen, counter) }
    }),
  )
}

function faringOf(pursuits: readonly Pursuit[], seen: readonly Observation[], counter: string) {
  const own: { points: number; counted: number }[] = []
  const others: { points: number; counted: number }[] = []
  let wins = 0
  seen.forEach(({ totals, won, course }, at) => {
    const { seat: pursuer } = pursuits[at] as Pursuit
    wins += won[pursuer] ?? 0
    const counts = course.rounds.at(-1)?.find(({ id }) => id === counter)?.bySeat ?? []
    totals.forEach((points, seat) => {
      ;(seat === pursuer ? own : others).push({ points, counted: counts[seat] ?? 0 })
    })
  })
  const mean = (rows: readonly { points: number; counted: number }[], what: 'points' | 'counted') =>
    meanOf(rows.map(row => row[what])).mean
  return {
    games: seen.length,
    share: wins / Math.max(1, seen.length),
    ...wilson(wins, seen.length),
    points: mean(own, 'points'),
    pointsOfOthers: mean(others, 'points'),
    counted: mean(own, 'counted'),
    countedOfOthers: mean(others, 'counted'),
  }
}
