import { type Chance, nextBelow } from '../chance.ts'
import type { Play, Seat } from '../contract.ts'
import { type PlannedStep, plannedAt } from '../planned.ts'
import { questionFor } from '../play.ts'
import { answerAlone, toOwnTurn } from '../stand-still.ts'

/** Random answers that a seat could plan from what it sees, and how each is to come out; at most so many. */
export function randomPlan(view: Play, seat: Seat, most: number, chance: Chance): readonly PlannedStep[] {
  const steps: PlannedStep[] = []
  let { play, halt } = toOwnTurn(view, seat)
  while (halt === undefined && steps.length < most) {
    const question = questionFor(play, seat)
    const chosen = question?.options[nextBelow(chance, question.options.length)]
    if (question === undefined || chosen === undefined) break
    steps.push(plannedAt(play, [chosen.key], chosen.key, seat))
    ;({ play, halt } = answerAlone(play, question, chosen))
  }
  return steps
}
