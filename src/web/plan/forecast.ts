import type { Play, Score, Seat } from '../../kernel/contract.ts'
import { unlessHidden } from '../../kernel/hidden.ts'

/** What a seat would have if the game ended as it stands, and after a plan. */
export interface SeatForecast {
  readonly seat: Seat
  readonly now: number
  readonly after: number
}

/** What one goal, majority or other source of points gives the plan's seat. */
export interface SourceForecast {
  readonly because: string
  readonly now: number
  readonly after: number
}

export interface Forecast {
  readonly seats: readonly SeatForecast[]
  readonly sources: readonly SourceForecast[]
}

/** Final scores as things stand, and as they would after a plan; undefined where points hang on what is hidden. */
export function forecastOf(now: Play, after: Play, seat: Seat): Forecast | undefined {
  const before = unlessHidden(() => now.game.scores(now))
  const then = unlessHidden(() => after.game.scores(after))
  if (before === undefined || then === undefined) return undefined
  const totalOf = (scores: readonly Score[], of: Seat): number => scores.find(one => one.seat === of)?.total ?? 0
  const sources = [...new Set([...before, ...then].filter(one => one.seat === seat).flatMap(becauses))]
  return {
    seats: before.map(one => ({ seat: one.seat, now: one.total, after: totalOf(then, one.seat) })),
    sources: sources.map(because => ({
      because,
      now: pointsOf(before, seat, because),
      after: pointsOf(then, seat, because),
    })),
  }
}

const becauses = ({ reasons }: Score): readonly string[] => reasons.map(({ because }) => because)

const pointsOf = (scores: readonly Score[], seat: Seat, because: string): number =>
  (scores.find(one => one.seat === seat)?.reasons ?? [])
    .filter(reason => reason.because === because)
    .reduce((sum, { points }) => sum + points, 0)
