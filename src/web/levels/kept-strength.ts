import { isLevel, type Level } from '../../bots/levels.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { TableSnapshot } from '../session/session.ts'
import { type AgainstBot, levelFor, type Strength, strengthAfter, strengthAtFirst } from './strength.ts'

const KEY = 'athenaeum-strength-'

/** The level that results on this device suggest for a game. */
export const offeredLevel = (game: string): Level => levelFor(keptStrength(game), game)

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
