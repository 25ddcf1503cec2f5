import { chanceFromSeed } from '../../kernel/chance.ts'
import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import { viewOf } from '../../kernel/view.ts'
import { imagineWorld } from '../world.ts'

/** A world that fits what the seat sees, always the same one. */
export function seenWorld<S extends CoreState, C>({ game, components, state }: Play<S, C>, seat: Seat): Play<S, C> {
  const position = { game, components, view: viewOf(game, state, seat), seat }
  return imagineWorld(position, chanceFromSeed('challenge'))
}
