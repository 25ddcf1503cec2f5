import type { Path, Seat } from '../../../kernel/contract.ts'
import type { OwnProperties } from '../../../kernel/testing/properties.ts'
import type { AlmaMater } from '../components.ts'
import type { AlmaMaterState } from '../state.ts'
import { conserved } from './conservation.ts'

/** What must hold in every position of Alma Mater, besides what holds in every game. */
export const own: OwnProperties<AlmaMaterState, AlmaMater> = { check: conserved, secret }

/** Decks, and of other players hands, cards put away and, during the draft, cards kept. */
function secret(state: AlmaMaterState, viewer: Seat | undefined): readonly Path[] {
  const all = (ids: readonly string[], ...path: Path): readonly Path[] => ids.map((_, at) => [...path, at])
  return [
    ...all(state.setupDeck, 'setupDeck'),
    ...all(state.ignotusDeck, 'ignotusDeck'),
    ...state.players.flatMap(({ packet, kept, boxed }, seat) =>
      seat === viewer
        ? []
        : [
            ...all(packet, 'players', seat, 'packet'),
            ...all(boxed, 'players', seat, 'boxed'),
            ...(state.order.length === 0 ? all(kept, 'players', seat, 'kept') : []),
          ],
    ),
  ]
}
