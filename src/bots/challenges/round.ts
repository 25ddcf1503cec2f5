import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import { fork, questionFor } from '../../kernel/play.ts'
import type { Mind } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { type Answer, byValue, findPlans } from '../plan.ts'
import { type Goal, type GoalPart, gainIn } from './goal.ts'
import { seenWorld } from './seen-world.ts'
import type { Askable, TurnSurvey } from './survey.ts'
import { answerInTime, type ChallengeTime, timeIsOver, timeOf } from './time.ts'
import { wanting } from './wanting.ts'

/** A round is a challenge if its seat has so many turns left in it. */
const FEWEST_TURNS = 2
const MOST_TURNS = 4

/** Ways that are kept after each turn, plans of each that are gone on with, and answers tried for these. */
const KEPT = 6
const GONE_ON = 5
const STEPS = 700

/** So many things are looked at in a position: each takes long. */
const LOOKED_AT = 3

/** More than anybody can reach, or has to answer, in a round. */
const PLENTY = 60

interface RoundWay<S extends CoreState, C> {
  readonly now: Play<S, C>
  readonly answers: readonly Answer[]
  readonly turns: number
  readonly gain: number
  readonly value: number
}

export interface RoundCandidate {
  readonly goal: Goal
  readonly way: { readonly answers: readonly Answer[] }
}

/** What the rest of a round can bring of the things of which a turn brings most; it is looked for turn by turn, from the best ways so far. */
export function* roundIn<S extends CoreState, C>(
  play: Play<S, C>,
  seat: Seat,
  { things, most }: TurnSurvey,
  timesAsked: (goal: Goal) => number,
): Generator<RoundCandidate> {
  const left = turnsLeft(play, seat)
  if (left < FEWEST_TURNS || left > MOST_TURNS) return
  const asked = things
    .map((thing, at) => ({ thing, most: most[at] ?? 0 }))
    .filter(({ thing, most: inTurn }) => isForRounds(thing) && inTurn >= (thing.kind.least ?? 1))
    .map(one => ({ ...one, times: timesAsked({ parts: [{ ...one.thing.part, gain: 1 }], within: 'round' }) }))
    .sort((a, b) => a.times - b.times)
    .slice(0, LOOKED_AT)
  for (const { thing, most: inTurn } of asked) {
    const part: GoalPart = { ...thing.part, gain: PLENTY }
    const best = bestRound(play, seat, part)
    if (best === undefined || best.gain <= inTurn) continue
    yield { goal: { parts: [{ ...part, gain: best.gain }], within: 'round' }, way: best }
  }
}

/** Turns that the seat has left in this round, if it does the first thing that it can in each. */
function turnsLeft<S extends CoreState, C>(before: Play<S, C>, seat: Seat): number {
  const now = fork(before)
  const time = timeOf(before, seat, { within: 'round' })
  const moments = new Set<string>()
  for (let answers = 0; answers < PLENTY && !timeIsOver(now, time); answers++) {
    moments.add(now.game.moment(now.state).join())
    const first = questionFor(now, seat)?.options[0]
    if (first !== undefined) answerInTime(now, time, first.key)
  }
  return moments.size
}

const isForRounds = ({ kind, part }: Askable): boolean =>
  kind.left !== true && kind.of !== undefined && part.subject === undefined

function bestRound<S extends CoreState, C>(play: Play<S, C>, seat: Seat, part: GoalPart): RoundWay<S, C> | undefined {
  const mind = wanting(mindOf(play.game), play, seat, [part])
  const time = timeOf(play, seat, { within: 'round' })
  let ways: readonly RoundWay<S, C>[] = [{ now: play, answers: [], turns: 0, gain: 0, value: 0 }]
  const over: RoundWay<S, C>[] = []
  while (ways.length > 0) {
    const next = ways.flatMap(way => turnsAfter(mind, play, way, time, part))
    over.push(...next.filter(({ now }) => timeIsOver(now, time)))
    ways = next
      .filter(way => !over.includes(way) && way.turns < MOST_TURNS)
      .sort(byValue)
      .slice(0, KEPT)
  }
  const [best] = over.sort((a, b) => b.gain - a.gain || b.value - a.value)
  return best !== undefined && best.turns >= FEWEST_TURNS ? best : undefined
}

/** The best next turns of a way, each played in the game itself as far as it is offered there. */
function turnsAfter<S extends CoreState, C>(
  mind: Mind<S, C>,
  before: Play<S, C>,
  { now, answers, turns }: RoundWay<S, C>,
  time: ChallengeTime,
  part: GoalPart,
): readonly RoundWay<S, C>[] {
  const { seat } = time
  const world = seenWorld(now, seat)
  const question = questionFor(world, seat)
  if (question === undefined) return []
  const plans = findPlans(mind, world, question, STEPS).sort(byValue)
  return plans.slice(0, GONE_ON).flatMap(plan => {
    const after = fork(now)
    for (const { key } of plan.answers) {
      const offered = questionFor(after, seat)?.options.some(option => option.key === key)
      if (offered !== true) return []
      answerInTime(after, time, key)
    }
    const gain = gainIn(part, { before, now: after, keys: [] }, seat)
    return [{ now: after, answers: [...answers, ...plan.answers], turns: turns + 1, gain, value: plan.value }]
  })
}
