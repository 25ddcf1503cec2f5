import { ServerRefusal } from '../refused.ts'
import type { Limits } from '../settings.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { networkOf } from './addresses.ts'
import { type OneByOne, oneByOne } from './one-by-one.ts'
import { type Paces, paces } from './pace.ts'

/**
 * What one address or one person may use up, however many connections they have. Counted by this process alone and from its
 * start: with several processes each grants as much. It keeps one from taking the others' share; it is no accounting.
 */
export interface Quotas {
  /** Work asked for, by address. */
  readonly work: Paces
  /** Bytes of large bodies, by person. */
  readonly bodies: Paces
  /** Bytes that are kept for good, by person. */
  readonly kept: Paces
  /** Lines of chat, by person. */
  readonly talk: Paces
  /** What a person may have only so many of, by what it is and whose. */
  readonly counted: OneByOne
}

/** More than a page asks for at once. */
const MOST_WAITING = 50

export const quotasOf = (limits: Limits): Quotas => ({
  work: paces(limits.workPerSecond, limits.workBurst),
  bodies: paces(limits.largeBodyBytesPerSecond, limits.largeBodyBurst),
  kept: paces(limits.keptBytesPerSecond, limits.keptBurst),
  talk: paces(limits.linesPerSecond, limits.lineBurst),
  counted: oneByOne(MOST_WAITING),
})

/** What things cost, in units of about a quarter of a millisecond of this process. */
export const COST = {
  /** A command, or looking at a table anew. */
  command: 2,
  /** Loading a table that is not in memory. */
  load: 20,
  /** Playing a whole game again. */
  replay: 40,
  /** Bytes written for one unit. */
  bytes: 16 * 1024,
} as const

/** What it costs to do something at a table. */
export const costAt = (liveTables: Pick<LiveTables, 'has'>, table: string): number =>
  COST.command + (liveTables.has(table) ? 0 : COST.load)

/** Milliseconds that work waits for its turn at most, when an address has asked for much. */
const LONGEST_WAIT = 10_000

/** Lets work wait until its address has room for it: an address that many share is slowed, not locked out. */
export async function inShare({ work }: Quotas, address: string, cost: number): Promise<void> {
  const wait = work.of(networkOf(address)).reserve(cost, LONGEST_WAIT)
  if (wait === undefined) throw new ServerRefusal('too-much-work')
  if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
}

/** Refuses to keep more than a person's share. */
export function mustHaveShare({ kept }: Quotas, person: string, bytes: number): void {
  if (!kept.of(person).take(bytes)) throw new ServerRefusal('kept-too-much')
}
