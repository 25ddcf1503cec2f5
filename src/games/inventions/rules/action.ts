import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import type { Offer, Option, Reason } from '../../../kernel/question.ts'
import type { Inventions } from '../components.ts'
import { happened } from '../events.ts'
import type { ActionFrame, AfterFrame, How } from '../frames.ts'
import type { ActionId } from '../pack.ts'
import type { InventionsState, Play } from '../state.ts'
import { decline } from './decline.ts'

export type ActionRule = AskingRule<InventionsState, Inventions, ActionFrame>

/** One of the ten actions: whether it is legal (I-9.0), why not, what it offers, and doing it. */
export interface Action {
  readonly rules: readonly string[]
  can(play: Play, seat: Seat): boolean
  /** Why it is not legal; asked only then. */
  why(play: Play, seat: Seat): Reason
  options(play: Play, seat: Seat, offer: Offer): void
  apply(play: Play, frame: ActionFrame, chosen: Option): void
}

/** An action as a question. One that came as a benefit may be declined (I-6.5, Q26), and one that an economy tile has made impossible falls away (I-R12). */
export const actionRule = ({ rules, options, apply }: Action): ActionRule => ({
  kind: 'ask',
  rules,
  options(play, frame, offer) {
    options(play, frame.seat, offer)
    if (frame.how === 'benefit' || offer.legal.length === 0) offer.legal.push(decline)
  },
  apply(play, frame, chosen) {
    if (chosen === decline) {
      const { seat, rule, because } = frame
      if (play.events) happened(play, { type: 'declined', seat, action: rule, because })
    } else apply(play, frame, chosen)
  },
})

/** The action is performed: what follows its steps waits below them (I-6.6). `of` is what its chain step looks at. */
export function perform(play: Play, frame: ActionFrame, of: string): void {
  const { seat, rule: action, how, because } = frame
  if (play.events) happened(play, { type: 'action', seat, action, how, because })
  push(play, afterFrame(seat, because, how, action, of, 'culture'))
}

export const afterFrame = (
  seat: Seat,
  because: string,
  how: How,
  action: ActionId,
  of: string,
  stage: AfterFrame['stage'],
): AfterFrame => ({ rule: 'after', seat, because, how, action, of, stage })
