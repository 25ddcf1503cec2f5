import { isChronos, type Owner, type Play } from '../../../games/inventions/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { SeatName } from '../../../kernel/words.ts'
import { type SeatColor, seatColors } from '../../plates/seats.ts'
import type { Marks, Pointing } from '../../plates/targets.ts'
import type { InventionsLabels } from './words-on-board.ts'

/** What every part of the table is drawn from. */
export interface TableInput {
  readonly play: Play
  /** Whose society is shown large: its pieces are the places that a question is about. */
  readonly seat: Seat
  readonly who: SeatName
  /** Names of components. */
  readonly name: (id: string) => string
  readonly labels: InventionsLabels
  readonly marks: Marks
  readonly pointing: Pointing
}

/** The colour of a seat; Chronos and nobody have none. */
export const colorOf = ({ players }: Play['state'], owner: Owner): SeatColor | undefined =>
  seatColors.find(color => color === players[owner]?.color)

/** Whose display this is: a seat's, that of Chronos, or nobody's. */
export function ownerName(
  { play: { state }, who, labels }: Pick<TableInput, 'play' | 'who' | 'labels'>,
  owner: Owner,
): string {
  if (owner >= 0 && owner < state.seats) return who(owner)
  return isChronos(state, owner) && state.chronos !== undefined ? labels.chronos : labels.nobody
}

export const roman = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']
