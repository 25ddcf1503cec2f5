import type { Chance } from '../kernel/chance.ts'
import type { CoreState, Play } from '../kernel/contract.ts'
import { fork } from '../kernel/play.ts'
import type { Option, Question } from '../kernel/question.ts'
import { type Mind, valueFor } from './mind.ts'
import { sortedWithNoise } from './noise.ts'
import type { Verdict } from './verdict.ts'
import { chainEnds, takeAndSettle } from './world.ts'

/**
 * The novice takes what looks best at once. It does not plan: to see what an option leads to, it goes on with whatever looks
 * best next, for a few answers and no further than its turn.
 */
export function takeWhatLooksBest<S extends CoreState, C>(
  mind: Mind<S, C>,
  world: Play<S, C>,
  question: Question,
  chance: Chance,
): Verdict[] {
  const { seat } = question
  const moment = world.game.moment(world.state)
  const verdicts = mind.consider(world, question).map((option): Verdict => {
    let after = stepInto(mind, world, question, option)
    for (let step = 0; step < FORESIGHT; step++) {
      const next = after.open[0]
      if (next === undefined || chainEnds(after, seat, moment)) break
      after = bestStep(mind, after, next)
    }
    const terms = new Float64Array(mind.terms.length)
    return { option, value: valueFor(mind, after, seat, terms), terms, visits: 1 }
  })
  return blurred(verdicts, chance)
}

/** How many answers the novice goes on after the one that it looks at. */
const FORESIGHT = 1

/** How much the novice misjudges, as a part of the spread of what it sees. */
const BLUR = 1.2

/** Small differences escape the novice: it orders the options by what it believes that it saw. */
function blurred(verdicts: readonly Verdict[], chance: Chance): Verdict[] {
  const mean = verdicts.reduce((sum, { value }) => sum + value, 0) / verdicts.length
  const spread = Math.sqrt(verdicts.reduce((sum, { value }) => sum + (value - mean) ** 2, 0) / verdicts.length)
  return sortedWithNoise(verdicts, BLUR * spread, chance)
}

function stepInto<S extends CoreState, C>(
  mind: Mind<S, C>,
  from: Play<S, C>,
  question: Question,
  option: Option,
): Play<S, C> {
  const after = fork(from)
  takeAndSettle(mind, after, question, option)
  return after
}

function bestStep<S extends CoreState, C>(mind: Mind<S, C>, from: Play<S, C>, question: Question): Play<S, C> {
  const terms = new Float64Array(mind.terms.length)
  let best = from
  let most = Number.NEGATIVE_INFINITY
  for (const option of mind.consider(from, question)) {
    const after = stepInto(mind, from, question, option)
    const value = valueFor(mind, after, question.seat, terms)
    if (value <= most) continue
    most = value
    best = after
  }
  return best
}
