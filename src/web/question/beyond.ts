import type { Play, Seat } from '../../kernel/contract.ts'
import type { Option, Question } from '../../kernel/question.ts'
import type { PlaceName } from '../plates/targets.ts'
import type { Choice } from './choices.ts'
import { type Ahead, nextQuestion } from './look-ahead.ts'

/** Places of questions that an answer leads to: picking one gives both answers in one gesture. */
export interface Beyond {
  readonly places: readonly PlaceName[]
  /** What can be answered at such a place. It is made when somebody wants to know. */
  at(place: PlaceName): readonly Choice[]
}

export const nothingBeyond: Beyond = { places: [], at: () => [] }

/** An answer to the open question, and one to the question that it leads to. */
export interface Leading {
  readonly first: Option
  readonly then: Option
  readonly ahead: Ahead
  readonly question: Question
  readonly play: Play
}

/** What lies beyond the options of a question, where nothing is drawn, shown or handed over on the way. */
export function beyondOf(
  options: readonly Option[],
  seat: Seat,
  look: (option: Option) => Ahead,
  placesOf: (leading: Leading) => readonly PlaceName[],
  choicesOf: (leading: Leading) => readonly Choice[],
): Beyond {
  const leadings: (readonly [PlaceName, Leading])[] = []
  for (const first of options) {
    const ahead = look(first)
    const { play } = ahead
    const question = ahead.final || ahead.reveals || ahead.meetsHidden ? undefined : nextQuestion(ahead, seat)
    if (play === undefined || question === undefined) continue
    for (const then of question.options) {
      const leading = { first, then, ahead, question, play }
      for (const place of placesOf(leading)) leadings.push([place, leading])
    }
  }
  return byPlace(leadings, choicesOf)
}

/** Things by the places where they are picked; what can be answered with them is made when somebody wants to know. */
export function byPlace<T>(
  found: readonly (readonly [PlaceName, T])[],
  choicesOf: (thing: T) => readonly Choice[],
): Beyond {
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
