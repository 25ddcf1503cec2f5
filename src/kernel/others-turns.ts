import { type Chance, chanceFromSeed, nextBelow } from './chance.ts'
import type { CoreState, GameEvent, Play, Seat } from './contract.ts'
import { imagine } from './imagine.ts'
import type { PlannedStep } from './planned.ts'
import { fork, isOver, questionFor, resume, take } from './play.ts'
import { takeRandomly } from './playout.ts'
import type { Option, Question } from './question.ts'
import { toOwnTurn } from './stand-still.ts'
import { eventsFor, viewOf } from './view.ts'

/** Worlds that are looked at: what others hold is not known. */
const WORLDS = 3
/** Ways in which a turn goes on after each of its first answers. */
const WAYS = 2
/** First answers that are tried: of more, so many are drawn. */
const MOST_FIRST = 36
/** No turn has more answers. */
export const LONGEST_TURN = 30

/** A turn that another could have next, in a world that fits what the plan's seat sees; it begins with this answer. */
export interface OthersTurn {
  readonly by: Seat
  /** The table before it. */
  readonly from: Play
  readonly question: Question
  readonly first: Option
  readonly chance: Chance
  /** So many steps of the plan, of a turn that its seat has now, are done by then. */
  readonly done: number
}

/** Turns that the others could have before the plan goes on: from each of their first answers, in several worlds, in several ways. */
export function* turnsOfOthers(
  { game, components, state }: Play,
  steps: readonly PlannedStep[],
  seat: Seat,
): Generator<OthersTurn, undefined, undefined> {
  for (let number = 0; number < WORLDS; number++) {
    const chance = chanceFromSeed(`threats ${state.answered} ${number}`)
    const world = resume(game, components, imagine(game, components, state, seat, chance))
    const begun = ownTurnDone(world, steps, seat)
    for (let by = 0; by < state.seats; by++) {
      if (by === seat) continue
      const { play: from, halt } = toOwnTurn(begun.play, by)
      const question = questionFor(from, by)
      if (halt !== undefined || question === undefined) continue
      for (const first of drawn(question.options, chance))
        for (let way = 0; way < WAYS; way++) yield { by, from, question, first, chance, done: begun.done }
    }
  }
}

/** What the plan does in a turn that its seat has now is done before the others come; the rest is what they could stop. */
function ownTurnDone(world: Play, steps: readonly PlannedStep[], seat: Seat): { play: Play; done: number } {
  const play = fork(world)
  for (const [done, { keys }] of steps.entries())
    for (const key of keys) {
      const question = questionFor(play, seat)
      const chosen = question?.options.find(one => one.key === key)
      if (question === undefined || chosen === undefined) return { play, done }
      take(play, question, chosen)
    }
  return { play, done: steps.length }
}

function drawn(options: readonly Option[], chance: Chance): readonly Option[] {
  const rest = [...options]
  const some: Option[] = []
  while (rest.length > 0 && some.length < MOST_FIRST) some.push(...rest.splice(nextBelow(chance, rest.length), 1))
  return some
}

/** What a seat is told of a turn of another, and the table after it as that seat would see it. */
export interface TurnAsTold {
  readonly by: Seat
  readonly done: number
  readonly events: readonly GameEvent[]
  view(): CoreState
}

/** Plays a turn to its end: what the plan's seat would be told of it. */
export function toldOfTurn({ by, from, question, first, chance, done }: OthersTurn, seat: Seat): TurnAsTold {
  const play = fork(from, true)
  take(play, question, first)
  for (let given = 1; !isOver(play) && questionFor(play, by) !== undefined && given < LONGEST_TURN; given++)
    takeRandomly(play, chance)
  const events = eventsFor(play.events ?? [], seat).filter(event => event.seat === by)
  return { by, done, events, view: () => viewOf(play.game, play.state, seat) }
}
