import type { GoalKind } from '../../games/goal-kind.ts'
import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import type { Option, Question } from '../../kernel/question.ts'
import type { Mind } from '../mind.ts'
import { findPlansWithCare } from '../plan.ts'
import { type GoalPart, goalKindsOf } from './goal.ts'

/** Answers tried to see what a turn can bring. */
const STEPS = 5000

/** One thing that can be asked for in a position. */
export interface Askable {
  readonly kind: GoalKind
  readonly part: Omit<GoalPart, 'gain'>
}

/** A way of a turn, and how much it brings of each thing that can be asked for. */
export interface SurveyedWay {
  readonly answers: readonly Option[]
  readonly value: number
  readonly gains: Float64Array
}

/** What a turn can bring: each thing, the most of it, and all the ways that were found. */
export interface TurnSurvey {
  readonly things: readonly Askable[]
  readonly most: readonly number[]
  readonly ways: readonly SurveyedWay[]
}

/** Everything that can be asked for; what is named, by each of its names. */
export const askablesIn = (play: Play, seat: Seat): readonly Askable[] =>
  goalKindsOf(play.game).flatMap((kind): readonly Askable[] => {
    const named = kind.subjects?.(play, seat)
    if (named === undefined) return [{ kind, part: { kind: kind.id } }]
    return [...new Set(named)].map(subject => ({ kind, part: { kind: kind.id, subject } }))
  })

/** Looks for what a turn can bring of everything at once. */
export function surveyOf<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  seat: Seat,
  question: Question,
): TurnSurvey {
  const things = askablesIn(world, seat)
  const plans = findPlansWithCare(curious(mind, world, seat, things), world, question, STEPS)
  const ways = plans.map(({ answers, value, terms }): SurveyedWay => {
    const gains = terms.slice(mind.terms.length).map(gain => gain / INTEREST)
    things.forEach(({ kind: { verb } }, at) => {
      if (verb !== undefined) gains[at] = answers.filter(answer => answer.verb === verb).length
    })
    return { answers, value, gains }
  })
  const most = things.map((_, at) => ways.reduce((sum, { gains }) => Math.max(sum, gains[at] ?? 0), 0))
  return { things, most, ways }
}

/** How much one more of anything is worth to somebody who wants to see what there is. */
const INTEREST = 2

/** A mind that wants more of everything, and keeps how much of each a turn has brought. */
function curious<S extends CoreState, C>(
  mind: Mind<S, C>,
  before: Play<S, C>,
  seat: Seat,
  things: readonly Askable[],
): Mind<S, C> {
  const own = new Float64Array(mind.terms.length)
  const counts = things.map(({ kind: { of }, part: { subject = '' } }) => {
    const base = of?.(before, seat, subject) ?? 0
    return (play: Play<S, C>): number => (of === undefined ? 0 : of(play, seat, subject) - base)
  })
  return {
    ...mind,
    terms: [...mind.terms, ...things.map(({ part }) => `${part.kind} ${part.subject ?? ''}`)],
    judge(play, judged, terms) {
      mind.judge(play, judged, own)
      terms.set(own)
      counts.forEach((count, at) => {
        terms[own.length + at] = INTEREST * count(play)
      })
    },
    consider: (_play, { options }) => options,
  }
}
