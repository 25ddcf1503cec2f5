import type { GoalKind } from '../../games/goal-kind.ts'
import type { Game, Play, Seat } from '../../kernel/contract.ts'
import { Refusal } from '../../kernel/errors.ts'
import { inEveryLanguage } from '../../kernel/translations.ts'
import { capitalised, type Language } from '../../kernel/words.ts'
import { profiledOf } from '../profiled-games.ts'

/** One thing that is to be reached: so much of a kind that the game names (`goal-kinds.ts`). */
export interface GoalPart {
  readonly kind: string
  readonly gain: number
  /** What is named, by its id, where the kind names something. */
  readonly subject?: string
}

/** What is to be reached: every part of it, in one turn or by the end of the round, in which the others then stand still. */
export interface Goal {
  readonly parts: readonly GoalPart[]
  readonly within: 'turn' | 'round'
}

/** A turn as far as it was played: where it began, where it stands, and the keys that were answered in between. */
export interface ChallengeTurn {
  readonly before: Play
  readonly now: Play
  readonly keys: readonly string[]
}

/** How far a goal was reached: of its one part, or how many of its parts. It is reached where `gain` is at least `of`. */
export interface Reached {
  readonly gain: number
  readonly of: number
  readonly parts: readonly { readonly part: GoalPart; readonly gain: number }[]
}

export const goalKindsOf = (game: Pick<Game, 'id'>): readonly GoalKind[] => profiledOf(game).goals

export function kindOf(game: Pick<Game, 'id'>, { kind }: Pick<GoalPart, 'kind'>): GoalKind {
  const found = goalKindsOf(game).find(({ id }) => id === kind)
  if (found === undefined) throw new Refusal('bad-record', `the game has no goal of the kind "${kind}"`)
  return found
}

/** How much of one part a turn has brought. */
export function gainIn(part: Omit<GoalPart, 'gain'>, { before, now, keys }: ChallengeTurn, seat: Seat): number {
  const { of, verb } = kindOf(before.game, part)
  const { subject = '' } = part
  const counted = of === undefined ? 0 : of(now, seat, subject) - of(before, seat, subject)
  return counted + (verb === undefined ? 0 : keys.filter(key => key.split(':', 1)[0] === verb).length)
}

export function reachedIn({ parts }: Pick<Goal, 'parts'>, turn: ChallengeTurn, seat: Seat): Reached {
  const gains = parts.map(part => ({ part, gain: gainIn(part, turn, seat) }))
  const [only] = gains
  if (only !== undefined && gains.length === 1) return { gain: only.gain, of: only.part.gain, parts: gains }
  return { gain: gains.filter(({ part, gain }) => gain >= part.gain).length, of: gains.length, parts: gains }
}

export const isReached = ({ gain, of }: Pick<Reached, 'gain' | 'of'>): boolean => gain >= of

/** `Place at least 2 cubes and gain at least 4 points this turn`. */
export function goalInWords(game: Game, components: unknown, { parts, within }: Goal, language: Language): string {
  const phrases = parts.map(part => phraseOf(game, components, part, language))
  const say = frames[language]
  return capitalised(`${phrases.join(` ${say.and} `)} ${say[within]}`)
}

const frames = inEveryLanguage<{ readonly and: string } & Readonly<Record<Goal['within'], string>>>({
  en: { and: 'and', turn: 'this turn', round: 'before the round ends' },
  it: { and: 'e', turn: 'in questo turno', round: 'prima che finisca il round' },
})

/** One part of a goal: `place at least 2 cubes`. */
export function phraseOf(game: Game, components: unknown, part: GoalPart, language: Language): string {
  const { phrase } = kindOf(game, part)
  const { subject = '' } = part
  const name = subject === '' ? '' : (game.words[language].component(components, subject)?.name ?? subject)
  return (phrase[language] ?? phrase.en)(part.gain, name)
}
