import type { Advice } from '../bots/advice.ts'
import type { CoreState, Seat } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { ServerRefusal } from './refused.ts'

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
  readonly level: string
}

/** Players that are programs. They think elsewhere: the server never waits for them. */
export interface BotPlayers {
  readonly levels: readonly string[]
  /** One of the keys, within about `budget` milliseconds; rejects when the bot failed or took too long. */
  choose(question: BotQuestion, budget: number): Promise<string>
  /** What the best of them would do in a person's place, within about `budget` milliseconds. */
  advise(position: BotPosition, budget: number): Promise<Advice>
  close(): Promise<void>
}

export function mustBeLevel({ levels }: BotPlayers, level: string): void {
  if (!levels.includes(level))
    throw new ServerRefusal('not-allowed', `there is no bot level "${level}"; there are: ${levels.join(', ')}`)
}
