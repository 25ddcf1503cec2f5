import type { Play } from '../../kernel/contract.ts'
import type { Translations } from '../../kernel/translations.ts'
import type { Mind } from '../mind.ts'

/** What a game gives its coach: what to aim at, what things are for, and when a loss is worth a warning. */
export interface Coaching<Term extends string = string> {
  /** A turn that comes to so many points less than another is worth a warning. */
  readonly costly: number
  /** The part of the game for which a goal is set: a number that only grows. */
  part(play: Play): number
  readonly partName: Translations<string>
  readonly aims: readonly Aim[]
  /** What the terms are called. */
  readonly names: Mind['words']
  /** What each term of the mind's judgement is about, as somebody needs to know it who plays for the first time. */
  readonly teaches: Readonly<Record<Term, Taught>>
}

/** Something of which more is worth having. */
export interface Aim {
  /** A counter of the game's pace. */
  readonly counter: string
  /** About how many points one more of it brings: which goal comes first. */
  readonly worth: number
  readonly text: Translations<(gain: number) => string>
  readonly why: Translations<string>
  readonly rule: string
}

/** A sentence that holds whenever it is said, and the rule behind it. */
export interface Taught {
  readonly text: Translations<string>
  readonly rule: string
}
