import type { ConfirmFrame } from './agenda.ts'
import type { AskingRule, CoreState, Rule, Seat } from './contract.ts'
import { option } from './question.ts'

/** Control is about to pass on: the last moment at which the turn can be taken back. Asked only if the table wants it. */
export const confirm = (seat: Seat): ConfirmFrame => ({ rule: 'confirm', seat })

const confirmed = option('confirm', 'turn')

const mayConfirm: AskingRule<CoreState, unknown> = {
  kind: 'ask',
  rules: [],
  options: (_play, _frame, offer) => void offer.legal.push(confirmed),
  apply: () => undefined,
  forced: play => play.state.options.confirm !== true,
}

/** The rules of the kernel's own frames. */
export const kernelRules: ReadonlyMap<string, Rule<CoreState, unknown>> = new Map([['confirm', mayConfirm]])
