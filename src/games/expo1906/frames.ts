import type { Frame } from '../../kernel/agenda.ts'
import type { Seat } from '../../kernel/contract.ts'
import type { MeetingChoice } from './pack.ts'

/** Everything that can stand on the agenda of Expo 1906, besides the kernel's own frames. */

export interface SeatFrame extends Frame {
  readonly seat: Seat
}

export interface CardFrame extends SeatFrame {
  readonly rule: 'choose-card'
  /** A last turn after the end was triggered (E-11.5). */
  readonly last: boolean
}

/** Drawn tiles, which lie in the reserve, are still to be put on Scrap cells. */
export interface HandicapFrame extends SeatFrame {
  readonly rule: 'handicap'
  readonly left: number
}

/** Buying with a card: how many tiles of each kind it has brought so far. */
export interface BuyFrame extends SeatFrame {
  readonly rule: 'buy'
  readonly card: string
  readonly resources: number
  readonly inAcademy: number
  readonly free: number
}

/** Operations that are left; fixed when the card was played (E-7.7). */
export interface LabFrame extends SeatFrame {
  readonly rule: 'laboratory' | 'reposition'
  readonly left: number
}

export interface PatentsFrame extends SeatFrame {
  readonly rule: 'patents'
  /** Movement points left. */
  readonly points: number
  readonly discount: number
}

export interface ChitFrame extends SeatFrame {
  readonly rule: 'choose-chit'
  readonly row: number
}

export interface MeetingFrame extends SeatFrame {
  readonly rule: 'meeting'
  readonly card: string
  readonly used: readonly MeetingChoice[]
}

export interface EndTurnFrame extends SeatFrame {
  readonly rule: 'end-turn'
  readonly endsRound: boolean
  readonly last: boolean
}
