import type { Translations } from '../kernel/translations.ts'
import type { AmountsBySeat, CourseNotes } from './course-notes.ts'

/** One game as a profile reads it. */
export interface PlayedGame {
  readonly totals: readonly number[]
  /** Each seat's share of the victory. */
  readonly won: readonly number[]
  readonly course: CourseNotes
}

/** Where points come from, and whether it sets winners apart. */
export interface Source {
  readonly id: string
  readonly name: Translations<string>
  /** Points of a seat, in the mean. */
  readonly mean: number
  /** Part of all points. */
  readonly share: number
  readonly winners: number
  readonly others: number
  /** Seats that stood out by this source more than by any other, beside the mean of their game. */
  readonly pursued: number
  /** Part of those seats that won. */
  readonly wonBy: number
}

/** How a counter stood at the end of each round. */
export interface CounterByRound {
  readonly id: string
  readonly name: Translations<string>
  readonly mean: readonly number[]
  /** The seat with the most. */
  readonly leader: readonly number[]
  /** The seat that won, or those that did together. */
  readonly winner: readonly number[]
}

export interface Spread {
  readonly winner: number
  readonly last: number
  /** The last seat's total as part of the winner's, in the mean of the games. */
  readonly ratio: number
  readonly deviation: number
  readonly lowest: number
  readonly highest: number
}

/** The shape of a game: what players who know it would describe. */
export interface Profile {
  readonly games: number
  readonly sources: readonly Source[]
  readonly pace: readonly CounterByRound[]
  readonly spread: Spread
  readonly answers: number
  readonly turns: number
}

export function profileOf(games: readonly PlayedGame[]): Profile {
  return {
    games: games.length,
    sources: sourcesOf(games),
    pace: paceOf(games),
    spread: spreadOf(games.map(({ totals }) => totals)),
    answers: mean(games.map(({ course }) => course.answers)),
    turns: mean(games.map(({ course }) => course.turns)),
  }
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

/** Every amount that games name, once, as it first comes. */
const named = (amounts: readonly AmountsBySeat[]): readonly AmountsBySeat[] => [
  ...new Map(amounts.map(one => [one.id, one] as const)).values(),
]

const amountOf = (amounts: readonly AmountsBySeat[], id: string, seat: number): number =>
  amounts.find(one => one.id === id)?.bySeat[seat] ?? 0

function sourcesOf(games: readonly PlayedGame[]): readonly Source[] {
  const kinds = named(games.flatMap(({ course }) => course.points))
  const seats = games.flatMap(({ totals, won, course }) =>
    totals.map((_, seat) => {
      const points = new Map(kinds.map(({ id }) => [id, amountOf(course.points, id, seat)] as const))
      return { won: won[seat] ?? 0, points, way: wayOf(course.points, seat) }
    }),
  )
  const all = seats.reduce((sum, { points }) => sum + [...points.values()].reduce((one, more) => one + more, 0), 0)
  const weighed = (id: string, weight: (won: number) => number): number => {
    const whole = seats.reduce((sum, { won }) => sum + weight(won), 0)
    return seats.reduce((sum, { won, points }) => sum + weight(won) * (points.get(id) ?? 0), 0) / Math.max(1, whole)
  }
  return kinds
    .map(({ id, name }) => {
      const pursuing = seats.filter(({ way }) => way === id)
      const whole = weighed(id, () => 1)
      return {
        id,
        name,
        mean: whole,
        share: all === 0 ? 0 : (whole * seats.length) / all,
        winners: weighed(id, won => won),
        others: weighed(id, won => 1 - won),
        pursued: pursuing.length,
        wonBy: mean(pursuing.map(({ won }) => won)),
      }
    })
    .sort((one, other) => other.mean - one.mean)
}

/** The source by which a seat stands out most beside the mean of its game; none in a game alone. */
function wayOf(points: readonly AmountsBySeat[], seat: number): string | undefined {
  let [way, most] = [undefined as string | undefined, 0]
  for (const { id, bySeat } of points) {
    const ahead = (bySeat[seat] ?? 0) - mean(bySeat)
    if (ahead > most) [way, most] = [id, ahead]
  }
  return way
}

function paceOf(games: readonly PlayedGame[]): readonly CounterByRound[] {
  const rounds = Math.max(0, ...games.map(({ course }) => course.rounds.length))
  return named(games.flatMap(({ course }) => course.rounds.flat())).map(({ id, name }) => {
    const at = (round: number) =>
      games.flatMap(({ course, won }) =>
        (course.rounds[round] ?? []).filter(one => one.id === id).map(({ bySeat }) => ({ bySeat, won })),
      )
    const byRound = Array.from({ length: rounds }, (_, round) => at(round))
    return {
      id,
      name,
      mean: byRound.map(one => mean(one.flatMap(({ bySeat }) => bySeat))),
      leader: byRound.map(one => mean(one.map(({ bySeat }) => Math.max(...bySeat)))),
      winner: byRound.map(one => mean(one.map(({ bySeat, won }) => weighed(bySeat, won)))),
    }
  })
}

/** What seats have, each by its share of the victory. */
const weighed = (bySeat: readonly number[], won: readonly number[]): number =>
  bySeat.reduce((sum, one, seat) => sum + one * (won[seat] ?? 0), 0)

function spreadOf(games: readonly (readonly number[])[]): Spread {
  const best = games.map(totals => Math.max(...totals))
  const last = games.map(totals => Math.min(...totals))
  const all = games.flat()
  const middle = mean(all)
  return {
    winner: mean(best),
    last: mean(last),
    ratio: mean(last.map((one, at) => one / Math.max(1, best[at] ?? 1))),
    deviation: Math.sqrt(mean(all.map(one => (one - middle) ** 2))),
    lowest: all.length === 0 ? 0 : Math.min(...all),
    highest: all.length === 0 ? 0 : Math.max(...all),
  }
}
