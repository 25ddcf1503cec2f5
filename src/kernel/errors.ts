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

/** Thrown for bad input. The state is untouched. */
export class Refusal extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
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
