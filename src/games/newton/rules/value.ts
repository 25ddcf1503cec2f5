import type { Seat } from '../../../kernel/contract.ts'
import { row } from '../../../kernel/rows.ts'
import type { ActionFrame } from '../frames.ts'
import type { BasicAction } from '../pack.ts'
import { type Play, playerAt } from '../state.ts'

/** Symbols of an action visible at the own Study board: desk, under the desk, drawers (N-4.1). Jokers show none (N-10.2). */
export function visibleSymbols(play: Play, seat: Seat, action: BasicAction): number {
  const { desk, under, drawers } = playerAt(play, seat)
  const { cards, developments } = play.components
  let symbols = 0
  for (const id of desk) if (row(cards, id).action === action) symbols++
  for (const id of under) if (row(cards, id).action === action) symbols++
  for (const type of drawers) if (type === action) symbols += row(developments, type).symbols
  return symbols
}

/** The value bought with `quick-increase` this turn (N-12.3). */
function bought(play: Play): number {
  if (play.state.turn.used.length === 0) return 0
  let sum = 0
  for (const { id, effect } of play.components.quickActions) {
    if (effect.kind !== 'increaseActionCardValue') continue
    for (const used of play.state.turn.used) if (used === id) sum += effect.amount
  }
  return sum
}

/** What is left of an action's value, counting what was bought for the card's own action. */
export const valueLeft = (play: Play, frame: ActionFrame): number =>
  frame.value + (frame.ofCard ? bought(play) : 0) - frame.spent
