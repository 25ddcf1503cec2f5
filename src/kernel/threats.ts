import type { CoreState, Play, Seat } from './contract.ts'
import { LONGEST_TURN, type OthersTurn, turnsOfOthers } from './others-turns.ts'
import { type LaidAnswer, type LaidPlan, layPlan, type Misfit, type PlannedStep } from './planned.ts'
import { fork, isOver, questionFor, resume, take } from './play.ts'
import { takeRandomly } from './playout.ts'
import type { ToldAnswer } from './told-case.ts'
import { eventsFor, viewOf } from './view.ts'

/** Something that another could do in their next turn, after which a plan would no longer come out as planned. */
export interface Threat {
  /** Which step of the plan would be the first to fail, and how. */
  readonly step: number
  readonly why: Misfit['why'] | 'changed'
  /** Who could do it, and their answers, up to that after which it fails. */
  readonly by: Seat
  readonly answers: readonly LaidAnswer[]
  /** The table then, as the plan's own seat would see it; so many steps, of a turn that it has now, are done in it. */
  readonly view: CoreState
  readonly done: number
}

/**
 * Looks for what would stop a plan: every other seat's next turn is played in worlds that fit what the plan's seat sees, beginning with
 * each of its answers. Found from the rules alone. It yields after each turn, with the threat if there is one, so that a page
 * can look on between.
 */
export function* threatsTo(
  view: Play,
  steps: readonly PlannedStep[],
  seat: Seat,
  told: readonly ToldAnswer[] = [],
): Generator<Threat | undefined, undefined, undefined> {
  if (steps.length === 0) return
  for (const turn of turnsOfOthers(view, steps, seat))
    yield steps.length === turn.done ? undefined : threatIn(turn, steps.slice(turn.done), seat, told)
}

/** Plays a turn that begins with this answer, until the plan fails or the turn is over. */
function threatIn(
  { by, from, question, first, chance, done }: OthersTurn,
  left: readonly PlannedStep[],
  seat: Seat,
  toldBefore: readonly ToldAnswer[],
): Threat | undefined {
  const play = fork(from, true)
  const answers: LaidAnswer[] = [{ play: from, question, chosen: first }]
  take(play, question, first)
  for (let given = 1; ; given++) {
    const goesOn = !isOver(play) && questionFor(play, by) !== undefined && given < LONGEST_TURN
    const view = viewOf(play.game, play.state, seat)
    const told = [...toldBefore, { answer: Number.POSITIVE_INFINITY, events: eventsFor(play.events ?? [], seat) }]
    const failure = failureOf(layPlan(resume(play.game, play.components, view), left, seat, told), goesOn)
    if (failure !== undefined) return { ...failure, step: failure.step + done, by, answers, view, done }
    if (!goesOn) return undefined
    const before = fork(play)
    answers.push({ play: before, ...takeRandomly(play, chance) })
  }
}

/** Where a laid plan fails. That nothing is asked counts only where a seat's next turn is known. */
function failureOf({ steps, misfit, halt }: LaidPlan, midTurn: boolean): Pick<Threat, 'step' | 'why'> | undefined {
  const changed = steps.findIndex(one => one.changed)
  if (changed >= 0) return { step: changed, why: 'changed' }
  if (misfit === undefined || (misfit.why === 'not-asked' && (midTurn || halt !== undefined))) return undefined
  return { step: steps.length, why: misfit.why }
}
