import type { Language } from './words.ts'

/** What can be wrong with a request to the engine. Every message says what is wrong and what would be right. */
export type RefusalCode =
  | 'unknown-game'
  | 'unknown-edition'
  | 'wrong-player-count'
  | 'bad-options'
  | 'bad-components'
  | 'bad-json'
  | 'bad-record'
  | 'bad-seat'
  | 'game-over'
  | 'not-asked'
  | 'unknown-key'
  | 'blocked'
  | 'cannot-undo'
  | 'bad-state'

/** The same in some languages, by their names. */
export type InOtherLanguages = Readonly<Partial<Record<Language, string>>>

/** Thrown for bad input. The state is untouched. */
export class Refusal extends Error {
  readonly code: RefusalCode
  /** The message in other languages, where it has more to say than the code. */
  readonly translated: InOtherLanguages
  constructor(code: RefusalCode, message: string, translated: InOtherLanguages = {}) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.translated = translated
  }
}

/** Thrown when a rule meets a place of a view that is hidden from the viewer. */
export class MetHidden extends Error {
  constructor(what: string) {
    super(`${what} is hidden from this seat`)
    this.name = 'MetHidden'
  }
}

/** Thrown when the rules themselves are broken: a dead end, an endless agenda, an unknown rule. Always a bug. */
export class RulesBroken extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RulesBroken'
  }
}

/**
 * The `default` of a switch that names every case. A new effect, rule, event or verb is then a type error wherever it is
 * forgotten; a value from nowhere is our bug.
 */
export function never(value: never): never {
  throw new RulesBroken(`nothing is known of ${JSON.stringify(value)}`)
}

/** The same where words and reports meet what another release tells: it is said in general, and nothing breaks. */
export const neverBut = <T>(_value: never, inGeneral: T): T => inGeneral

/** What was wrong, in words, whatever was thrown. */
export const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault))
