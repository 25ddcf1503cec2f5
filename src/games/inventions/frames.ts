import type { Frame, SeatFrame } from '../../kernel/agenda.ts'
import type { Triple } from './components.ts'
import type { Effect } from './effect.ts'
import type { ActionId } from './pack.ts'
import type { PointSource } from './points.ts'

/** Everything that can stand on the agenda of Inventions, besides the kernel's own frames. */
export type InventionsFrame =
  | Frame<'chronos-settles' | 'stone-age-ends' | 'next-turn' | 'era-change' | 'renew-era' | 'final'>
  | SeatFrame<'settle' | 'main' | 'economy' | 'give-back' | 'turn-order' | 'renew-ideas'>
  | ActionFrame
  | AfterFrame
  | ChainFrame
  | PayFrame
  | PayAnyFrame
  | EffectFrame
  | CountFrame
  | CallHomeFrame
  | BuildFrame
  | RegionFrame
  | ProgressFrame
  | LeaveOutFrame
  | TurnFrame

/** How an action came about: by a pillar, by a chain icon, by a technology tile, or as a benefit that may be declined. */
export type How = 'main' | 'chain' | 'technology' | 'benefit'

/** An action about to be performed: its own question. `because` is where it came from. */
export interface ActionFrame extends SeatFrame<ActionId> {
  readonly because: string
  readonly how: How
}

/** An action whose steps are done or under way: what follows it, in order. It stays below whatever is nested in it. */
export interface AfterFrame extends SeatFrame<'after'> {
  readonly because: string
  readonly how: How
  readonly action: ActionId
  /** What the chain step of the action looks at: the card innovated, the region entered. */
  readonly of: string
  readonly stage: 'culture' | 'chain' | 'technology'
}

/** The chain step of an action, or the offer of a technology tile after it. */
export interface ChainFrame extends SeatFrame<'chain' | 'technology'> {
  readonly because: string
  readonly how: How
  readonly action: ActionId
  readonly of: string
}

/** What a payment with specialists is for. */
export type Purpose = 'presenter' | 'inventor' | 'innovator' | 'building'

export interface PayFrame extends SeatFrame<'pay'> {
  readonly needs: Triple
  readonly exhausts: Triple
  readonly purpose: Purpose
  /** The region beside which citizens go, or -1. */
  readonly region: number
}

/** A wealth tile is being paid, one specialist or scholar after the other. */
export interface PayAnyFrame extends SeatFrame<'pay-any'> {
  readonly left: number
}

export interface EffectFrame extends SeatFrame<'effect'> {
  readonly because: string
  readonly effect: Effect
  readonly source: PointSource
}

/** So many citizens to place, specialists to choose or refresh, or ideas to take. */
export interface CountFrame extends SeatFrame<'place-citizen' | 'choose-specialist' | 'refresh' | 'take-idea'> {
  readonly left: number
}

/** Citizens of one region come home. As the benefit of a hex it may have to pay for the tile on it. */
export interface CallHomeFrame extends SeatFrame<'call-home'> {
  readonly mayDecline: boolean
  /** Type of the tile that is to be paid, and how many it costs; 0 where nothing is. */
  readonly type: number
  readonly cost: number
}

export interface BuildFrame extends SeatFrame<'build'> {
  /** Tiles that may still be built. */
  readonly left: number
  readonly built: number
  /** Step 4 of the turn, and not an economy tile. */
  readonly step: boolean
}

export interface RegionFrame extends SeatFrame<'share-reward' | 'turn-knowledge' | 'settled'> {
  readonly region: number
}

export interface ProgressFrame extends SeatFrame<'progress'> {
  /** The space of the tiles display with the aspiration. */
  readonly space: number
}

/** Aspirations that still have to be left out before Step 3: the last so many of the surplus, or all if nothing is said. */
export interface LeaveOutFrame extends SeatFrame<'return-aspiration'> {
  readonly left?: number
}

export type TurnStage = 'window' | 'replace' | 'surplus' | 'convert'

export interface TurnFrame extends SeatFrame<'turn'> {
  readonly stage: TurnStage
}
