import type { GameSpeed, Wish } from '../../protocol/offers/requests.ts'
import type { Arrangement } from '../../tables/entry.ts'
import { usualPace } from '../lobby/clocks.ts'

const MINUTE = 60_000

/** By what time the viewer's own table goes, of either speed, unless they choose otherwise. */
export const usualTiming = (speed: GameSpeed): Pick<Arrangement, 'clock' | 'pace'> =>
  speed === 'days' ? { pace: usualPace() } : { clock: { bank: 45 * MINUTE, increment: MINUTE } }

const KEY = 'athenaeum-wish'

/** What the viewer wished for when they came to wait at a table: asked again from there, it may lead to another. */
export const keepWish = (table: string, wish: Wish): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ table, wish }))

export function keptWish(table: string): Wish | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { table?: string; wish?: Wish }
    return kept.table === table ? kept.wish : undefined
  } catch {
    return undefined
  }
}
