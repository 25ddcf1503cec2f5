import { push } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { type Play, playerAt } from '../state.ts'

/** A chance to play a Master (N-18.1); without one in hand there is nothing to ask. */
export function offerMaster(play: Play, seat: Seat, because: string): void {
  if (playerAt(play, seat).masters.length > 0) push(play, { rule: 'play-master', seat, because })
}
