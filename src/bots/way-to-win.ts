import type { Translations } from '../kernel/translations.ts'

/** A way to win: to a bot that pursues it, everything that a counter counts is worth so many points more. */
export interface WayToWin {
  readonly id: string
  readonly name: Translations<string>
  readonly counter: string
  readonly worth: number
}
