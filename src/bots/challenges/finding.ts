import type { PaceCounter } from '../../games/profiled.ts'
import { chanceFromSeed } from '../../kernel/chance.ts'
import type { CoreState, Game, Play, Seat } from '../../kernel/contract.ts'
import { fork, questionFor } from '../../kernel/play.ts'
import { viewOf } from '../../kernel/view.ts'
import type { Mind } from '../mind.ts'
import { mindOf } from '../minds.ts'
import { byValue, carryOut, findPlans, findPlansWithCare, type Plan } from '../plan.ts'
import { imagineWorld } from '../world.ts'
import { type Challenge, gainSince } from './challenge.ts'

/** Answers tried for the best turn, and for a first thought. */
const CAREFUL = 4000
const FIRST_THOUGHT = 150

/** A turn is a challenge only if it takes some answers to get there. */
const LEAST_ANSWERS = 3

/** What a position has to offer. */
export type Found = Pick<Challenge, 'seat' | 'goal' | 'solution' | 'tempting' | 'idea'>

/** The most that one turn can bring of something, if somebody who wants just this misses it at first thought. */
export function challengeIn<S extends CoreState, C>(
  { game, components, state }: Play<S, C>,
  seat: Seat,
  counter: PaceCounter<S, C>,
): Found | undefined {
  const position = { game, components, view: viewOf(game, state, seat), seat }
  const world = imagineWorld(position, chanceFromSeed('challenge'))
  const question = questionFor(world, seat)
  if (question === undefined) return undefined
  const mind = wantingMore(mindOf(game), counter)
  const after = (plan: Plan): Play<S, C> => carryOut(mind, fork(world), seat, plan.answers)
  const gainOf = (plan: Plan): number => gainSince(counter as PaceCounter, world as Play, after(plan) as Play, seat)
  const [first] = findPlans(mind, world, question, FIRST_THOUGHT).sort(byValue)
  const [best] = findPlansWithCare(mind, world, question, CAREFUL).sort(byValue)
  if (first === undefined || best === undefined || best.answers.length < LEAST_ANSWERS) return undefined
  const [gain, tempting] = [gainOf(best), gainOf(first)]
  const { least, more } = leastOf(counter)
  if (gain < least || gain < tempting + more) return undefined
  const idea = counter.id === 'points' ? ideaOf(world, after(best), after(first), seat) : undefined
  return {
    seat,
    goal: { counter: counter.id, gain },
    solution: keysOf(best),
    tempting: { gain: tempting, answers: keysOf(first) },
    ...(idea === undefined ? {} : { idea }),
  }
}

const keysOf = ({ answers }: Plan): readonly string[] => answers.map(({ key }) => key)

/** What a goal must bring at least, and how much more than a first thought. */
const leastOf = ({ id, left }: Pick<PaceCounter, 'id' | 'left'>): { readonly least: number; readonly more: number } =>
  id === 'points' || left === true ? { least: 4, more: 2 } : { least: 2, more: 1 }

/** A mind that wants more of one thing; of turns that bring as much of it, the better one. */
export function wantingMore<S extends CoreState, C>(mind: Mind<S, C>, counter: PaceCounter<S, C>): Mind<S, C> {
  const MORE = 1000
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

/** The reason of points that makes most of the difference between two turns. */
function ideaOf<S extends CoreState, C>(
  { game }: { readonly game: Game<S, C> },
  best: Play<S, C>,
  other: Play<S, C>,
  seat: Seat,
): string | undefined {
  const reasons = (play: Play<S, C>): ReadonlyMap<string, number> => {
    const found = new Map<string, number>()
    for (const { because, points } of game.scores(play).find(score => score.seat === seat)?.reasons ?? [])
      found.set(because, (found.get(because) ?? 0) + points)
    return found
  }
  const without = reasons(other)
  const [most] = [...reasons(best)]
    .map(([because, points]) => ({ because, more: points - (without.get(because) ?? 0) }))
    .sort((a, b) => b.more - a.more)
  return most !== undefined && most.more > 0 ? most.because : undefined
}
