import type { Chance } from '../../kernel/chance.ts'
import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import { fork, isOver } from '../../kernel/play.ts'
import type { Question } from '../../kernel/question.ts'
import type { Task } from '../choose.ts'
import type { Mind } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { byValue, carryOut, findPlans } from '../plan.ts'
import { imagineWorld } from '../world.ts'
import type { Aim } from './coaching.ts'
import { coachingOf } from './coachings.ts'
import { countOf } from './count-of.ts'

/** What a seat can reach in a part of the game, as counters. */
export interface PartGoal {
  readonly part: number
  readonly steps: readonly GoalStep[]
}

export interface GoalStep {
  readonly counter: string
  readonly from: number
  readonly to: number
}

/** How many answers are tried for a turn of one's own, and for one of the others. */
const OWN_STEPS = 150
const OTHER_STEPS = 20

/** A goal names so many things at most. */
const MOST_STEPS = 2

/** Of what good turns would bring, so much is asked for. */
const ASKED = 0.6

/** What is asked for is within reach in so many worlds. */
const WORLDS = 2

/** What good turns up to the end of this part bring most of, in worlds that fit what the seat sees. */
export function partGoal<S extends CoreState, C>(task: Task<S, C>, chance: Chance): PartGoal | undefined {
  const { game, seat } = task
  const coaching = coachingOf(game)
  if (coaching === undefined) return undefined
  const partOf = (play: Play<S, C>): number => coaching.part(play)
  const worlds = Array.from({ length: WORLDS }, () => imagineWorld(task, chance))
  const [now] = worlds
  if (now === undefined) return undefined
  const ahead = worlds.map(world => playedOn(mindOf(game), fork(world), seat, play => partOf(play) !== partOf(world)))
  const stepTo = ({ counter }: Aim): GoalStep => {
    const from = countOf(now, seat, counter)
    const gain = Math.min(...ahead.map(after => countOf(after, seat, counter))) - from
    return { counter, from, to: from + Math.ceil(ASKED * gain) }
  }
  const steps = coaching.aims
    .map(aim => ({ ...stepTo(aim), worth: aim.worth }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => (b.to - b.from) * b.worth - (a.to - a.from) * a.worth)
    .slice(0, MOST_STEPS)
    .map(({ counter, from, to }) => ({ counter, from, to }))
  return { part: partOf(now), steps }
}

/** Everybody plays on: the seat with care, the others with the first plan that they find. */
function playedOn<S extends CoreState, C>(
  mind: Mind<S, C>,
  play: Play<S, C>,
  seat: Seat,
  enough: (play: Play<S, C>) => boolean,
): Play<S, C> {
  while (!isOver(play) && !enough(play)) {
    const question = play.open[0] as Question
    const steps = question.seat === seat ? OWN_STEPS : OTHER_STEPS
    const [plan] = findPlans(mind, play, question, steps).sort(byValue)
    carryOut(mind, play, question.seat, plan?.answers ?? [])
  }
  return play
}
