import type { Level } from './levels.ts'

/** One level against the others of a game: how often it won, and by how much. */
export interface Pairing {
  readonly one: Level
  readonly rest: Level
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
export interface SeatResult {
  readonly level: Level
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

export function pairingOf(
  one: Level,
  rest: Level,
  oneAt: readonly number[],
  games: readonly (readonly SeatResult[])[],
): Pairing {
  let wins = 0
  let [sumOne, sumRest, others] = [0, 0, 0]
  games.forEach((seats, at) => {
    const own = oneAt[at] as number
    const best = Math.max(...seats.map(seat => seat.total))
    const winners = seats.filter(seat => seat.total === best).length
    const mine = seats[own]?.total ?? 0
    if (mine === best) wins += 1 / winners
    sumOne += mine
    seats.forEach((seat, index) => {
      if (index === own) return
      sumRest += seat.total
      others++
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

/**
 * Ratings on the scale of Elo, fitted to all comparisons of two seats of different levels in one game (Bradley and Terry,
 * by the iteration of Hunter). The weakest level stands at 1000. Half a comparison is added each way, so that a level that
 * always wins keeps a finite rating.
 */
export function ratings(
  levels: readonly Level[],
  games: readonly (readonly SeatResult[])[],
): ReadonlyMap<Level, number> {
  const wins = levels.map(() => levels.map(() => 0))
  for (const seats of games)
    for (const a of seats)
      for (const b of seats) {
        if (a.level === b.level) continue
        const row = wins[levels.indexOf(a.level)] as number[]
        const to = levels.indexOf(b.level)
        row[to] = (row[to] ?? 0) + (a.total > b.total ? 1 : a.total === b.total ? 0.5 : 0)
      }
  const met = (a: number, b: number): boolean => (wins[a]?.[b] ?? 0) + (wins[b]?.[a] ?? 0) > 0
  const won = (a: number, b: number): number => (wins[a]?.[b] ?? 0) + (met(a, b) ? 0.5 : 0)
  let strength = levels.map(() => 1)
  for (let round = 0; round < 500; round++) {
    strength = strength.map((own, a) => {
      let [mine, expected] = [0, 0]
      levels.forEach((_, b) => {
        if (a === b || !met(a, b)) return
        mine += won(a, b)
        expected += (won(a, b) + won(b, a)) / (own + (strength[b] as number))
      })
      return expected === 0 ? own : mine / expected
    })
  }
  const weakest = Math.min(...strength)
  return new Map(levels.map((level, at) => [level, 1000 + 400 * Math.log10((strength[at] as number) / weakest)]))
}
