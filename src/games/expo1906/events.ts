import type { GameEvent, Seat } from '../../kernel/contract.ts'
import type { Amounts } from './pack.ts'
import type { Play, PointSource } from './state.ts'

/** All that can happen in Expo 1906. Amounts are what was really gained or, below zero, paid. */
export type ExpoEvent =
  | Happening<'money', { readonly seat: Seat; readonly amount: number; readonly because: string }>
  | Happening<
      'vp',
      { readonly seat: Seat; readonly amount: number; readonly because: string; readonly source: PointSource }
    >
  | Happening<'handicap-placed', Placed>
  | Happening<'card-played', { readonly card: string }>
  | Happening<'passed', object>
  | Happening<'tile-bought', { readonly tile: string; readonly price: number }>
  | Happening<'tile-taken', { readonly tile: string }>
  | Happening<'tile-placed', Placed>
  | Happening<'tile-moved', Placed & { readonly from: Place }>
  | Happening<'tile-removed', Placed>
  | Happening<'scrap-removed', { readonly row: number; readonly col: number }>
  /** The supply of an incomplete Project has changed; what it lacks now. */
  | Happening<'project-fed', { readonly project: string; readonly lacks: Amounts }>
  | Happening<'project-completed', { readonly project: string }>
  | Happening<'card-exchanged', { readonly card: string; readonly for: string }>
  | Happening<'token-moved', { readonly from: string; readonly to: string }>
  | Happening<'chit-placed', { readonly chit: string; readonly row: string }>
  | Happening<'ghost-tiles', { readonly tiles: readonly string[] }>
  | Happening<'ghost-moved', { readonly row: string; readonly from: number; readonly to: number }>
  | Happening<'ghost-card', { readonly card: string; readonly fate: 'accepted' | 'aside' | 'shuffled-back' }>
  | Happening<'meeting', { readonly choice: string }>
  | Happening<'jury-placed', { readonly tile: string; readonly chosen: boolean }>
  | Happening<'projects-returned', { readonly projects: readonly string[] }>
  | Happening<'projects-shown', { readonly projects: readonly string[] }>
  | Happening<'station-filled', { readonly tiles: readonly string[] }>
  | Happening<'discard-shuffled', object>
  | Happening<'turn-ended', object>
  | Happening<'round-ended', { readonly round: number }>
  | Happening<'round-began', { readonly round: number }>
  | Happening<'end-triggered', { readonly why: EndTrigger }>
  | Happening<'game-ended', object>

export type EndTrigger = 'rounds' | 'patents' | 'projects'

interface Place {
  readonly row: number
  readonly col: number
  readonly rotation: number
}
interface Placed extends Place {
  readonly tile: string
}

type Happening<T extends string, D extends object> = GameEvent & { readonly type: T } & D

/** Tells what happened. Callers ask first whether anybody listens, so that silent play makes no events. */
export function happened(play: Play, event: ExpoEvent): void {
  play.events?.push(event)
}
