import type { CoreState, GameEvent, Play, Seat } from '../contract.ts'
import { explain } from '../explain.ts'
import { fork, questionFor } from '../play.ts'
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

/** The same scene, from which changes are counted anew. */
export const fromHere = <S extends CoreState, C>({ play }: Scene<S, C>): Scene<S, C> => ({
  play,
  start: fork(play),
  events: [],
})

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
