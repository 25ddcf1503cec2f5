import type { CoreState, Seat } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { ServerRefusal } from './refused.ts'

/** What a bot gets: its seat's view and the legal answers, never the state. */
export interface BotQuestion {
  readonly game: string
  readonly pack?: Json
  readonly view: CoreState
  readonly seat: Seat
  readonly keys: readonly string[]
  readonly level: string
}

/** Players that are programs. They think elsewhere: the server never waits for them. */
export interface BotPlayers {
  readonly levels: readonly string[]
  /** One of the keys, within about `budget` milliseconds; rejects when the bot failed or took too long. */
  choose(question: BotQuestion, budget: number): Promise<string>
  close(): Promise<void>
}

export function mustBeLevel({ levels }: BotPlayers, level: string): void {
  if (!levels.includes(level))
    throw new ServerRefusal('not-allowed', `there is no bot level "${level}"; there are: ${levels.join(', ')}`)
}
