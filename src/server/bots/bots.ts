import type { Advice } from '../../bots/advice.ts'
import type { Level } from '../../bots/levels.ts'
import type { CoreState, Seat } from '../../kernel/contract.ts'
import type { Json } from '../../kernel/json.ts'
import { ServerRefusal } from '../refused.ts'
import type { Urgency } from './thought-queue.ts'

/** What a bot gets to think about: a seat's view, never the state. */
export interface BotPosition {
  readonly game: string
  readonly pack?: Json
  readonly view: CoreState
  readonly seat: Seat
}

/** What a bot is asked: its seat's view and the legal answers. */
export interface BotQuestion extends BotPosition {
  readonly keys: readonly string[]
  /** Which question it is: the number of the entry that opened it. */
  readonly asked: number
}

/** A thought that waits for its turn. */
export interface Wanted<P extends BotPosition> {
  /** Tables take turns. */
  readonly table: string
  /** How urgent it is now. */
  urgency(): Urgency
  /** What to think about, as it stands when its turn has come; undefined if nobody wants to know any more. */
  position(): P | undefined
  /** Hears of every attempt that failed; it is then tried again at a cheaper level. */
  failed(fault: unknown): void
}

export interface BotAnswer {
  readonly key: string
  /** The `asked` of its question. */
  readonly asked: number
}

/** Players that are programs. They think elsewhere: the server never waits for them. */
export interface BotPlayers {
  readonly levels: readonly string[]
  /** How many thoughts wait for their turn. */
  readonly waiting: number
  /** An answer; undefined if none is wanted any more. Rejects when even the cheapest thought failed. */
  choose(level: Level, wanted: Wanted<BotQuestion>): Promise<BotAnswer | undefined>
  /** What the best of them would do in a person's place; `tell` hears how many thoughts come first, and 0 when it begins. */
  advise(wanted: Wanted<BotPosition>, tell: (before: number) => void): Promise<Advice | undefined>
  /** Nobody thinks here any more. */
  readonly closed: boolean
  /** Ends all thoughts; those that waited are wanted no more. */
  close(): Promise<void>
}

export function mustBeLevel({ levels }: BotPlayers, level: string): void {
  if (!levels.includes(level)) throw new ServerRefusal('no-such-level', { level, levels: levels.join(', ') })
}
