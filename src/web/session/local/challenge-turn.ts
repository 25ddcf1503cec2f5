import type { Seat } from '../../../kernel/contract.ts'
import type { Happened } from '../session.ts'

/** A challenge that is set at a table: which one, and after how many answers its turn begins. */
export interface SetChallenge {
  readonly id: string
  readonly from: number
}

/** Whether the turn of a challenge has been ended: its seat is not asked, or in another turn. `happened` begins with the setup. */
export function challengeIsOver(
  { from }: SetChallenge,
  seat: Seat,
  asked: readonly Seat[],
  happened: readonly Pick<Happened, 'moment'>[],
): boolean {
  return !asked.includes(seat) || String(happened.at(-1)?.moment) !== String(happened[from]?.moment)
}

/**
 * How many answers stay when something is taken back in a challenge: until the turn is ended each answer can be, whatever it showed, and
 * at any time the whole turn. Undefined where there is nothing to take back.
 */
export function keptInChallenge(
  { from }: SetChallenge,
  what: 'undo' | 'restart-turn',
  over: boolean,
  answered: number,
): number | undefined {
  if (answered <= from) return undefined
  if (what === 'restart-turn') return from
  return over ? undefined : answered - 1
}
