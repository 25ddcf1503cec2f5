import type { GameEvent, Play, Seat } from '../../kernel/contract.ts'
import { explain } from '../../kernel/explain.ts'
import { questionFor } from '../../kernel/play.ts'
import { answerAlone, type Halt, toOwnTurn } from '../../kernel/stand-still.ts'
import type { Language } from '../../kernel/words.ts'
import { type AmountChange, changesFor } from '../question/amounts.ts'
import { gestureLabel } from '../question/follow-ups.ts'
import type { Happened } from '../session/session.ts'
import type { PlannedStep } from './kept-plan.ts'

/** A step of a plan as it comes out on the table of now. */
export interface LaidStep {
  readonly step: PlannedStep
  /** What it is called in the language of now. */
  readonly title: string
  readonly events: readonly GameEvent[]
  readonly changes: readonly AmountChange[]
  /** It costs or gains something else than when it was planned. */
  readonly changed: boolean
  /** Turns of others that are passed over after it. */
  readonly passed: number
  /** Where in the game it is done, in words and as the game counts. */
  readonly when: string
  readonly moment: readonly number[]
}

/** Why a step no longer fits: nothing of it is asked there, it is blocked, or it is not offered at all. */
export interface Misfit {
  readonly why: 'not-asked' | 'blocked' | 'not-offered'
  /** Where it is blocked: the reason, in words. */
  readonly reason?: string
}

/** A plan laid on a table as a seat sees it: what of it fits, and why it goes no further. */
export interface LaidPlan {
  /** The table after all that fits. */
  readonly play: Play
  readonly steps: readonly LaidStep[]
  /** Steps that do not fit, from the first that does not. */
  readonly left: readonly PlannedStep[]
  readonly misfit: Misfit | undefined
  /** Why nobody can plan on from here. */
  readonly halt: Halt | undefined
  /** Turns of others that are passed over before the first step. */
  readonly passed: number
}

export interface Laying {
  readonly seat: Seat
  readonly language: Language
  /** Verbs whose answers, one after the other, are one way. */
  readonly journeys: readonly string[]
}

/** Lays a plan on a view of the table, which stays as it is. */
export function layPlan(view: Play, planned: readonly PlannedStep[], laying: Laying): LaidPlan {
  const start = toOwnTurn(view, laying.seat)
  let { play, halt } = start
  const steps: LaidStep[] = []
  for (const [at, step] of planned.entries()) {
    const done: Done = halt === undefined ? doStep(play, step, laying) : { why: 'not-asked' }
    if ('why' in done) return { play, steps, left: planned.slice(at), misfit: done, halt, passed: start.passed }
    steps.push(done.laid)
    play = done.play
    halt = done.halt
  }
  return { play, steps, left: [], misfit: undefined, halt, passed: start.passed }
}

type Done = Misfit | { readonly laid: LaidStep; readonly play: Play; readonly halt: Halt | undefined }

function doStep(from: Play, step: PlannedStep, { seat, language, journeys }: Laying): Done {
  const words = from.game.words[language]
  const titles: { readonly verb: string; readonly title: string }[] = []
  const events: GameEvent[] = []
  let play = from
  let halt: Halt | undefined
  let passed = 0
  for (const key of step.keys) {
    const question = questionFor(play, seat)
    if (question === undefined || halt !== undefined || passed > 0) return { why: 'not-asked' }
    const chosen = question.options.find(option => option.key === key)
    if (chosen === undefined) return misfitOf(play, seat, key, language)
    const title = words.option(play, chosen, question.frame)
    if (titles.at(-1)?.verb === chosen.verb && journeys.includes(chosen.verb)) titles.pop()
    titles.push({ verb: chosen.verb, title })
    const after = answerAlone(play, question, chosen)
    events.push(...after.events)
    ;({ play, halt, passed } = after)
  }
  const changes = changesFor(events, seat)
  const laid = {
    step,
    title: gestureLabel(titles.map(one => one.title)),
    events,
    changes,
    changed: !sameChanges(changes, step.changes),
    passed,
    when: words.moment(from.state),
    moment: from.game.moment(from.state),
  }
  return { laid, play, halt }
}

function misfitOf(play: Play, seat: Seat, key: string, language: Language): Misfit {
  const blocked = explain(play, seat)?.blocked.find(({ option }) => option.key === key)
  if (blocked === undefined) return { why: 'not-offered' }
  return { why: 'blocked', reason: play.game.words[language].reason(play, blocked.reason) }
}

const sameChanges = (some: readonly AmountChange[], others: readonly AmountChange[]): boolean =>
  some.length === others.length &&
  some.every(({ type, amount }) => others.some(other => other.type === type && other.amount === amount))

/**
 * What of a plan is still to be done: answers that its seat has given at the table since it was begun, in the plan's own order, are
 * behind it. Who has done something else has the whole plan before them.
 */
export function stillToDo(
  steps: readonly PlannedStep[],
  from: number,
  happened: readonly Happened[],
  seat: Seat,
): readonly PlannedStep[] {
  const given = happened.filter(one => one.seat === seat && one.answer > from).map(({ key }) => key)
  const planned = steps.flatMap(({ keys }) => keys)
  if (given.length === 0 || given.some((key, at) => key !== planned[at])) return steps
  let behind = given.length
  return steps.flatMap(step => {
    const keys = step.keys.slice(behind)
    behind = Math.max(0, behind - step.keys.length)
    return keys.length === 0 ? [] : keys.length === step.keys.length ? [step] : [{ ...step, keys }]
  })
}
