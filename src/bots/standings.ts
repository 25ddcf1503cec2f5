import { type Chance, randomItem } from '../kernel/chance.ts'
import { itemAt } from '../kernel/rows.ts'
import type { Level } from './levels.ts'

/** One kind of player against the others of a game: how often it won, and by how much. */
export interface Pairing<P = Level> {
  readonly one: P
  readonly rest: P
  readonly games: number
  /** Wins of `one`; a shared victory counts as its share. */
  readonly wins: number
  readonly share: number
  /** 95 % interval of the share (Wilson). */
  readonly low: number
  readonly high: number
  readonly meanOne: number
  readonly meanRest: number
}

/** One seat of a finished game. */
export interface SeatResult<P = Level> {
  readonly level: P
  readonly total: number
}

const Z = 1.959964

/** The Wilson interval of a share of `games`. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const spread = (Z * Z) / games
  const centre = (share + spread / 2) / (1 + spread)
  const half = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games))) / (1 + spread)
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** What a seat has of the victory: all, or its share if several have as much. */
export function shareOf(totals: readonly number[], seat: number): number {
  const best = Math.max(...totals)
  return totals[seat] === best ? 1 / totals.filter(total => total === best).length : 0
}

export function pairingOf<P>(
  one: P,
  rest: P,
  oneAt: readonly number[],
  games: readonly (readonly SeatResult<P>[])[],
): Pairing<P> {
  let wins = 0
  let [sumOne, sumRest, others] = [0, 0, 0]
  games.forEach((seats, at) => {
    const own = oneAt[at] as number
    const totals = seats.map(seat => seat.total)
    wins += shareOf(totals, own)
    totals.forEach((total, index) => {
      if (index === own) sumOne += total
      else {
        sumRest += total
        others++
      }
    })
  })
  const count = games.length
  const share = count === 0 ? 0 : wins / count
  return {
    one,
    rest,
    games: count,
    wins,
    share,
    ...wilson(wins, count),
    meanOne: sumOne / Math.max(1, count),
    meanRest: sumRest / Math.max(1, others),
  }
}

/** Mean of scores with its 95 % interval. */
export function meanOf(totals: readonly number[]): { readonly mean: number; readonly half: number } {
  const mean = totals.reduce((sum, one) => sum + one, 0) / Math.max(1, totals.length)
  const square = totals.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, totals.length - 1)
  return { mean, half: Z * Math.sqrt(square / Math.max(1, totals.length)) }
}

/** Wins of each against each: the place in the list is that of the player. */
type Wins = readonly (readonly number[])[]

/**
 * Ratings on the scale of Elo, fitted to all comparisons of two seats of different players in one game. The weakest stands at
 * 1000.
 */
export const ratings = <P>(
  players: readonly P[],
  games: readonly (readonly SeatResult<P>[])[],
): ReadonlyMap<P, number> => new Map(fitted(winsAmong(players, games)).map((rating, at) => [players[at] as P, rating]))

export interface Rating {
  readonly rating: number
  /** 95 % interval. */
  readonly low: number
  readonly high: number
}

/** How often games are drawn again to see how far a rating may be off. */
const RESAMPLES = 200

/** Ratings with their intervals, by drawing from the games again and again. The ground, or else the weakest, stands at 1000. */
export function ratingsWithIntervals<P>(
  players: readonly P[],
  games: readonly (readonly SeatResult<P>[])[],
  chance: Chance,
  ground?: P,
): ReadonlyMap<P, Rating> {
  const wins = winsAmong(players, games)
  const at1000 = ground === undefined ? weakestOf(wins) : players.indexOf(ground)
  const found = fitted(wins, at1000)
  const drawn = Array.from({ length: RESAMPLES }, () => {
    const again = games.map(() => randomItem(chance, games))
    return fitted(winsAmong(players, again), at1000)
  })
  return new Map(
    players.map((player, at) => {
      const sorted = drawn.map(each => each[at] as number).sort((a, b) => a - b)
      const quantile = (part: number): number => sorted[Math.round(part * (RESAMPLES - 1))] as number
      return [player, { rating: found[at] as number, low: quantile(0.025), high: quantile(0.975) }]
    }),
  )
}

const weakestOf = (wins: Wins): number => {
  const rated = fitted(wins)
  return rated.indexOf(Math.min(...rated))
}

function winsAmong<P>(players: readonly P[], games: readonly (readonly SeatResult<P>[])[]): Wins {
  const wins = players.map(() => players.map(() => 0))
  for (const seats of games)
    for (const a of seats)
      for (const b of seats) {
        if (a.level === b.level) continue
        const row = itemAt(wins, players.indexOf(a.level))
        const to = players.indexOf(b.level)
        row[to] = (row[to] ?? 0) + (a.total > b.total ? 1 : a.total === b.total ? 0.5 : 0)
      }
  return wins
}

/**
 * The ratings that fit best (Bradley and Terry, by the iteration of Hunter). Half a comparison is added each way, so that whoever
 * always wins keeps a finite rating.
 */
function fitted(wins: Wins, at1000?: number): readonly number[] {
  const met = (a: number, b: number): boolean => (wins[a]?.[b] ?? 0) + (wins[b]?.[a] ?? 0) > 0
  const won = (a: number, b: number): number => (wins[a]?.[b] ?? 0) + (met(a, b) ? 0.5 : 0)
  let strength = wins.map(() => 1)
  for (let round = 0; round < 500; round++) {
    strength = strength.map((own, a) => {
      let [mine, expected] = [0, 0]
      strength.forEach((other, b) => {
        if (a === b || !met(a, b)) return
        mine += won(a, b)
        expected += (won(a, b) + won(b, a)) / (own + other)
      })
      return expected === 0 ? own : mine / expected
    })
  }
  const ground = at1000 === undefined ? Math.min(...strength) : (strength[at1000] as number)
  return strength.map(own => 1000 + 400 * Math.log10(own / ground))
}
