import { row } from '../../../kernel/rows.ts'
import type { CardEffect } from '../components.ts'
import type { ActionFrame } from '../frames.ts'
import type { Effect } from '../pack.ts'
import { type Play, playerAt } from '../state.ts'

export type ModifierKind =
  | 'secondBook'
  | 'ignoreBookRequirement'
  | 'extraTravelCube'
  | 'doubleBonusTokens'
  | 'moveToFreeVillage'

/** A modifier of the card whose own basic action this is, if the card has one that is unused (N-17.5). */
export function cardModifier(play: Play, frame: ActionFrame, kind: ModifierKind): CardEffect | undefined {
  return frame.ofCard ? unusedModifier(play, kind) : undefined
}

export function unusedModifier(play: Play, kind: ModifierKind): CardEffect | undefined {
  const { card, used } = play.state.turn
  if (card === '') return undefined
  for (const one of row(play.components.cards, card).effects)
    if (one.effect.kind === kind && !used.includes(one.name)) return one
  return undefined
}

/** What a modifier costs in coins. */
export const coinsOf = (effect: Effect): number => ('pay' in effect ? (effect.pay.coins ?? 0) : 0)

/** Whether the owner can pay for a modifier that the card has. */
export function affordable(play: Play, modifier: CardEffect | undefined): modifier is CardEffect {
  return modifier !== undefined && playerAt(play, play.state.turn.seat).coins >= coinsOf(modifier.effect)
}

/** From now on this effect, or limited quick action, counts as used in this turn. */
export function markUsed(play: Play, name: string): void {
  const { turn } = play.state
  play.state.turn = { ...turn, used: [...turn.used, name] }
}

/** How often this turn. */
export function timesUsed(play: Play, name: string): number {
  let times = 0
  for (const used of play.state.turn.used) if (used === name) times++
  return times
}
