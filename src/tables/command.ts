import type { Seat } from '../kernel/contract.ts'
import type { StandingOrder } from '../kernel/orders.ts'
import type { PlannedStep } from '../kernel/planned.ts'
import type { Arrangement } from './entry.ts'
import type { Who } from './seats.ts'

/** What a person may ask of a table. */
export type Command =
  // Before the game
  | { readonly kind: 'arrange'; readonly arrangement: Arrangement; readonly players: number }
  | { readonly kind: 'sit'; readonly seat: Seat }
  | { readonly kind: 'seat-bot'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'open-seat'; readonly seat: Seat }
  /** The server adds the seed: 128 random bits that nobody chose. */
  | { readonly kind: 'start' }
  // Answering
  /** `asked` is the number under which the question came: an answer to an older question is refused. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly key: string; readonly asked?: number }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'redo'; readonly seat: Seat }
  | { readonly kind: 'restart-turn'; readonly seat: Seat }
  /** Asks everybody to let this seat take back its last answer. */
  | { readonly kind: 'ask-consent'; readonly seat: Seat }
  | { readonly kind: 'consent'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly kind: 'order'; readonly seat: Seat; readonly order: StandingOrder }
  | { readonly kind: 'clear-order'; readonly seat: Seat; readonly id: string }
  /** Does a plan whenever the seat is asked, in place of the one that was followed before. */
  | { readonly kind: 'follow-plan'; readonly seat: Seat; readonly plan: string; readonly steps: readonly PlannedStep[] }
  | { readonly kind: 'drop-plan'; readonly seat: Seat }
  // Around the game
  | { readonly kind: 'say'; readonly text: string }
  /** Says something to those who watch. Players hear it when the game is over. */
  | { readonly kind: 'remark'; readonly text: string }
  | { readonly kind: 'note'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'pause'; readonly seat: Seat }
  | { readonly kind: 'resume'; readonly seat: Seat }
  /** Gives the seat up: open again before the game, a bot's while it runs. */
  | { readonly kind: 'leave'; readonly seat: Seat }
  /** Like leaving, for good. */
  | { readonly kind: 'resign'; readonly seat: Seat }
  /** Takes the seat back from the bot that stands in. */
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'allow-coach'; readonly seat: Seat; readonly allowed: boolean }
  | { readonly kind: 'rematch' }
  // Who does not come, at a table with a pace: from when on says the table (`waiting.ts`)
  | { readonly kind: 'nudge'; readonly seat: Seat }
  /** Lets a bot play for who is long overdue, until they return. */
  | { readonly kind: 'stand-in'; readonly seat: Seat }
  /** The host gives away the seat of who never came. */
  | { readonly kind: 'replace'; readonly seat: Seat }
  /** Between these times the seat is not waited for; both 0 takes it back. */
  | { readonly kind: 'holiday'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'ask-end'; readonly seat: Seat }
  | { readonly kind: 'agree-end'; readonly seat: Seat; readonly agrees: boolean }

/** What the server does, not a person. */
export type ServerCommand =
  | { readonly kind: 'bot-answer'; readonly seat: Seat; readonly key: string; readonly asked: number }
  /** Time has passed: clocks may have run out. */
  | { readonly kind: 'look-at-clocks' }
  /** A person has deleted everything that was theirs. */
  | { readonly kind: 'forget'; readonly person: string }

/** A command and who gives it. What only the server can know or make comes with it. */
export interface Request {
  readonly command: Command
  readonly by: Who
  readonly now: number
  /** Makes a fresh seed, for `start`. */
  readonly seed: () => string
  /** Makes the id of the next table, for `rematch`. */
  readonly table: () => string
}
