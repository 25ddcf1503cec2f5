import type { CoreState, Play, Seat } from '../../kernel/contract.ts'
import { fork, questionFor } from '../../kernel/play.ts'
import { mindOf } from '../minds.ts'
import type { Answer } from '../plan.ts'
import { type Candidate, candidatesOf, type Manner } from './candidates.ts'
import { type Challenge, reasonMissed } from './challenge.ts'
import { type ChallengeTurn, type Goal, gainIn, isReached, kindOf, reachedIn } from './goal.ts'
import { firstThoughtOf, playedToEnd, temptingOf } from './played.ts'
import { roundIn } from './round.ts'
import { seenWorld } from './seen-world.ts'
import { surveyOf } from './survey.ts'
import { answerInTime, timeOf } from './time.ts'
import { wanting } from './wanting.ts'
import { withoutNeedless } from './without-needless.ts'

/** It takes some answers to get there, beside the one that ends the turn. */
const LEAST_ANSWERS = 4

/** So many candidates of a manner are looked at more closely. */
const LOOKED_AT = 4

/** What a position has to offer. */
export type Found = Pick<Challenge, 'seat' | 'goal' | 'solution' | 'tempting' | 'rule' | 'idea'>

/**
 * Goals of the wanted manners that one turn can reach, if somebody who wants just this misses them at first thought. They are looked for
 * in what the seat can see, and then played to the end in the game itself: what only luck would bring is not asked for. `asked` says how
 * often a goal of its like was asked for before.
 */
export function* challengesIn<S extends CoreState, C>(
  play: Play<S, C>,
  seat: Seat,
  wanted: readonly Manner[],
  asked: (goal: Goal) => number,
): Generator<Found> {
  const mind = mindOf(play.game)
  const world = seenWorld(play, seat)
  const question = questionFor(world, seat)
  if (question === undefined) return
  const survey = surveyOf(mind, world, seat, question)
  for (const manner of wanted) {
    const found =
      manner === 'round' ? roundIn(play, seat, survey, asked) : candidatesOf(survey, manner, asked).slice(0, LOOKED_AT)
    for (const candidate of found) {
      const challenge = challengeOf(play, seat, candidate)
      if (challenge !== undefined) yield challenge
    }
  }
}

function challengeOf<S extends CoreState, C>(
  play: Play<S, C>,
  seat: Seat,
  { goal, way }: Pick<Candidate, 'goal'> & { readonly way: { readonly answers: readonly Answer[] } },
): Found | undefined {
  if (way.answers.length < LEAST_ANSWERS) return undefined
  const mind = wanting(mindOf(play.game), play, seat, goal.parts)
  const solved = playedToEnd(mind, play, seat, goal, way.answers)
  if (solved === undefined || !isReached(reachedIn(goal, solved, seat))) return undefined
  const missed = firstThoughtOf(mind, play, seat, goal)
  if (missed === undefined) return undefined
  const reached = reachedIn(goal, missed, seat)
  const [only, second] = goal.parts
  const more = only === undefined || second !== undefined ? 1 : (kindOf(play.game, only).more ?? 1)
  if (reached.gain > reached.of - more) return undefined
  return foundBetween(play, seat, goal, solved, missed)
}

/** What there is to tell of a challenge, from a way that reaches the goal and one that somebody thinks of first. */
export function foundBetween<S extends CoreState, C>(
  play: Play<S, C>,
  seat: Seat,
  goal: Goal,
  solved: ChallengeTurn,
  missed: ChallengeTurn,
): Found | undefined {
  const way = withoutNeedless(solved, seat, goal, isReached)
  if (way.keys.length < LEAST_ANSWERS) return undefined
  const tempting = temptingOf(play, seat, goal, way, missed)
  const idea = goal.parts[0]?.kind === 'points' ? reasonMissed(way.now, tempting.now, seat)?.because : undefined
  return {
    seat,
    goal,
    solution: way.keys,
    tempting: { gain: reachedIn(goal, tempting, seat).gain, answers: tempting.keys },
    rule: ruleOf(goal, way, seat),
    ...(idea === undefined ? {} : { idea }),
  }
}

/** A goal that names what it is about is about its rule; points are about the answer that brings most of them. */
function ruleOf({ parts, within }: Goal, { before, keys }: ChallengeTurn, seat: Seat): string {
  const part = parts.find(({ kind }) => kind !== 'points') ?? parts[0]
  if (part === undefined) return ''
  if (part.kind !== 'points') return kindOf(before.game, part).rule
  const now = fork(before)
  const time = timeOf(before, seat, { within })
  let [most, rule] = [0, kindOf(before.game, part).rule]
  for (const key of keys) {
    const asked = questionFor(now, seat)?.frame.rule
    const had = gainIn(part, { before, now, keys: [] }, seat)
    answerInTime(now, time, key)
    const more = gainIn(part, { before, now, keys: [] }, seat) - had
    const first = asked === undefined ? undefined : rulesOf(before, asked)[0]
    if (more > most && first !== undefined) [most, rule] = [more, first]
  }
  return rule
}

const rulesOf = ({ game }: Play, frame: string): readonly string[] => {
  const rule = game.rules.get(frame)
  return rule !== undefined && 'rules' in rule ? rule.rules : []
}
