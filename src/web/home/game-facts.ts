import type { Translations } from '../../kernel/translations.ts'

/** What a person wants to know of a game before choosing it. */
export interface GameFacts {
  readonly id: string
  readonly title: string
  readonly players: { readonly min: number; readonly max: number }
  readonly minutes: number
  /** From 1 (light) to 5 (heavy). */
  readonly weight: number
  readonly tagline: Translations<string>
}
