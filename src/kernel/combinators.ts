import type { Frame } from './agenda.ts'
import { pushInOrder } from './agenda.ts'
import type { AskingRule, CoreState, Play, Rule, RunningRule, Seat } from './contract.ts'
import { type Offer, type Option, offerUnless, optionsOf, type Reason, target } from './question.ts'

/** A step of a combinator: a frame and the name by which its seat picks it. */
export interface Step {
  readonly name: string
  readonly frame: Frame
}

interface SequenceFrame extends Frame {
  readonly steps: readonly Frame[]
}
interface ChoiceFrame extends Frame {
  readonly seat: Seat
  readonly steps: readonly Step[]
}

/** These, in this order. */
export const sequence = (...steps: readonly Frame[]): SequenceFrame => ({ rule: 'sequence', steps })

/** All of these; the seat picks the order. What has become impossible when its turn comes is left out. */
export const anyOrder = (seat: Seat, ...steps: readonly Step[]): ChoiceFrame => ({ rule: 'any-order', seat, steps })

/** Exactly one of these. */
export const oneOf = (seat: Seat, ...steps: readonly Step[]): ChoiceFrame => ({ rule: 'one-of', seat, steps })

/** This, or nothing. */
export const optional = (seat: Seat, step: Step): ChoiceFrame => ({ rule: 'optional', seat, steps: [step] })

/** Control is about to pass on: the last moment at which the turn can be taken back. Asked only if the table wants it. */
export const confirm = (seat: Seat): Frame => ({ rule: 'confirm', seat })

const doStep = optionsOf('do')
const decline: Option = optionsOf('decline')('step')
const confirmed: Option = optionsOf('confirm')('turn')

const runSequence: RunningRule<CoreState, unknown, SequenceFrame> = {
  kind: 'run',
  run: (play, frame) => pushInOrder(play, frame.steps),
  impossible: (play, { steps: [first] }) => first && impossible(play, first),
}

const pickOne: AskingRule<CoreState, unknown, ChoiceFrame> = {
  kind: 'ask',
  rules: [],
  options: offerSteps,
  apply: (play, frame, chosen) => pushInOrder(play, [stepNamed(frame, target(chosen)).frame]),
  impossible: impossibleSteps,
}

const pickOrder: AskingRule<CoreState, unknown, ChoiceFrame> = {
  kind: 'ask',
  rules: [],
  options(play, frame, offer) {
    offerSteps(play, frame, offer)
    if (offer.legal.length === 0) offer.legal.push(decline)
  },
  apply(play, frame, chosen) {
    if (chosen === decline) return
    const picked = stepNamed(frame, target(chosen))
    const rest = frame.steps.filter(step => step !== picked)
    pushInOrder(play, rest.length === 0 ? [picked.frame] : [picked.frame, { ...frame, steps: rest } as Frame])
  },
  impossible: impossibleSteps,
}

const mayDo: AskingRule<CoreState, unknown, ChoiceFrame> = {
  kind: 'ask',
  rules: [],
  options(play, frame, offer) {
    offerSteps(play, frame, offer)
    offer.legal.push(decline)
  },
  apply(play, frame, chosen) {
    if (chosen !== decline) pushInOrder(play, [stepNamed(frame, target(chosen)).frame])
  },
}

const mayConfirm: AskingRule<CoreState, unknown> = {
  kind: 'ask',
  rules: [],
  options: (_play, _frame, offer) => void offer.legal.push(confirmed),
  apply: () => undefined,
  forced: play => play.state.options.confirm !== true,
}

function offerSteps(play: Play, frame: ChoiceFrame, offer: Offer): void {
  for (const step of frame.steps) offerUnless(offer, doStep(step.name), impossible(play, step.frame))
}

/** A choice cannot be begun when none of its steps can. */
function impossibleSteps(play: Play, { steps }: ChoiceFrame): Reason | undefined {
  let first: Reason | undefined
  for (const step of steps) {
    const reason = impossible(play, step.frame)
    if (reason === undefined) return undefined
    first ??= reason
  }
  return first
}

/** Why a frame cannot be begun now, as its rule says. */
function impossible(play: Play, frame: Frame): Reason | undefined {
  const rule = play.game.rules.get(frame.rule) ?? combinators.get(frame.rule)
  return rule === undefined || rule.kind === 'together' ? undefined : rule.impossible?.(play, frame)
}

function stepNamed(frame: ChoiceFrame, name: string): Step {
  const step = frame.steps.find(one => one.name === name)
  if (step === undefined) throw new Error(`no step is called ${name}`)
  return step
}

export const combinators: ReadonlyMap<string, Rule<CoreState, unknown>> = new Map<string, Rule<CoreState, unknown>>([
  ['sequence', runSequence],
  ['one-of', pickOne],
  ['any-order', pickOrder],
  ['optional', mayDo],
  ['confirm', mayConfirm],
])
