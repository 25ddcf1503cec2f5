import type { Seat } from '../kernel/contract.ts'
import {
  afterKeys,
  hangsOnTold,
  holds,
  type LaidPlan,
  layPlan,
  type Misfit,
  type PlannedStep,
} from '../kernel/planned.ts'
import { resume } from '../kernel/play.ts'
import type { ToldAnswer } from '../kernel/told-case.ts'
import { viewOf } from '../kernel/view.ts'
import type { Course } from './course.ts'
import type { EntryBody } from './entry.ts'

/** A plan that the table does for a seat whenever it is asked, as long as all of it still comes out as planned. */
export interface FollowedPlan {
  readonly seat: Seat
  /** Which of its person's plans it is. */
  readonly plan: string
  /** What is still to be done. */
  readonly steps: readonly PlannedStep[]
  /** Keys of the first of them that have been given. */
  readonly given: number
  /** How many steps have been done. */
  readonly done: number
  readonly stopped?: PlanStop
}

/**
 * Why a plan was stopped: a step of it no longer fits or comes out otherwise than planned; its person has answered themselves, or a bot
 * in their place; or answers of its seat were taken back.
 */
export interface PlanStop {
  readonly why: Misfit['why'] | 'changed' | 'answered' | 'bot-answered' | 'went-back'
  /** The step that no longer holds, as it was called. */
  readonly step?: string
}

export const followedBy = (plans: readonly FollowedPlan[], seat: Seat): FollowedPlan | undefined =>
  plans.find(one => one.seat === seat)

/**
 * What the plan of an asked seat does now: the answers of its next step, or it stops before anything is answered. `toldTo` says what a
 * seat was told of the game so far.
 */
export function nextOfPlan(
  { play }: Course,
  followed: FollowedPlan,
  toldTo: (seat: Seat) => readonly ToldAnswer[],
): readonly EntryBody[] {
  const { seat, steps, given, stopped } = followed
  if (stopped !== undefined || steps.length === 0) return []
  const view = resume(play.game, play.components, viewOf(play.game, play.state, seat))
  const left = afterKeys(steps, given)
  const laid = layPlan(view, left, seat, hangsOnTold(left) ? toldTo(seat) : [])
  const [first] = laid.steps
  if (first === undefined || !holds(laid)) return [{ kind: 'plan-stopped', seat, stop: stopOf(laid) }]
  const answers = first.answers.map(({ chosen }) => ({ kind: 'answered', seat, key: chosen.key, by: 'order' }) as const)
  return first.branch === undefined ? answers : [{ kind: 'plan-branched', seat, branch: first.branch }, ...answers]
}

function stopOf({ steps, left: [next], misfit }: LaidPlan): PlanStop {
  const changed = steps.find(one => one.changed)
  if (changed !== undefined) return { why: 'changed', step: changed.step.title }
  return { why: misfit?.why ?? 'not-asked', ...(next === undefined ? {} : { step: next.title }) }
}

/** The plans after an answer: its own seat has come further, or has done something else. One that was done is forgotten then. */
export const plansAfterAnswer = (plans: readonly FollowedPlan[], answered: Answered): readonly FollowedPlan[] =>
  plans.flatMap(one => {
    if (one.seat !== answered.seat) return one
    return one.steps.length === 0 && one.stopped === undefined ? [] : advanced(one, answered)
  })

type Answered = EntryBody & { readonly kind: 'answered' }

function advanced(followed: FollowedPlan, { key, by }: Answered): FollowedPlan {
  const { steps, given, done, stopped } = followed
  const [first] = steps
  if (first === undefined || stopped !== undefined) return followed
  if (by !== 'order' || first.keys[given] !== key)
    return { ...followed, stopped: { why: by === 'bot' ? 'bot-answered' : 'answered', step: first.title } }
  if (given + 1 < first.keys.length) return { ...followed, given: given + 1 }
  return { ...followed, steps: steps.slice(1), given: 0, done: done + 1 }
}

/** A branch takes the place of what it stands for. */
export const branched = (followed: FollowedPlan, branch: number): FollowedPlan => ({
  ...followed,
  steps: followed.steps[0]?.otherwise?.[branch]?.steps ?? [],
  given: 0,
})

/** Whoever takes something back wants to choose anew; so does whose answers are taken back with those of another. */
export const plansAfterGoingBack = (
  plans: readonly FollowedPlan[],
  by: Seat,
  hasLost: (seat: Seat) => boolean,
): readonly FollowedPlan[] =>
  plans.map(one =>
    one.stopped === undefined && (one.seat === by || hasLost(one.seat))
      ? { ...one, stopped: { why: 'went-back' } }
      : one,
  )
