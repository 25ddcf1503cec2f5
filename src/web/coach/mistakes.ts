import type { Counsel } from '../../bots/coaching/counsel.ts'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { Language } from '../../kernel/words.ts'
import type { Board } from '../boards/board.ts'
import { type Hinted, hintedOptions } from '../hint/hinted.ts'
import type { Asking, Choice } from '../question/choices.ts'
import type { LoadedCoaching } from './load-coaching.ts'

/** A choice that would cost a lot, and what can be chosen in its place. */
export interface CoachedMistake {
  /** The term that makes most of the difference: each kind is warned of once in a game. */
  readonly kind: string
  readonly loss: number
  readonly better: Hinted
  /** What the better choice is better for, in words. */
  readonly betterFor: readonly string[]
}

/** What a choice would cost, unless that kind of mistake was warned of. */
export function mistakeOf(
  choice: Choice,
  { mistakes }: Counsel,
  warned: readonly string[],
  { coaching }: LoadedCoaching,
  [asking, play, seat, board, language]: readonly [Asking, Play, Seat, Board | undefined, Language],
): CoachedMistake | undefined {
  const mistake = mistakes.find(({ key }) => key === choice.keys[0])
  const terms = mistake?.terms.filter(({ difference }) => difference > 0).map(({ term }) => term) ?? []
  const [kind] = terms
  if (mistake === undefined || kind === undefined || warned.includes(kind)) return undefined
  const [better] = hintedOptions({ options: [mistake.better] }, asking, play, seat, board, language)
  if (better?.choice === undefined) return undefined
  return { kind, loss: mistake.loss, better, betterFor: terms.map(term => nameIn(coaching, term, language)) }
}

export const nameIn = ({ names }: LoadedCoaching['coaching'], term: string, language: Language): string =>
  names[language][term] ?? term
