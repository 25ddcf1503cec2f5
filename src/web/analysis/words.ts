import type { Judgement } from '../../bots/advice.ts'
import type { SpreadOfPoints, Sureness } from '../../bots/review/spread.ts'
import { countingIn } from '../../kernel/counting.ts'
import type { Language } from '../../kernel/words.ts'
import { signedIn, whyIn } from '../hint/in-points.ts'
import type { Messages } from '../messages/messages.ts'
import type { ToldTurn } from './told-turn.ts'

type Words = Messages['analysis']

const joined = (say: Words, labels: readonly string[]): string =>
  labels.length === 0 ? say.endAtOnce : labels.join(', ')

/** What was played, and what it began with where the other began alike. */
export function titleOf({ shared, played }: ToldTurn, say: Words): string {
  const then = joined(say, played)
  return shared.length === 0 ? then : say.after(shared.join(', '), then)
}

export const otherOf = ({ other }: ToldTurn, say: Words): string => joined(say, other)

/** How sure it is, and by how much. */
export function spreadIn(
  language: Language,
  sureness: Exclude<Sureness, 'closeCall'>,
  { better, continuations, low, high }: SpreadOfPoints,
  say: Words,
): string {
  const { number } = countingIn(language)
  const rounded = (points: number): string =>
    points < 0 ? signedIn(language, Math.round(points)) : number(Math.round(points))
  return say.spread(say[sureness], better, continuations, rounded(low), rounded(high))
}

export const surenessIn = (language: Language, { reviewed: { sureness, spread } }: ToldTurn, say: Words): string =>
  spreadIn(language, sureness, spread, say)

/** Why, in a sentence made from the terms; nothing where none is known. */
export const reasonIn = (language: Language, { reviewed: { terms } }: ToldTurn, words: Judgement['words']): string =>
  terms.length === 0 ? '' : whyIn(language, words, terms)
