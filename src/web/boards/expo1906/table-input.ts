import { type Play, type Player, playerAt } from '../../../games/expo1906/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Language, SeatName } from '../../../kernel/words.ts'
import { type SeatColor, seatColors } from '../../plates/seats.ts'
import type { Marks, Pointing } from '../../plates/targets.ts'
import type { ExpoLabels } from './words-on-board.ts'

/** What every part of the table is drawn from. */
export interface TableInput {
  readonly play: Play
  readonly language: Language
  /** Whose things are shown large. */
  readonly seat: Seat
  readonly own: boolean
  readonly who: SeatName
  readonly marks: Marks
  readonly pointing: Pointing
  readonly labels: ExpoLabels
  /** The name of a component in the viewer's language. */
  readonly name: (id: string) => string
}

export const colorOf = ({ color }: Player): SeatColor => seatColors.find(one => one === color) ?? 'red'

export const colorOfSeat = (play: Play, seat: Seat): SeatColor => colorOf(playerAt(play, seat))
