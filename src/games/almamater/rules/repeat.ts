import type { AskingRule } from '../../../kernel/contract.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectFrame } from '../frames.ts'
import type { AlmaMaterState } from '../state.ts'
import { perform } from './performing.ts'
import { offerAgain } from './repeatable.ts'
import { stop } from './stop.ts'

/** A-D18: which action the Rhetorician repeats, if there is any (A-R16). */
export const repeatAction: AskingRule<AlmaMaterState, AlmaMater, EffectFrame> = {
  kind: 'ask',
  rules: ['A-17.2.2', 'A-R18', 'A-R19'],
  options(play, { seat }, offer) {
    offerAgain(play, seat, offer)
    if (offer.legal.length === 0) offer.legal.push(stop)
  },
  apply(play, { seat }, chosen) {
    if (chosen !== stop) perform(play, seat, chosen, 1, 'again')
  },
}
