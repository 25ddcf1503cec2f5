import type { Judgement } from '../../bots/advice.ts'
import type { SpreadOfPoints, Sureness } from '../../bots/review/spread.ts'
import type { Language } from '../../kernel/words.ts'
import { signedIn, whyInWords } from '../hint/in-points.ts'
import type { Messages } from '../messages/messages.ts'
import type { NamedEnds, ToldTurn } from './told-turn.ts'

type Words = Messages['analysis']

const joined = (say: Words, labels: readonly string[], most: number): string => {
  if (labels.length === 0) return say.endAtOnce
  // One that is left out is not shorter to tell.
  if (labels.length <= most + 1) return labels.join(', ')
  return say.andMore(labels.slice(0, most).join(', '), labels.length - most)
}

/** In a list so many answers of a turn are told; beside the board, all. */
export const IN_A_LIST = 4

/** What was played, and what it began with where the other began alike. */
export function titleOf({ shared, played }: ToldTurn, say: Words, most = Number.POSITIVE_INFINITY): string {
  const then = joined(say, played, most)
  return shared.length === 0 ? then : say.after(shared.join(', '), then)
}

export const otherOf = ({ other }: ToldTurn, say: Words, most = Number.POSITIVE_INFINITY): string =>
  joined(say, other, most)

/** What could have been played instead, and that it was better. */
export function instead(turn: ToldTurn, say: Words): string {
  const { kind, sureness } = turn.reviewed
  const other = otherOf(turn, say, IN_A_LIST)
  if (kind === 'praise') return say.praise(other)
  return (sureness === 'onAverage' ? say.betterOnAverage : say.betterThan)(other)
}

/** How sure it is, and by how much. */
export const spreadIn = (
  sureness: Exclude<Sureness, 'closeCall'>,
  { better, continuations, low, high }: SpreadOfPoints,
  say: Words,
): string => say.spread(say[sureness], better, continuations, Math.round(low), Math.round(high))

export const surenessIn = ({ reviewed: { sureness, spread } }: ToldTurn, say: Words): string =>
  spreadIn(sureness, spread, say)

/** So many sources of points are named. */
const NAMED = 5

/** What the points are made of when the game is over: whole points, which add up to those that are told. */
export function endsIn(language: Language, points: number, { own, others }: NamedEnds, say: Words): string {
  const named = own.slice(0, NAMED).filter(one => Math.round(one.points) !== 0)
  const ofOthers = Math.round(others)
  const rest = named.reduce((left, one) => left - Math.round(one.points), Math.round(points) - ofOthers)
  const parts = named.map(one => `${one.name} ${signedIn(language, Math.round(one.points))}`)
  if (rest !== 0) parts.push(say.endsElse(signedIn(language, rest)))
  if (ofOthers !== 0) parts.push((ofOthers > 0 ? say.othersLower : say.othersHigher)(signedIn(language, ofOthers)))
  return parts.length === 0 ? '' : say.ends(parts)
}

/** Why, in a sentence made from the terms; nothing where none is known. */
export const reasonIn = (language: Language, { reviewed: { terms } }: ToldTurn, words: Judgement['words']): string =>
  terms.length === 0 ? '' : whyInWords(language, words, terms)
