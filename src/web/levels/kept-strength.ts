import { isLevel, type Level } from '../../bots/levels.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { OwnRating } from '../../protocol/ratings.ts'
import type { TableSnapshot } from '../session/session.ts'
import { type AgainstBot, levelFor, type Strength, strengthAfter, strengthAtFirst } from './strength.ts'

const KEY = 'athenaeum-strength-'

/** The level that a person's results suggest for a game: those on this device, or the rated ones at the server if they are more. */
export function offeredLevel(game: string): Level {
  const here = keptStrength(game)
  const atServer = serverRatings()[game]
  const isMore = typeof atServer?.rating === 'number' && atServer.games > here.counted.length
  return levelFor(isMore ? atServer : here, game)
}

const SERVER_KEY = 'athenaeum-ratings'

/** A rating as the server told it last. */
type ServerRating = Pick<OwnRating, 'rating' | 'games'>

function serverRatings(): Readonly<Record<string, ServerRating>> {
  try {
    return JSON.parse(localStorage.getItem(SERVER_KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** Keeps what the server says of the viewer, for when it is not asked. */
export function keepServerRatings(told: readonly OwnRating[]): void {
  const known = Object.fromEntries(told.map(({ game, rating, games }) => [game, { rating, games }]))
  localStorage.setItem(SERVER_KEY, JSON.stringify({ ...serverRatings(), ...known }))
}

/** Somebody else may sit here now. */
export const forgetServerRatings = (): void => localStorage.removeItem(SERVER_KEY)

function keptStrength(game: string): Strength {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + game) ?? '{}') as Partial<Strength>
    if (typeof kept.rating === 'number' && Array.isArray(kept.counted)) return kept as Strength
  } catch {
    // What cannot be read is begun again.
  }
  return strengthAtFirst(game)
}

/** Counts the result of a finished table of a person against bots. */
export function countResult({ id, game, seat, seats, ended, scores = [] }: TableSnapshot): void {
  if (seat === undefined || ended) return
  const results = againstBots(seat, seats, new Map(scores.map(({ seat: at, total }) => [at, total])))
  localStorage.setItem(KEY + game.id, JSON.stringify(strengthAfter(keptStrength(game.id), game.id, id, results)))
}

function againstBots(
  own: Seat,
  seats: TableSnapshot['seats'],
  totals: ReadonlyMap<Seat, number>,
): readonly AgainstBot[] {
  const mine = totals.get(own) ?? 0
  return seats.flatMap(({ kind, level = '' }, at) => {
    if (kind !== 'bot' || !isLevel(level) || level === 'random') return []
    const theirs = totals.get(at) ?? 0
    return [{ level, score: mine > theirs ? 1 : mine === theirs ? 0.5 : 0 }]
  })
}
