import { push } from '../../../kernel/agenda.ts'
import type { AskingRule } from '../../../kernel/contract.ts'
import type { Offer, Option } from '../../../kernel/question.ts'
import type { Newton } from '../components.ts'
import type { ActionFrame } from '../frames.ts'
import type { NewtonState, Play } from '../state.ts'
import { applyCardEffect, isCardEffect, offerImmediateEffects } from './card-effects.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { stop } from './stop.ts'

export type ActionRule = AskingRule<NewtonState, Newton, ActionFrame>

/**
 * A basic action as a question of its own: what it offers, the quick actions that may interrupt it (N-3.5), and stopping; in the
 * action of the card played this turn, also the card's own effects (N-17.5).
 * The card's own action begins in the turn's question, which offers the same options.
 */
export function actionRule(
  rules: readonly string[],
  options: (play: Play, frame: ActionFrame, offer: Offer) => void,
  apply: (play: Play, frame: ActionFrame, chosen: Option) => void,
  stopped: (play: Play, frame: ActionFrame) => void = () => undefined,
): ActionRule {
  return {
    kind: 'ask',
    rules,
    options(play, frame, offer) {
      options(play, frame, offer)
      if (frame.ofCard) offerImmediateEffects(play, frame.seat, offer)
      offer.legal.push(stop)
      offerQuickActions(play, frame.seat, frame.ofCard, offer)
    },
    apply(play, frame, chosen) {
      if (chosen === stop) stopped(play, frame)
      else if (chosen.verb.startsWith('quick-')) {
        push(play, frame)
        tookQuickAction(play, frame.seat, chosen)
      } else if (isCardEffect(chosen)) {
        push(play, frame)
        applyCardEffect(play, frame.seat, chosen)
      } else apply(play, frame, chosen)
    },
  }
}
