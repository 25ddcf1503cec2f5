import type { GameEvent, Seat } from '../../kernel/contract.ts'
import type { AspirationKind } from './components.ts'
import type { How } from './frames.ts'
import type { ActionId } from './pack.ts'
import type { PointSource } from './points.ts'
import type { Owner, Play } from './state.ts'

/**
 * All that can happen in Inventions. Amounts are what was really gained or, below zero, paid. `owner` is a seat, or Chronos,
 * who is counted after the last seat.
 */
export type InventionsEvent = ActionEvent | TimeEvent | ChronosEvent

/** What actions bring. */
export type ActionEvent =
  | (Amount<'ip'> & { readonly source: PointSource })
  | Amount<'influence'>
  | Amount<'scholars'>
  | (Amount<'specialists'> & { readonly kind: number })
  | (Amount<'called-home'> & { readonly kind: number; readonly region: string })
  | (Amount<'refreshed'> & { readonly kind: number })
  | (Amount<'paid'> & { readonly kind: number; readonly scholars: number; readonly exhausted: number })
  | Happening<'settled', { readonly region: string; readonly card: string }>
  | Happening<'round-began', { readonly era: number; readonly round: number }>
  | Happening<'turn-began', { readonly tokens: number }>
  | Happening<'tokens-prepared', { readonly tokens: number }>
  | Happening<'pillar-placed', { readonly action: ActionId; readonly pillar: 'epoch' | 'season' }>
  | Happening<'rested', { readonly action: ActionId }>
  | Happening<'action', { readonly action: ActionId; readonly how: How }>
  | Happening<'declined', { readonly action: ActionId }>
  | Happening<'chained', { readonly icon: string; readonly left: number }>
  | Happening<'presented', { readonly card: string; readonly region: string }>
  | Happening<'invented', { readonly card: string; readonly region: string }>
  | Happening<'innovated', { readonly card: string; readonly region: string }>
  | Happening<'shared', { readonly card: string; readonly region: string }>
  | Happening<'card-kept', { readonly owner: Owner; readonly card: string }>
  | Happening<'citizens-placed', { readonly owner: Owner; readonly region: string; readonly amount: number }>
  | Happening<'wealth-taken', { readonly tile: string }>
  | Happening<'aspiration', { readonly kind: AspirationKind; readonly surplus: boolean }>
  | Happening<'aspiration-waits', { readonly kind: AspirationKind }>
  | Happening<'aspiration-kept', { readonly kind: AspirationKind }>
  | Happening<'aspiration-returned', { readonly kind: AspirationKind }>
  | Happening<'progress-taken', { readonly tile: string; readonly kind: string }>
  | Happening<'token-placed', { readonly token: string; readonly region: string; readonly space: number }>
  | Happening<'token-turned', { readonly token: string; readonly region: string }>
  | Happening<'travelled', { readonly from: string; readonly to: string }>
  | Happening<'sage-taken', { readonly region: string }>
  | Happening<'knowledge-turned', { readonly region: string; readonly all: boolean }>

/** Milestones, ideas, tiles, and time. */
type TimeEvent =
  | Happening<'milestone-taken', { readonly milestone: string; readonly space: string }>
  | Happening<'milestone-inserted', { readonly milestone: string }>
  | Happening<'milestone-discarded', { readonly milestone: string }>
  | Happening<'diplomat-home', { readonly milestone: string; readonly scholar: boolean }>
  | Happening<'diplomat-sent', { readonly milestone: string; readonly kind: number }>
  | Happening<'idea-taken', { readonly card: string }>
  | Happening<'idea-removed', { readonly card: string }>
  | Happening<'economy-used', { readonly tile: string }>
  | Happening<'economy-token', object>
  | Happening<'technology-turned', { readonly tile: string }>
  | Happening<'built', { readonly tile: string; readonly hex: string; readonly cost: number }>
  | Happening<'turn-ended', object>
  | Happening<'era-began', { readonly era: number }>
  | Happening<'turn-order', { readonly owner: Owner; readonly position: number }>
  | Happening<'eureka-laid', { readonly milestones: readonly string[] }>
  | Happening<'non-player-milestone', { readonly milestone: string }>
  | Happening<'sages-returned', object>
  | Happening<'goals-shown', { readonly goals: readonly string[] }>
  | Happening<'game-ended', object>

export type ChronosEvent =
  | Happening<'chronos-settled', { readonly region: string; readonly card: string; readonly space: number }>
  | Happening<'chronos-turn', { readonly from: string }>
  | Happening<'chronos-moved', { readonly region: string; readonly does: string }>
  | Happening<'chronos-presented', { readonly card: string; readonly region: string; readonly amount: number }>
  | Happening<'chronos-invented', { readonly card: string; readonly region: string }>
  | Happening<'chronos-shared', { readonly card: string; readonly region: string }>
  | Happening<'chronos-innovated', { readonly card: string; readonly region: string }>
  | Happening<'chronos-took', { readonly tile: string }>
  | Happening<'chronos-idle', { readonly region: string }>
  | Happening<'chronos-token', { readonly region: string; readonly space: number }>
  | Happening<'chronos-milestone', { readonly milestone: string; readonly space: string }>
  | Happening<'chronos-scored', { readonly amount: number }>

type Happening<T extends string, D extends object> = GameEvent & { readonly type: T } & D
type Amount<T extends string> = Happening<T, { readonly seat: Seat; readonly amount: number; readonly because: string }>

/** Tells what happened. Callers ask first whether anybody listens, so that silent play makes no events. */
export function happened(play: Play, event: InventionsEvent): void {
  play.events?.push(event)
}
