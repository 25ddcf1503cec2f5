import type { GameEvent, Seat } from '../../kernel/contract.ts'
import type { Play, PointSource } from './state.ts'

/** All that can happen in Newton. Amounts are what was really gained or, below zero, paid. */
export type NewtonEvent =
  | Resource<'coins'>
  | Resource<'potions'>
  | (Resource<'vp'> & { readonly source: PointSource })
  | Resource<'students'>
  | Happening<'round-began', { readonly round: number }>
  | Happening<'drafted', { readonly master: string }>
  | Happening<'card-played', { readonly card: string }>
  | Happening<'effect-used', { readonly card: string; readonly effect: string }>
  | Happening<'quick-action', { readonly action: string }>
  | Happening<'worked', { readonly from: number; readonly to: number }>
  | Happening<'student-moved', { readonly from: string; readonly to: string }>
  | Happening<'travelled', { readonly from: string; readonly to: string }>
  | Happening<'moved-to-village', { readonly from: string; readonly to: string }>
  | Happening<'cube-placed', { readonly place: string }>
  | Happening<'token-taken', { readonly space: string; readonly token: string }>
  | Happening<'card-taken', { readonly card: string }>
  | Happening<'card-discarded', { readonly card: string }>
  | Happening<'cards-turned', { readonly level: number; readonly cards: readonly string[] }>
  | Happening<'tile-shelved', { readonly cell: string }>
  | Happening<'tiles-removed', { readonly count: number }>
  | Happening<'line-completed', { readonly line: string }>
  | Happening<'master-played', { readonly master: string }>
  | Happening<'tile-taken', { readonly tile: 'income' | 'development'; readonly kind: string }>
  | Happening<'tile-replaced', { readonly tile: 'income' | 'development'; readonly kind: string }>
  | Happening<'medicine', { readonly side: number }>
  | Happening<'objective-reached', { readonly objective: string; readonly space: string }>
  | Happening<'turn-ended', object>
  | Happening<'card-pushed', { readonly card: string }>
  | Happening<'round-ended', { readonly round: number }>
  | Happening<'market-renewed', { readonly lines: readonly (readonly string[])[] }>
  | Happening<'game-ended', object>

type Happening<T extends string, D extends object> = GameEvent & { readonly type: T } & D
type Resource<T extends string> = Happening<
  T,
  { readonly seat: Seat; readonly amount: number; readonly because: string }
>

/** Tells what happened. Callers ask first whether anybody listens, so that silent play makes no events. */
export function happened(play: Play, event: NewtonEvent): void {
  play.events?.push(event)
}
