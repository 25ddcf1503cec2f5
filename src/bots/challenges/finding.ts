import type { PaceCounter } from '../../games/profiled.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import { answer, fork, questionFor } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import { botAnswer } from '../match.ts'
import type { Mind } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { byValue, carryOut, findPlans, findPlansWithCare, type Plan } from '../plan.ts'
import { imagineWorld } from '../world.ts'
import { type Challenge, gainSince, reasonMissed, turnIsOver } from './challenge.ts'

/** Answers tried for the best turn, and for a first thought. */
const CAREFUL = 4000
const FIRST_THOUGHT = 150

/** A turn is a challenge only if it takes some answers to get there. */
const LEAST_ANSWERS = 3

/** What a position has to offer. */
export type Found = Pick<Challenge, 'seat' | 'goal' | 'solution' | 'tempting' | 'idea'>

/**
 * The most that one turn can bring of something, if somebody who wants just this misses it at first thought. It is looked for in what
 * the seat can see, and then played to the end of the turn in the game itself: what only luck would bring is not asked for.
 */
export function challengeIn<S extends CoreState, C>(
  play: Play<S, C>,
  seat: Seat,
  counter: PaceCounter<S, C>,
): Found | undefined {
  const { game, components, state } = play
  const position = { game, components, view: viewOf(game, state, seat), seat }
  const world = imagineWorld(position, chanceFromSeed('challenge'))
  const question = questionFor(world, seat)
  if (question === undefined) return undefined
  const mind = wantingMore(mindOf(game), counter)
  const gain = (after: Play<S, C>): number => gainSince(counter as PaceCounter, play as Play, after as Play, seat)
  const [first] = findPlans(mind, world, question, FIRST_THOUGHT).sort(byValue)
  const plans = findPlansWithCare(mind, world, question, CAREFUL).sort(byValue)
  const [best] = plans
  if (first === undefined || best === undefined || best.answers.length < LEAST_ANSWERS) return undefined
  const way = playedToEnd(mind, play, seat, best)
  const missed = playedToEnd(mind, play, seat, temptingOf(first, plans, counter.of(world, seat)))
  if (way === undefined || missed === undefined) return undefined
  const reached = Math.min(gain(way.after), gain(carryOut(mind, fork(world), seat, best.answers)))
  const { least, more } = leastOf(counter)
  if (reached < least || reached < gain(missed.after) + more) return undefined
  const idea = counter.id === 'points' ? reasonMissed(way.after, missed.after, seat)?.because : undefined
  return {
    seat,
    goal: { counter: counter.id, gain: reached },
    solution: way.answers,
    tempting: { gain: gain(missed.after), answers: missed.answers },
    ...(idea === undefined ? {} : { idea }),
  }
}

/** What looks good at first: the first thought, or, where that brings nothing of what is wanted, the best of what falls short. */
function temptingOf(first: Plan, plans: readonly Plan[], before: number): Plan {
  const wantedIn = ({ terms }: Plan): number => (terms[0] ?? 0) / MORE - before
  const most = Math.max(...plans.map(wantedIn))
  if (wantedIn(first) > 0) return first
  return plans.find(plan => wantedIn(plan) > 0 && wantedIn(plan) < most) ?? first
}

/** A turn that was played in the game itself. */
interface PlayedTurn<S extends CoreState, C> {
  readonly answers: readonly string[]
  readonly after: Play<S, C>
}

/** No turn has more answers. */
const MOST_ANSWERS = 60

/** Plays a plan, and on to the end of the turn where it ends with something new to see; undefined if the game does not offer it. */
function playedToEnd<S extends CoreState, C>(
  mind: Mind<S, C>,
  before: Play<S, C>,
  seat: Seat,
  plan: Plan,
): PlayedTurn<S, C> | undefined {
  const after = fork(before)
  const moment = after.game.moment(after.state)
  const answers: string[] = []
  while (!turnIsOver(after as Play, seat, moment)) {
    const key = plan.answers[answers.length]?.key ?? botAnswer(after, seat, 'scholar', 'challenge', {}, mind)
    const offered = questionFor(after, seat)?.options.some(option => option.key === key)
    if (offered !== true || answers.length >= MOST_ANSWERS) return undefined
    answer(after, seat, key)
    answers.push(key)
  }
  return { answers, after }
}

/** What a goal must bring at least, and how much more than a first thought. */
const leastOf = ({ id, left }: Pick<PaceCounter, 'id' | 'left'>): { readonly least: number; readonly more: number } =>
  id === 'points' || left === true ? { least: 4, more: 2 } : { least: 1, more: 1 }

/** How much a mind wants it, against all else. */
const MORE = 1000

/** A mind that wants more of one thing; of turns that bring as much of it, the better one. */
export function wantingMore<S extends CoreState, C>(mind: Mind<S, C>, counter: PaceCounter<S, C>): Mind<S, C> {
  const own = new Float64Array(mind.terms.length)
  return {
    ...mind,
    terms: ['wanted', ...mind.terms],
    judge(play, seat, terms) {
      mind.judge(play, seat, own)
      terms.set(own, 1)
      terms[0] = MORE * counter.of(play, seat)
    },
    consider: (_play, question) => question.options,
  }
}
