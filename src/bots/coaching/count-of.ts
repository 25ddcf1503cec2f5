import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import { profiledOf } from '../profiled-games.ts'

/** How much a seat has of something. */
export function countOf<S extends CoreState, C>(play: Play<S, C>, seat: Seat, counter: string): number {
  const known = profiledOf(play.game).pace.find(({ id }) => id === counter)
  return known?.of(play, seat) ?? 0
}
