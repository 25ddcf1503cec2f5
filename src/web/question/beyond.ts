import type { Play, Seat } from '../../kernel/contract.ts'
import type { Option, Question } from '../../kernel/question.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Choice } from './choices.ts'
import { type Ahead, nextQuestion } from './look-ahead.ts'
import type { MovablePiece } from './pieces.ts'

/** Places of questions that an answer leads to: picking one gives both answers in one gesture. */
export interface Beyond {
  readonly places: readonly PlaceName[]
  /** What can be answered at such a place. It is made when somebody wants to know. */
  at(place: PlaceName): readonly Choice[]
  /** What can be taken up for it: setting it down gives both answers. */
  readonly pieces: readonly MovablePiece[]
}

export const nothingBeyond: Beyond = { places: [], at: () => [], pieces: [] }

/** An answer to the open question, and one to the question that it leads to. */
export interface Leading {
  readonly first: Option
  readonly then: Option
  readonly ahead: Ahead
  readonly question: Question
  readonly play: Play
}

/** What lies beyond the options of a question, where nothing is drawn, shown or handed over on the way. */
export function leadingsOf(
  options: readonly Option[],
  seat: Seat,
  look: (option: Option) => Ahead,
): readonly Leading[] {
  return options.flatMap(first => {
    const ahead = look(first)
    const { play } = ahead
    const question = ahead.final || ahead.reveals || ahead.meetsHidden ? undefined : nextQuestion(ahead, seat)
    if (play === undefined || question === undefined) return []
    return question.options.map(then => ({ first, then, ahead, question, play }))
  })
}

/** Things by the places where they are picked; what can be answered with them is made when somebody wants to know. */
export function byPlace<T>(
  found: readonly (readonly [PlaceName, T])[],
  choicesOf: (thing: T) => readonly Choice[],
): Omit<Beyond, 'pieces'> {
  const things = new Map<PlaceName, T[]>()
  for (const [place, thing] of found) things.set(place, [...(things.get(place) ?? []), thing])
  const made = new Map<PlaceName, readonly Choice[]>()
  return {
    places: [...things.keys()],
    at(place) {
      const choices = made.get(place) ?? (things.get(place) ?? []).flatMap(choicesOf)
      made.set(place, choices)
      return choices
    },
  }
}
