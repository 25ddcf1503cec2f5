import type { CoreState, GameEvent, Play, Seat } from '../contract.ts'
import { explain } from '../explain.ts'
import { answer, fork, questionFor } from '../play.ts'
import type { Question, Reason } from '../question.ts'

/** A position in a test: where it stands, where it began, and what has happened between. */
export interface Scene<S extends CoreState, C> {
  readonly play: Play<S, C>
  readonly start: Play<S, C>
  readonly events: readonly GameEvent[]
}

/** All that a question needs of a scene. */
type Position = { readonly play: Play }

/** The first open question. */
export function asked(play: Play): Question {
  const [question] = play.open
  if (question === undefined) throw new Error('nothing is asked: the game is over')
  return question
}

/** A scene that begins at a position. */
export const sceneAt = <S extends CoreState, C>(play: Play<S, C>): Scene<S, C> => ({
  play,
  start: fork(play),
  events: [],
})

/** The same scene, from which changes are counted anew. */
export const fromHere = <S extends CoreState, C>({ play }: Scene<S, C>): Scene<S, C> => sceneAt(play)

/** Gives the first answer that is offered. */
export function answerFirst(play: Play): void {
  const question = asked(play)
  answer(play, question.seat, question.options[0]?.key ?? '')
}

interface Answering<S extends CoreState, C> {
  /** Answers of whoever is asked, one after the other. */
  answers(...keys: readonly string[]): Scene<S, C>
  /** Answers of one seat, where several are asked together. */
  seat(seat: Seat, ...keys: readonly string[]): Scene<S, C>
}

/** Leads a scene on by answers, each of which may be followed by a proof. */
export function when<S extends CoreState, C>(
  scene: Scene<S, C>,
  prove: (play: Play<S, C>) => void = () => {},
): Answering<S, C> {
  const led = (keys: readonly string[], whose: (play: Play<S, C>) => Seat): Scene<S, C> => {
    const play = fork(scene.play, true)
    const events: GameEvent[] = [...scene.events]
    for (const key of keys) {
      events.push(...answer(play, whose(play), key).events)
      prove(play)
    }
    return { play, start: scene.start, events }
  }
  return {
    answers: (...keys) => led(keys, play => asked(play).seat),
    seat: (seat, ...keys) => led(keys, () => seat),
  }
}

/** Of all that was compared, what is different: amounts that are not zero, and lists that hold something. */
export const whatDiffers = (found: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(found).filter(([, change]) => change !== 0 && !(Array.isArray(change) && change.length === 0)),
  )

/** The keys of all legal answers of the seat that is asked. */
export function legal({ play }: Position, seat = asked(play).seat): readonly string[] {
  return questionFor(play, seat)?.options.map(option => option.key) ?? []
}

/** Those of one verb, without the verb. */
export const legalTo = (scene: Position, verb: string): readonly string[] =>
  legal(scene).flatMap(key => (key.startsWith(`${verb}:`) ? [key.slice(verb.length + 1)] : []))

/** Why an answer is blocked; a key that is legal, or not known at all, is an error. */
export function blocked({ play }: Position, key: string): Reason {
  const question = explain(play, asked(play).seat)
  const found = question?.blocked.find(one => one.option.key === key)
  if (found !== undefined) return found.reason
  const state = question?.options.some(one => one.key === key) ? 'is legal' : 'is neither legal nor blocked'
  throw new Error(`${key} ${state}; blocked: ${question?.blocked.map(one => one.option.key).join(', ')}`)
}

/** The rule that asks now, and whom. */
export function question({ play }: Position): { readonly rule: string; readonly seat: Seat } {
  const { frame, seat } = asked(play)
  return { rule: frame.rule, seat }
}
