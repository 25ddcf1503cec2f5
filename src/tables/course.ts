import { seedCommitment } from '../kernel/chance.ts'
import { componentHash, prepared } from '../kernel/components.ts'
import type { CoreState, Game, GameEvent, Play, Seat } from '../kernel/contract.ts'
import { Refusal } from '../kernel/errors.ts'
import { type GivenAnswer, stepsToUndo, type UndoRefusal, type Weighed } from '../kernel/history.ts'
import type { Json } from '../kernel/json.ts'
import { answer, type Beginning, begin, fork, questionFor, resume } from '../kernel/play.ts'
import { withSameParts } from '../kernel/sharing.ts'

/** An answer with what decides whether it can be taken back. */
export interface CourseStep extends Weighed {
  /** A turn ended with it: it was the confirmation, the kernel confirmed by itself, or the game said so. */
  readonly endsTurn: boolean
}

/**
 * A game under way: where it stands, all that was answered, and the way back. A course is a value: taking an answer makes
 * a new one and leaves the old as it was, with which it shares what has not changed. Only one older state is kept: the way
 * back is walked again from there.
 */
export interface Course {
  readonly beginning: Beginning
  readonly commitment: string
  readonly play: Play
  /** What the last answer brought. */
  readonly events: readonly GameEvent[]
  readonly answers: readonly GivenAnswer[]
  /** The state after the last answer that is final. */
  readonly base: CoreState
  /** That answer. */
  readonly sealed: CourseStep | undefined
  /** The answers after it: their seats may take them back. */
  readonly tail: readonly CourseStep[]
  /** Answers that were taken back and not replaced, next first. */
  readonly redo: readonly GivenAnswer[]
}

export function beginCourse(game: Game, beginning: Beginning): Course {
  const play = begin(game, beginning)
  return {
    beginning,
    commitment: seedCommitment(beginning.seed),
    play,
    events: play.events ?? [],
    answers: [],
    base: play.state,
    sealed: undefined,
    tail: [],
    redo: [],
  }
}

/** A game ends on what it began with: other rules or values would make another game of the same answers. */
export function mustHaveBegunWith(game: Game, rulesVersion: number, components: string | undefined, pack: Json): void {
  if (rulesVersion !== game.rulesVersion)
    throw new Refusal(
      'unknown-edition',
      `this table began with version ${rulesVersion} of the rules of ${game.title}; here is version ${game.rulesVersion}`,
    )
  if (components !== undefined && componentHash(pack) !== components)
    throw new Refusal(
      'unknown-edition',
      `this table of ${game.title} began with components that are not known here: their hash is ${components}`,
    )
}

/** Goes on from a saved base and the answers after it. */
export function resumeCourse(
  game: Game,
  saved: Omit<Course, 'play' | 'events' | 'tail' | 'commitment'>,
  tail: readonly GivenAnswer[],
): Course {
  const pack = saved.beginning.pack ?? game.pack
  mustHaveBegunWith(game, saved.base.rulesVersion, saved.base.components, pack)
  const components = prepared(game, pack)
  const play = resume(game, components, saved.base)
  const { seed } = saved.beginning
  const bare: Course = { ...saved, play, events: [], tail: [], commitment: seedCommitment(seed), redo: [] }
  return { ...takeAll(bare, tail), redo: saved.redo }
}

/** Takes a seat's answer. Refuses, as the kernel does, what is not offered. */
export function takeAnswer(course: Course, seat: Seat, key: string): Course {
  const asked = questionFor(course.play, seat)
  const play = fork(course.play, true)
  const { events, barrier } = answer(play, seat, key)
  play.state = withSameParts(course.play.state, play.state)
  const step: CourseStep = {
    seat,
    key,
    barrier: { ...barrier },
    together: asked !== undefined && 'given' in asked.frame,
    endsTurn: asked?.frame.rule === 'confirm' || events.some(tellsTurnEnd),
  }
  const final = step.barrier.revealed || step.barrier.chance || (step.barrier.handedOver && !step.together)
  const next = course.redo[0]
  return {
    ...course,
    play,
    events,
    answers: [...course.answers, { seat, key }],
    base: final ? play.state : course.base,
    sealed: final ? step : course.sealed,
    tail: final ? [] : [...course.tail, step],
    redo: next?.seat === seat && next.key === key ? course.redo.slice(1) : [],
  }
}

const tellsTurnEnd = ({ type, because }: GameEvent): boolean =>
  type === 'turn-ended' || (type === 'forced' && because === 'confirm:turn')

const takeAll = (course: Course, answers: readonly GivenAnswer[]): Course =>
  answers.reduce((reached, { seat, key }) => takeAnswer(reached, seat, key), course)

/** Where going back leads: so many answers stay, and these, of other seats, are given again. */
export interface WayBack {
  readonly to: number
  readonly again: readonly GivenAnswer[]
}

/** The way back over a seat's own last answer, or why it is not its alone to take. */
export function wayBack(course: Course, seat: Seat): WayBack | UndoRefusal {
  const past = course.sealed === undefined ? course.tail : [course.sealed, ...course.tail]
  const steps = stepsToUndo({ play: course.play, past }, seat)
  if (typeof steps === 'string') return steps
  const to = course.answers.length - steps
  return { to, again: course.answers.slice(to + 1) }
}

/** The way back to the start of a seat's turn; undefined when it has given no answer in this turn. */
export function wayToTurnStart(course: Course, seat: Seat): WayBack | undefined {
  const { tail, answers } = course
  let first: number | undefined
  let overOthers = false
  for (let at = tail.length - 1; at >= 0; at--) {
    const step = tail[at] as CourseStep
    if (step.endsTurn || (step.seat !== seat && !step.together)) break
    // What others have said in secret can be given again only while their question stays open.
    if (overOthers && step.seat === seat && !step.together) break
    if (step.seat === seat) first = at
    else overOthers = true
  }
  if (first === undefined) return undefined
  const again = tail.slice(first).filter(step => step.seat !== seat)
  return { to: answers.length - tail.length + first, again: again.map(given) }
}

/** The way back to before a seat's last answer, whatever came of it: for tables where all agree. */
export function wayBeforeLast(course: Course, seat: Seat): WayBack | undefined {
  const to = course.answers.findLastIndex(one => one.seat === seat)
  return to < 0 ? undefined : { to, again: [] }
}

/** Goes back. What this seat had answered can be given again by redo. */
export function goBack(course: Course, seat: Seat, { to, again }: WayBack): Course {
  const sealedAt = course.answers.length - course.tail.length
  const start =
    to >= sealedAt
      ? {
          ...course,
          play: resume(course.play.game, course.play.components, course.base),
          answers: course.answers.slice(0, sealedAt),
          tail: [],
        }
      : beginCourse(course.play.game, course.beginning)
  const kept = course.answers.slice(start.answers.length, to)
  const reached = takeAll(start, [...kept, ...again])
  const removed = course.answers.slice(to).filter(one => one.seat === seat)
  return { ...reached, events: [], redo: [...removed, ...course.redo] }
}

const given = ({ seat, key }: GivenAnswer): GivenAnswer => ({ seat, key })

/** Whether the last answer ended a turn, of whoever gave it. */
export const turnEnded = (course: Course): boolean => (course.tail.at(-1) ?? course.sealed)?.endsTurn === true
