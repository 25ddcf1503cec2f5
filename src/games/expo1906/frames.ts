import type { Frame, SeatFrame } from '../../kernel/agenda.ts'
import type { MeetingChoice } from './pack.ts'

/** Everything that can stand on the agenda of Expo 1906, besides the kernel's own frames. */
export type ExpoFrame =
  | Frame<'next-turn' | 'move-ghosts' | 'end-game'>
  | SeatFrame<'last-turn'>
  | CardFrame
  | HandicapFrame
  | BuyFrame
  | LabFrame
  | PatentsFrame
  | ChitFrame
  | MeetingFrame
  | EndTurnFrame

export interface CardFrame extends SeatFrame<'choose-card'> {
  /** A last turn after the end was triggered (E-11.5). */
  readonly last: boolean
}

/** Drawn tiles, which lie in the reserve, are still to be put on Scrap cells. */
export interface HandicapFrame extends SeatFrame<'handicap'> {
  readonly left: number
}

/** Buying with a card: how many tiles of each kind it has brought so far. */
export interface BuyFrame extends SeatFrame<'buy'> {
  readonly card: string
  readonly resources: number
  readonly inAcademy: number
  readonly free: number
}

/** Operations that are left; fixed when the card was played (E-7.7). */
export interface LabFrame extends SeatFrame<'laboratory' | 'reposition'> {
  readonly left: number
}

export interface PatentsFrame extends SeatFrame<'patents'> {
  /** Movement points left. */
  readonly points: number
  readonly discount: number
}

export interface ChitFrame extends SeatFrame<'choose-chit'> {
  readonly row: number
}

export interface MeetingFrame extends SeatFrame<'meeting'> {
  readonly card: string
  readonly used: readonly MeetingChoice[]
}

export interface EndTurnFrame extends SeatFrame<'end-turn'> {
  readonly endsRound: boolean
  readonly last: boolean
}
