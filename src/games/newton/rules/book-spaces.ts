import { type Offer, offerUnless, type Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { BookCell } from '../components.ts'
import type { ActionFrame } from '../frames.ts'
import type { Volumes } from '../pack.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { cardModifier, coinsOf } from './modifiers.ts'
import { potionsForBook, shortOf, volumesFor } from './requirements.ts'
import { valueLeft } from './value.ts'

/** Book spaces (N-9.1): which of them a tile may go to, and what each takes. */

/** What a tile can be paid with. */
export interface Purse {
  readonly coins: number
  readonly potions: number
}

/** What is asked of every tile of a Study action, whatever its space. */
interface Terms {
  readonly value: number
  readonly have: Volumes
  /** Coins for a second tile. */
  readonly due: number
  /** Coins that stand in for a requirement, where the card allows it. */
  readonly freely: number | undefined
}

export function termsOf(play: Play, frame: ActionFrame): Terms {
  const freely = cardModifier(play, frame, 'ignoreBookRequirement')
  return {
    value: valueLeft(play, frame),
    have: volumesFor(play, frame),
    due: coinsForSecond(play, frame),
    freely: freely && coinsOf(freely.effect),
  }
}

/** What a second tile of the same action costs (N-R21). */
export function coinsForSecond(play: Play, frame: ActionFrame): number {
  const second = frame.parts > 0 && !frame.split ? cardModifier(play, frame, 'secondBook') : undefined
  return second === undefined ? 0 : coinsOf(second.effect)
}

/** Potions that a book space costs in this action (N-11.3, N-11.4). */
export const potionsFor = (play: Play, frame: ActionFrame, have: Volumes, { requirement }: BookCell): number =>
  frame.ignoreRequirement ? 0 : potionsForBook(play, playerAt(play, frame.seat), have, requirement)

export function offerSpaces(play: Play, frame: ActionFrame, purse: Purse, offer: Offer): void {
  const player = playerAt(play, frame.seat)
  const { value, have, due, freely } = termsOf(play, frame)
  for (const cell of row(play.components.boards, player.board).books) {
    if (cell.shelf > value && offer.blocked === undefined) break
    if (player.shelf.includes(cell.id)) continue
    const tooHigh = shelfBlocked(cell, value) ?? coinsBlocked(purse, due)
    const potions = potionsFor(play, frame, have, cell)
    if (potions <= purse.potions || offer.blocked !== undefined)
      offerUnless(offer, cell.shelve, tooHigh ?? potionsBlocked(cell, purse, have, potions))
    if (freely !== undefined && potions > 0)
      offerUnless(offer, cell.shelveFreely, tooHigh ?? coinsBlocked(purse, due + freely))
  }
}

const shelfBlocked = ({ shelf }: BookCell, value: number): Reason | undefined =>
  shelf > value ? { why: 'value-short', needs: shelf, value, rule: 'N-9.1' } : undefined

const coinsBlocked = ({ coins }: Purse, due: number): Reason | undefined =>
  due > coins ? { why: 'coins-short', missing: due - coins, rule: 'N-17' } : undefined

function potionsBlocked({ requirement }: BookCell, purse: Purse, have: Volumes, potions: number): Reason | undefined {
  if (potions <= purse.potions) return undefined
  const missing = { potions, have: purse.potions }
  if ('volumes' in requirement)
    return { why: 'volumes-missing', ...shortOf(have, requirement.volumes), ...missing, rule: 'N-11.3' }
  if ('university' in requirement)
    return { why: 'university-missing', number: requirement.university, ...missing, rule: 'N-11.4' }
  return { why: 'ancient-land-missing', symbol: requirement.ancientLand, ...missing, rule: 'N-11.4' }
}

export const purseOf = ({ coins, potions }: Player): Purse => ({ coins, potions })
