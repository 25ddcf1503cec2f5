import type { Translations } from '../../kernel/translations.ts'

/** What a list says of a challenge, without loading its game. */
export interface ListedChallenge {
  readonly id: string
  /** From 1, which most bots find, to 3, which hardly any does. */
  readonly grade: 1 | 2 | 3
  /** How hard it is, on the scale of the bots' levels. */
  readonly rating: number
  readonly goal: Translations<string>
}

/** The challenges of a game. */
export interface GameChallenges {
  readonly game: string
  readonly challenges: readonly ListedChallenge[]
}
