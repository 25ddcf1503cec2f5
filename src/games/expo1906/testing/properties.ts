import type { Path, Seat } from '../../../kernel/contract.ts'
import type { OwnProperties } from '../../../kernel/testing/properties.ts'
import type { Expo } from '../components.ts'
import type { ExpoState } from '../state.ts'
import { conserved } from './conservation.ts'

/** The top and the bottom of every pile and of the Ghost deck, for every viewer. */
function secret(state: ExpoState, _viewer: Seat | undefined): readonly Path[] {
  const ends = (pile: readonly string[], ...path: Path): readonly Path[] =>
    pile.length === 0
      ? []
      : [
          [...path, 0],
          [...path, pile.length - 1],
        ]
  return [
    ...ends(state.resourcePile, 'resourcePile'),
    ...ends(state.juryPile, 'juryPile'),
    ...state.projectPiles.flatMap((pile, shape) => ends(pile, 'projectPiles', shape)),
    ...ends(state.ghost.deck, 'ghost', 'deck'),
  ]
}

/**
 * What must hold in every position of Expo 1906, besides what holds in every game. The cards of the Ghost are turned up
 * for all, and may lie in the shuffled deck again when the next question is asked.
 */
export const own: OwnProperties<ExpoState, Expo> = { check: conserved, secret, shows: ['ghost-card'] }
