import type { GameEvent } from '../kernel/contract.ts'

/** Which components of a game seats use: for the balance report. */
export interface ComponentUsage<C = unknown> {
  /** Those that an event shows its seat to have used. */
  used(event: GameEvent): readonly string[]
  /** All that the report should name if nobody used them. */
  usable(components: C): readonly string[]
}
