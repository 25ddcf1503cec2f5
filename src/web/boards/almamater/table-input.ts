import type { Play, Player } from '../../../games/almamater/state.ts'
import { playerAt } from '../../../games/almamater/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { SeatName } from '../../../kernel/words.ts'
import type { SeatColor } from '../../plates/seats.ts'
import type { Marks, Pointing } from '../../plates/targets.ts'
import type { Labels } from './words-on-board.ts'

/** What every part of the table is drawn from. */
export interface TableInput {
  readonly play: Play
  /** Whose university is shown large, and whether it is the viewer's own. */
  readonly seat: Seat
  readonly own: boolean
  readonly who: SeatName
  readonly labels: Labels
  /** The name of a component, and what it does. */
  readonly name: (id: string) => string
  readonly text: (id: string) => string
  readonly marks: Marks
  readonly pointing: Pointing
}

export const shownPlayer = ({ play, seat }: TableInput): Player => playerAt(play, seat)

/** The colour of a marker: a seat, or Ignotus after them. */
export const colorOfMarker = (play: Play, marker: number): SeatColor => play.state.layout.colors[marker] ?? 'black'
