import type { AskingRule } from '../../../kernel/contract.ts'
import type { AlmaMater } from '../components.ts'
import type { EffectFrame } from '../frames.ts'
import { type AlmaMaterState, playerAt } from '../state.ts'
import { perform } from './performing.ts'
import { offerAgain } from './repeatable.ts'

/** A-D18: which action the Rhetorician repeats. */
export const repeatAction: AskingRule<AlmaMaterState, AlmaMater, EffectFrame> = {
  kind: 'ask',
  rules: ['A-17.2.2', 'A-R18', 'A-R19'],
  options(play, { seat }, offer) {
    offerAgain(play, seat, playerAt(play, seat).books, offer)
  },
  apply(play, { seat }, chosen) {
    perform(play, seat, chosen, 1, 'again')
  },
}
