import type { Path, Seat } from '../../../kernel/contract.ts'
import type { OwnProperties } from '../../../kernel/testing/properties.ts'
import type { Inventions } from '../components.ts'
import type { InventionsState } from '../state.ts'
import { conserved } from './conservation.ts'

/** What no viewer sees, said a second time: the stack below its top, milestones and goals to come, others' goals (I-18.1). */
function secret(state: InventionsState, viewer: Seat | undefined): readonly Path[] {
  const over = state.agenda.length === 0
  return [
    ...state.stack.slice(1).map((_, at): Path => ['stack', at + 1]),
    ...state.milestoneDecks.flatMap((deck, at) => deck.map((_, place): Path => ['milestoneDecks', at, place])),
    ...state.goalDecks.flatMap((deck, at) => deck.map((_, place): Path => ['goalDecks', at, place])),
    ...state.players.flatMap((player, seat) =>
      seat === viewer || over ? [] : player.goals.map((_, at): Path => ['players', seat, 'goals', at]),
    ),
  ]
}

/** The invariants of Inventions, for the hunt and the tests. */
export const own: OwnProperties<InventionsState, Inventions> = { check: conserved, secret }
