import { topFrame } from './agenda.ts'
import type { CoreState, Play, Seat } from './contract.ts'
import { MetHidden, RulesBroken } from './errors.ts'
import { fork, goOnAlone, isOver, questionFor, takeAlone } from './play.ts'
import type { Option, Question } from './question.ts'
import { isTogetherFrame } from './together.ts'

/**
 * Why a seat cannot play on by itself: something is drawn or shown that nobody knows, others answer at the same time, the
 * others would have to do something first, or the game is over.
 */
export type Halt = 'hidden' | 'together' | 'others' | 'over'

/** How far a seat has come by itself while the others stand still. */
export interface Alone<S extends CoreState = CoreState, C = unknown> {
  /** The game there: with the seat's next question, or as far as it is known. */
  readonly play: Play<S, C>
  /** Turns of others that were passed over. */
  readonly passed: number
  /** Undefined while the seat is asked. */
  readonly halt: Halt | undefined
}

/**
 * From where a seat can play by itself: its open question, or its own next turn as it would be if nobody else did anything. Works
 * on a view, and leaves it as it is.
 */
export function toOwnTurn<S extends CoreState, C>(from: Play<S, C>, seat: Seat): Alone<S, C> {
  let play = from
  for (let passed = 0; ; passed++) {
    if (questionFor(play, seat) !== undefined) return { play, passed, halt: undefined }
    const halt = haltAt(play, passed)
    if (halt !== undefined) return { play, passed, halt }
    const next = passedOver(play, seat)
    if (typeof next === 'string') return { play, passed, halt: next }
    play = next
  }
}

function haltAt(play: Play, passed: number): Halt | undefined {
  if (isOver(play)) return 'over'
  const top = topFrame(play.state)
  if (top !== undefined && isTogetherFrame(top)) return 'together'
  // Who is not asked when all others were passed over waits for something that they do.
  return passed >= play.state.seats ? 'others' : undefined
}

/** The turn that is under way is left as it is, and the next one begins. */
function passedOver<S extends CoreState, C>(play: Play<S, C>, seat: Seat): Play<S, C> | Halt {
  const { turns } = play.game
  const after = fork(play)
  const { agenda } = after.state
  const at = agenda.findLastIndex(frame => frame.rule === turns?.next)
  if (turns === undefined || at < 0) return 'others'
  agenda.length = at + 1
  if (!turns.passOver(after.state)) return 'others'
  const stop = stopOf(() => goOnAlone(after, seat))
  return stop ?? (isUnknown(after) ? 'hidden' : after)
}

/** An answer of a seat that plays by itself. */
export interface AnsweredAlone<S extends CoreState = CoreState, C = unknown> extends Alone<S, C> {
  readonly events: NonNullable<Play['events']>
}

/**
 * Gives an answer while the others stand still, on a copy, and goes on to the seat's next question. Where the answer draws or shows
 * something, the game stays as it was before it: what would come of it is not known.
 */
export function answerAlone<S extends CoreState, C>(
  play: Play<S, C>,
  question: Question,
  chosen: Option,
): AnsweredAlone<S, C> {
  const after = fork(play, true)
  const stop = stopOf(() => takeAlone(after, question, chosen)) ?? (isUnknown(after) ? 'hidden' : undefined)
  const events = after.events ?? []
  if (stop !== undefined) return { play, passed: 0, halt: stop, events }
  return { ...toOwnTurn(after, question.seat), events }
}

const isUnknown = ({ barrier: { revealed, chance } }: Play): boolean => revealed || chance

/**
 * Why it cannot be told what comes of something. Where the others stand still a game may come to where the rules never lead: a seat that
 * has nothing to answer, because somebody else would have had to do something first.
 */
function stopOf(act: () => void): 'hidden' | 'others' | undefined {
  try {
    act()
    return undefined
  } catch (met) {
    if (met instanceof MetHidden) return 'hidden'
    if (met instanceof RulesBroken) return 'others'
    throw met
  }
}
