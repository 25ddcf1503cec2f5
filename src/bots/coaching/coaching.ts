import type { GameEvent, Play } from '../../kernel/contract.ts'
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
  /** What is asked before the first turn only, told whenever it is asked: nothing of the game has been seen by then. */
  readonly opening: readonly ToldQuestion[]
  /** Rules that are told when one first meets them; where one event meets several, the rarer first. */
  readonly metRules: readonly MetRule[]
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

/** What a question is about, wherever one of these rules of the game asks it. */
interface ToldQuestion extends Taught {
  readonly asks: readonly string[]
}

/** A rule that is told once, when it was first met: what happened, and what holds then. */
export interface MetRule<Event extends GameEvent = GameEvent> extends Taught {
  /** Whether this is where one meets it; `own`: it happened to whoever is coached. */
  meets(event: Event, own: boolean): boolean
}
