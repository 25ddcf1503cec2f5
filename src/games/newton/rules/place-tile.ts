import { push } from '../../../kernel/agenda.ts'
import type { AskingRule } from '../../../kernel/contract.ts'
import type { Newton } from '../components.ts'
import type { PlaceTileFrame } from '../frames.ts'
import { type NewtonState, playerAt } from '../state.ts'
import { offerSpaces, purseOf } from './book-spaces.ts'
import { applyCardEffect, isCardEffect, offerImmediateEffects } from './card-effects.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { placeOn } from './study.ts'

/** A Bookshelf tile has been taken, and what it gives at once received: now it must be placed (N-9.5). */
export const placeTile: AskingRule<NewtonState, Newton, PlaceTileFrame> = {
  kind: 'ask',
  rules: ['N-9.5', 'N-9.1', 'N-11.3'],
  options(play, { seat, study }, offer) {
    offerSpaces(play, study, purseOf(playerAt(play, seat)), offer)
    if (study.ofCard) offerImmediateEffects(play, seat, offer)
    offerQuickActions(play, seat, study.ofCard, offer)
  },
  apply(play, frame, chosen) {
    const { seat, study } = frame
    if (chosen.verb === 'shelve' || chosen.verb === 'shelve-freely') {
      placeOn(play, study, chosen)
      return
    }
    push(play, frame)
    if (isCardEffect(chosen)) applyCardEffect(play, seat, chosen)
    else tookQuickAction(play, seat, chosen)
  },
}
