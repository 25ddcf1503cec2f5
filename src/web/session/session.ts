import type { Advice } from '../../bots/advice.ts'
import type { CoreState, Game, GameEvent, Play, Score, Seat } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import type { StandingOrder } from '../../kernel/orders.ts'
import type { PlannedStep } from '../../kernel/planned.ts'
import type { GameRecord } from '../../kernel/record.ts'
import type { Clock } from '../../tables/clock.ts'
import type { Arrangement } from '../../tables/entry.ts'
import type { AwaySeat, WaitedFor } from '../../tables/pace.ts'
import type { ChatLine } from '../../tables/table.ts'
import type { FollowingView } from '../../tables/view.ts'
import type { LessonChapter } from '../learn/progress.ts'
import type { Refused } from '../messages/refusals/said.ts'
import type { SetChallenge } from './local/challenge-turn.ts'

/**
 * A table as the page sees it, wherever its game is kept: in this browser or on a server. A page reads snapshots and gives
 * commands; both kinds of table look alike.
 */
export interface TableSession {
  snapshot(): TableSnapshot
  /** Calls the listener after every change; gives back how to stop. */
  subscribe(listener: () => void): () => void
  readonly commands: TableCommands
  /** Where bots are shown turn by turn: shows the next one. */
  next?(): void
  close(): void
}

export interface TableCommands {
  /** Answers one after the other, as one gesture. */
  answer(keys: readonly string[]): void
  undo(): void
  redo(): void
  restartTurn(): void
  /** Puts the game back where it left the lesson that is given at the table. */
  backToLesson?(): void
  /** Takes back the last answer whatever came of it: when everybody agrees, and at once where nobody else plays. */
  askConsent(): void
  /**
   * What a bot would do in the viewer's place while it is asked, from what the viewer sees. `tell` hears how many thoughts come first,
   * where bots have others to think for.
   */
  advise(tell: (before: number) => void, signal: AbortSignal): Promise<Advice>
  /** What the viewer saw of the game after so many answers, at tables of this browser. */
  viewAfter?(answers: number): Promise<CoreState>
  /** Answers a question in advance; replaces an order of the same id. */
  order(order: StandingOrder): void
  withdraw(order: string): void
  /** Has the table do a plan whenever the viewer is asked; in place of another. */
  followPlan(plan: string, steps: readonly PlannedStep[]): void
  dropPlan(): void
  say(text: string): void
  note(text: string): void
  /** The record of the game; before the end only for tables of this browser. */
  record(): Promise<GameRecord>
  /** A new table with the same seats; gives its id. */
  rematch(): Promise<string>
  /** What only tables with other people have. */
  readonly shared?: SharedCommands
}

export interface SharedCommands {
  /** Says something to those who watch; a refusal is thrown. */
  remark(text: string): Promise<void>
  sit(seat: Seat): void
  /** Gives the seat up: before the game it is free, in the game a bot stands in until `comeBack`. */
  leave(): void
  comeBack(): void
  /** Like leaving, for good. */
  resign(): void
  pause(): void
  goOn(): void
  allowCoach(allowed: boolean): void
  seatBot(seat: Seat, level: string): void
  openSeat(seat: Seat): void
  start(): void
  /** Arranges the table before its game; a refusal is thrown. */
  arrange(arrangement: Arrangement, players: number): Promise<void>
  consent(agrees: boolean): void
  /** Tells somebody who is waited for so again. */
  nudge(seat: Seat): void
  /** Lets a bot play for who is long overdue. */
  letStandIn(seat: Seat): void
  /** Gives away the seat of who never came. */
  replace(seat: Seat): void
  proposeEnd(): void
  agreeToEnd(agrees: boolean): void
}

export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open'
  readonly name: string
  readonly level?: string
  /** Has the page open now; unknown for bots. */
  readonly present?: boolean
  /** Lets a coach look over their shoulder. */
  readonly coach?: boolean
  /** A bot plays for the one whose name this is. */
  readonly standsIn?: boolean
  /** A bot plays until somebody takes the seat. */
  readonly free?: boolean
}

/** One answer and what it brought, as this viewer may see it. */
export interface Happened {
  /** Which answer of the game it was, from 1; 0 is the setup. */
  readonly answer: number
  readonly seat: Seat | undefined
  readonly key: string
  readonly events: readonly GameEvent[]
  /** Where in the game it left it. */
  readonly moment: readonly number[]
}

/** A line of a spectator, and the number of its entry, by which it can be complained of. */
export interface Remark extends ChatLine {
  readonly number: number
}

export type Connection = 'here' | 'connecting' | 'live' | 'lost'

export interface TableSnapshot {
  readonly id: string
  readonly game: Game
  readonly pack: Json
  readonly connection: Connection
  readonly status: 'open' | 'playing' | 'finished'
  readonly arrangement: Arrangement
  /** The viewer's seat; undefined for spectators. */
  readonly seat: Seat | undefined
  /** The link through which the viewer has the seat: their own on another device, or another's that they coach. */
  readonly through?: 'seat' | 'coach' | undefined
  /** The seat that the viewer left to a bot; who has resigned left it for good. */
  readonly left?: { readonly seat: Seat; readonly forGood: boolean } | undefined
  readonly host: boolean
  readonly seats: readonly SeatInfo[]
  /** The game as the viewer may see it, with what is open; undefined before it starts. */
  readonly play: Play<CoreState> | undefined
  /** Seats that are asked now. */
  readonly asked: readonly Seat[]
  readonly happened: readonly Happened[]
  /** How many answers there were when the viewer last answered. */
  readonly scores: readonly Score[] | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canRestartTurn: boolean
  readonly mayAskConsent: boolean
  readonly consent?: { readonly seat: Seat; readonly given: readonly Seat[] } | undefined
  /** What the viewer has answered in advance. */
  readonly orders: readonly StandingOrder[]
  /** The viewer's plan that the table does by itself, and how far it has come. */
  readonly following?: FollowingView | undefined
  /** By this machine's time. */
  readonly clocks: readonly Clock[]
  /** Whom the others wait for, at a table with a pace; by this machine's time. */
  readonly waiting: readonly WaitedFor[]
  /** Who of them is away, and when. */
  readonly away: readonly AwaySeat[]
  /** From when on others than the host may start the game; by this machine's time. */
  readonly startFrom?: number | undefined
  readonly endAsked?: { readonly seat: Seat; readonly given: readonly Seat[] } | undefined
  /** When the game was over. */
  readonly finishedAt?: number | undefined
  /** It was ended by agreement. */
  readonly ended: boolean
  /** The seat that paused the game, while it stands still. */
  readonly pausedBy: Seat | undefined
  readonly chat: readonly ChatLine[]
  /** What spectators say to each other; undefined for who may not read it yet, and at tables of this browser. */
  readonly remarks?: readonly Remark[] | undefined
  readonly notes: string
  readonly rematch?: string | undefined
  /** A bot has answered, and the viewer wants to say when it is shown. */
  readonly waitsForNext?: boolean
  /** The chapter of the game's lessons that is given at this table. */
  readonly lesson?: LessonChapter | undefined
  /** The challenge that is set at this table, and whether its turn has been ended. */
  readonly challenge?: (SetChallenge & { readonly over: boolean }) | undefined
  /** Why the last command was refused. */
  readonly refused?: Refused | undefined
}

/** The seat in whose name the viewer may act: not that of another whom they coach. */
export const actingSeat = ({ seat, through }: TableSnapshot): Seat | undefined =>
  through === 'coach' ? undefined : seat
