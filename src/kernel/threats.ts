import { type Chance, chanceFromSeed, nextBelow } from './chance.ts'
import type { CoreState, Play, Seat } from './contract.ts'
import { imagine } from './imagine.ts'
import { type LaidAnswer, type LaidPlan, layPlan, type Misfit, type PlannedStep } from './planned.ts'
import { fork, isOver, questionFor, resume, take } from './play.ts'
import { takeRandomly } from './playout.ts'
import type { Option, Question } from './question.ts'
import { toOwnTurn } from './stand-still.ts'
import { viewOf } from './view.ts'

/** Something that another could do in their next turn, after which a plan would no longer come out as planned. */
export interface Threat {
  /** Which step of the plan would be the first to fail, and how. */
  readonly step: number
  readonly why: Misfit['why'] | 'changed'
  /** Who could do it, and their answers, up to that after which it fails. */
  readonly by: Seat
  readonly answers: readonly LaidAnswer[]
  /** The table then, as the plan's own seat would see it; so many steps, of a turn that it has now, are done in it. */
  readonly view: CoreState
  readonly done: number
}

/** Worlds that are looked at: what others hold is not known. */
const WORLDS = 3
/** Ways in which a turn goes on after each of its first answers. */
const WAYS = 2
/** First answers that are tried: of more, so many are drawn. */
const MOST_FIRST = 36
/** No turn has more answers. */
const LONGEST_TURN = 30

/**
 * Looks for what would stop a plan: every other seat's next turn is played in worlds that fit what the plan's seat sees, beginning with
 * each of its answers. Found from the rules alone. It yields after each turn, with the threat if there is one, so that a page
 * can look on between.
 */
export function* threatsTo(
  view: Play,
  steps: readonly PlannedStep[],
  seat: Seat,
): Generator<Threat | undefined, undefined, undefined> {
  if (steps.length === 0) return
  const { game, components, state } = view
  for (let number = 0; number < WORLDS; number++) {
    const chance = chanceFromSeed(`threats ${state.answered} ${number}`)
    const world = resume(game, components, imagine(game, components, state, seat, chance))
    const begun = ownTurnDone(world, steps, seat)
    const done = steps.length - begun.left.length
    for (let by = 0; by < state.seats; by++) {
      if (by === seat) continue
      const { play, halt } = toOwnTurn(begun.play, by)
      const question = questionFor(play, by)
      if (halt !== undefined || question === undefined) continue
      for (const first of drawn(question.options, chance))
        for (let way = 0; way < WAYS; way++) {
          const found = threatIn(play, { question, first, by, chance }, begun.left, seat)
          yield found && { ...found, step: found.step + done, done }
        }
    }
  }
}

/** What the plan does in a turn that its seat has now is done before the others come; the rest is what they could stop. */
function ownTurnDone(
  world: Play,
  steps: readonly PlannedStep[],
  seat: Seat,
): { play: Play; left: readonly PlannedStep[] } {
  const play = fork(world)
  for (const [at, { keys }] of steps.entries())
    for (const key of keys) {
      const question = questionFor(play, seat)
      const chosen = question?.options.find(one => one.key === key)
      if (question === undefined || chosen === undefined) return { play, left: steps.slice(at) }
      take(play, question, chosen)
    }
  return { play, left: [] }
}

function drawn(options: readonly Option[], chance: Chance): readonly Option[] {
  const rest = [...options]
  const some: Option[] = []
  while (rest.length > 0 && some.length < MOST_FIRST) some.push(...rest.splice(nextBelow(chance, rest.length), 1))
  return some
}

interface OthersTurn {
  readonly question: Question
  readonly first: Option
  readonly by: Seat
  readonly chance: Chance
}

/** Plays a turn that begins with this answer, until the plan fails or the turn is over. */
function threatIn(
  from: Play,
  { question, first, by, chance }: OthersTurn,
  steps: readonly PlannedStep[],
  seat: Seat,
): Omit<Threat, 'done'> | undefined {
  if (steps.length === 0) return undefined
  const play = fork(from)
  const answers: LaidAnswer[] = [{ play: from, question, chosen: first }]
  take(play, question, first)
  for (let given = 1; ; given++) {
    const goesOn = !isOver(play) && questionFor(play, by) !== undefined && given < LONGEST_TURN
    const view = viewOf(play.game, play.state, seat)
    const failure = failureOf(layPlan(resume(play.game, play.components, view), steps, seat), goesOn)
    if (failure !== undefined) return { ...failure, by, answers, view }
    if (!goesOn) return undefined
    const before = fork(play)
    answers.push({ play: before, ...takeRandomly(play, chance) })
  }
}

/** Where a laid plan fails. That nothing is asked counts only where a seat's next turn is known. */
function failureOf({ steps, misfit, halt }: LaidPlan, midTurn: boolean): Pick<Threat, 'step' | 'why'> | undefined {
  const changed = steps.findIndex(one => one.changed)
  if (changed >= 0) return { step: changed, why: 'changed' }
  if (misfit === undefined || (misfit.why === 'not-asked' && (midTurn || halt !== undefined))) return undefined
  return { step: steps.length, why: misfit.why }
}
