import type { Seat } from '../kernel/contract.ts'
import type { GivenAnswer } from '../kernel/history.ts'
import type { Json } from '../kernel/json.ts'
import type { StandingOrder } from '../kernel/orders.ts'
import type { PlannedStep } from '../kernel/planned.ts'
import type { ClockSpec } from './clock.ts'
import type { PlanStop } from './followed-plan.ts'
import type { PaceSpec } from './pace.ts'
import type { RatingRange } from './rating-range.ts'
import type { SeatHolder, Who } from './seats.ts'

/** What is chosen for a table before its game starts. */
export interface Arrangement {
  /** How the table is called in lists. */
  readonly title?: string
  /** Shown to everybody, or only to its people and those with a link. */
  readonly visibility: 'public' | 'private'
  /** Game options as they were chosen; the kernel fills in the rest. */
  readonly options: Readonly<Record<string, Json>>
  readonly clock?: ClockSpec
  /** How fast a game over days is to go; instead of a clock. */
  readonly pace?: PaceSpec
  /** Components of the table's own. */
  readonly pack?: Json
  /** Nobody gets advice from the bots. */
  readonly hints?: false
  /** The result changes the ratings of its people. */
  readonly rated?: true
  /** Whose free seats of a public table are for: people with a rating in this range, beside those whom the host invites. */
  readonly ratings?: RatingRange
  /** The game starts by itself when the last seat is taken: nobody waits for a host who has gone for tea. */
  readonly starts?: 'when-full'
  /** Milliseconds by which spectators see the game later than it is played, where what they see could be told to a player. */
  readonly delay?: number
}

/** Whether anybody gets advice from the bots. In a rated game everybody thinks for themselves. */
export const allowsAdvice = ({ hints, rated }: Pick<Arrangement, 'hints' | 'rated'>): boolean =>
  hints !== false && !rated

/** The first words about a table: who made it, what is to be played, and by how many. */
export interface TableHeader {
  readonly id: string
  readonly game: string
  readonly host: Who
  readonly createdAt: number
  readonly arrangement: Arrangement
  readonly seats: readonly SeatHolder[]
  /** The table that this one is a rematch of. */
  readonly follows?: string
}

/** Something that happened at a table. A table is its header and its entries, in order; entries are only ever added. */
export type Entry = EntryBody & { readonly at: number }

export type EntryBody =
  | { readonly kind: 'arranged'; readonly arrangement: Arrangement; readonly players: number }
  /** A seat got another holder: taken, left, opened or given to a bot. */
  | { readonly kind: 'seated'; readonly seat: Seat; readonly holder: SeatHolder }
  | {
      readonly kind: 'started'
      readonly seed: string
      readonly rulesVersion: number
      /** The hash of the components. Tables of the first release do not have it. */
      readonly components?: string
      /** The components themselves, where no release keeps them: they become the table's own. */
      readonly pack?: Json
    }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly key: string; readonly by?: 'bot' | 'order' }
  | {
      readonly kind: 'went-back'
      readonly seat: Seat
      readonly how: 'undo' | 'turn' | 'consent'
      readonly to: number
      readonly again: readonly GivenAnswer[]
    }
  | { readonly kind: 'consent-asked'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'consented'; readonly seat: Seat }
  | { readonly kind: 'consent-refused'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly name: string; readonly seat?: Seat; readonly text: string }
  /** Somebody who watches has said something to those who watch. Who it was is kept for those who complain of it. */
  | {
      readonly kind: 'remarked'
      readonly person: string
      readonly name: string
      readonly seat?: Seat
      readonly text: string
    }
  | { readonly kind: 'noted'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'paused'; readonly seat: Seat }
  | { readonly kind: 'unpaused'; readonly seat: Seat }
  | { readonly kind: 'timed-out'; readonly seat: Seat }
  | { readonly kind: 'ordered'; readonly seat: Seat; readonly order: StandingOrder }
  | { readonly kind: 'order-cleared'; readonly seat: Seat; readonly id: string }
  /** The seat's plan is to be done whenever it is asked; takes the place of another. */
  | {
      readonly kind: 'plan-followed'
      readonly seat: Seat
      readonly plan: string
      readonly steps: readonly PlannedStep[]
    }
  | { readonly kind: 'plan-branched'; readonly seat: Seat; readonly branch: number }
  | { readonly kind: 'plan-stopped'; readonly seat: Seat; readonly stop: PlanStop }
  | { readonly kind: 'plan-dropped'; readonly seat: Seat }
  | { readonly kind: 'rematched'; readonly table: string }
  /** Somebody who is waited for was told so again, by whom. */
  | { readonly kind: 'nudged'; readonly seat: Seat; readonly by: string }
  | { readonly kind: 'on-holiday'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'end-asked'; readonly seat: Seat }
  | { readonly kind: 'end-agreed'; readonly seat: Seat }
  | { readonly kind: 'end-refused'; readonly seat: Seat }
  /** By agreement, before the rules would end it. */
  | { readonly kind: 'ended' }
