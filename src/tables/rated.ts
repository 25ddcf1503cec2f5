import { isLevel, steps } from '../bots/levels.ts'
import { isShipped } from '../games/editions.ts'
import { componentHash } from '../kernel/components.ts'
import type { Game } from '../kernel/contract.ts'
import type { Arrangement } from './entry.ts'
import { TableRefusal } from './refusal.ts'
import type { SeatHolder } from './seats.ts'

/** What a rated table is, beside one that is not. `docs/ratings.md` says why. */

/** A result can only be compared with others if it was played with the same values, and against somebody. */
export function mustBeRateable(game: Game, { rated, pack }: Arrangement, players: number): void {
  if (!rated) return
  if (players < 2) throw new TableRefusal('rated-alone')
  if (pack !== undefined || !isShipped(game.id, componentHash(game.pack))) throw new TableRefusal('rated-own-pack')
}

/** Only levels with a rating of their own can be measured against. */
export function mustBeMeasured({ rated }: Arrangement, holder: SeatHolder): void {
  if (!rated || holder.kind !== 'bot' || holder.standsInFor !== undefined) return
  if (!isLevel(holder.level) || !steps.includes(holder.level))
    throw new TableRefusal('rated-level', { level: holder.level })
}
