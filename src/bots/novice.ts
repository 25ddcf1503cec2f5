import type { CoreState, Play } from '../kernel/contract.ts'
import { fork } from '../kernel/play.ts'
import type { Question } from '../kernel/question.ts'
import { type Mind, valueFor } from './mind.ts'
import { byValue } from './plan.ts'
import type { Verdict } from './verdict.ts'
import { takeAndSettle } from './world.ts'

/** The novice looks one answer ahead, and judges what it sees there. */
export function lookOneAhead<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  question: Question,
): Verdict[] {
  return mind
    .consider(world, question)
    .map((option): Verdict => {
      const after = fork(world)
      takeAndSettle(mind, after, question, option)
      const terms = new Float64Array(mind.terms.length)
      return { option, value: valueFor(mind, after, question.seat, terms), terms, visits: 1 }
    })
    .sort(byValue)
}
