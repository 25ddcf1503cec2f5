import { changesFor } from '../../kernel/amounts.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { Option, Question } from '../../kernel/question.ts'
import { itemAt } from '../../kernel/rows.ts'
import type { Board, Journey } from '../boards/board.ts'
import type { PlaceName } from '../plates/targets.ts'
import { type Ahead, lookFrom, lookOn, nextQuestion } from './look-ahead.ts'

/** A way to a place, step by step, as one gesture. */
export interface Way {
  readonly to: PlaceName
  readonly steps: readonly Option[]
  /** The question to which the last step was an answer, and the game when it was asked: words speak of them. */
  readonly asked: { readonly play: Play; readonly question: Question }
  readonly ahead: Ahead
}

/** No gesture needs more: a search that finds more ways than this is cut short. */
const MOST_WAYS = 600

/**
 * The ways of a journey from an open question: for each place the shortest way, and any other only if it gives something
 * that a shorter one does not. Each way ends where it has come to, unless something else may be done there first; what
 * lies aside of the question can be done before the journey and does not stop it.
 */
export function waysOf(
  play: Play,
  seat: Seat,
  question: Question,
  journey: Journey,
  purposeOf: Board['purposeOf'],
): readonly Way[] {
  const found = new Map<PlaceName, Way[]>()
  let edge: Walk[] = steps({ ahead: lookFrom(play), options: [] }, question, journey)
  let walked = 0
  while (edge.length > 0 && walked < MOST_WAYS) {
    const next: Walk[] = []
    for (const walk of edge) {
      walked++
      const { way, open } = arrive(walk, seat, journey, purposeOf)
      const known = found.get(way.to) ?? []
      if (known.some(other => isAsGood(other, way, seat))) continue
      found.set(way.to, [...known.filter(other => !isAsGood(way, other, seat)), way])
      if (open !== undefined) next.push(...steps(walk, open, journey))
    }
    edge = next
  }
  return [...found.values()].flat()
}

interface Walk {
  readonly ahead: Ahead
  readonly options: readonly Option[]
  readonly asked?: Way['asked']
}

const isStep = (journey: Journey) => (option: Option) => option.verb === journey.verb

function steps(walk: Walk, question: Question, journey: Journey): Walk[] {
  const { play } = walk.ahead
  if (play === undefined) return []
  return question.options.filter(isStep(journey)).map(option => ({
    ahead: lookOn(walk.ahead, question, option),
    options: [...walk.options, option],
    asked: { play, question },
  }))
}

/** Ends the walk here if that needs an answer; also says which question would lead on. */
function arrive(
  walk: Walk,
  seat: Seat,
  journey: Journey,
  purposeOf: Board['purposeOf'],
): { way: Way; open: Question | undefined } {
  const last = itemAt(walk.options, walk.options.length - 1)
  const bare = { to: journey.step(last), steps: walk.options, asked: walk.asked as Way['asked'] }
  const question = nextQuestion(walk.ahead, seat)
  const end = question?.options.find(option => option.key === journey.end)
  if (question === undefined || end === undefined || !question.options.some(isStep(journey)))
    return { way: { ...bare, ahead: walk.ahead }, open: undefined }
  const other = question.options.some(option => !isStep(journey)(option) && purposeOf(option) === 'matter')
  if (other) return { way: { ...bare, ahead: walk.ahead }, open: undefined }
  return { way: { ...bare, ahead: lookOn(walk.ahead, question, end) }, open: question }
}

/** Whether a way gives at least as much as another and is not longer. */
function isAsGood(way: Way, other: Way, seat: Seat): boolean {
  if (way.steps.length > other.steps.length) return false
  const has = amounts(way, seat)
  const wants = amounts(other, seat)
  return [...new Set([...has.keys(), ...wants.keys()])].every(type => (has.get(type) ?? 0) >= (wants.get(type) ?? 0))
}

const amounts = (way: Way, seat: Seat): ReadonlyMap<string, number> =>
  new Map(changesFor(way.ahead.events, seat).map(({ type, amount }) => [type, amount]))
