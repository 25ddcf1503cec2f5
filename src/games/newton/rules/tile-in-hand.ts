import type { Reason } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { BookCell, QuickAction } from '../components.ts'
import type { ActionFrame, PlaceTileFrame } from '../frames.ts'
import type { Gain, Payment } from '../pack.ts'
import { type Play, playerAt } from '../state.ts'
import { type Purse, potionsFor, termsOf } from './book-spaces.ts'
import { timesUsed } from './modifiers.ts'

/**
 * A Bookshelf tile that was taken must be placed (N-9.5). So it is taken only if a space is within reach, and until it is
 * placed nothing is paid without which none would be. Reach is counted in what the player has and in what coins can buy.
 */

/** What an answer would change: holdings, and the value of the Study action. */
interface Change {
  readonly pay: Payment
  readonly gain: Gain
  readonly raised?: number
  /** The quick action that it is, which may be used only so often. */
  readonly quick?: string
}

/** The question that a tile in hand waits for, if there is one. */
export function tileInHand({ state: { agenda } }: Play): PlaceTileFrame | undefined {
  for (const frame of agenda) if (frame.rule === 'place-tile') return frame
  return undefined
}

/** Why an answer must wait until the tile in hand is placed, if it must. */
export function tileNeedsIt(play: Play, change: Change): Reason | undefined {
  const waiting = tileInHand(play)
  if (waiting === undefined) return undefined
  const { coins, potions } = playerAt(play, waiting.seat)
  const { pay, gain } = change
  const purse: Purse = {
    coins: coins + (gain.coins ?? 0) - (pay.coins ?? 0),
    potions: potions + (gain.potions ?? 0) - (pay.potions ?? 0),
  }
  return hasSpaceInReach(play, waiting.study, purse, change) ? undefined : { why: 'tile-needs-it', rule: 'N-9.5' }
}

/** Whether some space can be had for this purse: as it is, or by raising the value and buying Potions. */
export function hasSpaceInReach(
  play: Play,
  frame: ActionFrame,
  purse: Purse,
  { raised = 0, quick }: Partial<Change> = {},
): boolean {
  const player = playerAt(play, frame.seat)
  const { value, have, due, freely } = termsOf(play, frame)
  const buys = (action: QuickAction): number => timesLeft(play, action, quick)
  const inReach = (cell: BookCell): boolean => {
    if (player.shelf.includes(cell.id)) return false
    const coins = coinsForValue(play, frame, cell.shelf - value - raised, buys)
    const missing = potionsFor(play, frame, have, cell) - purse.potions
    return due + coins + Math.min(freely ?? Infinity, coinsForPotions(play, missing, buys)) <= purse.coins
  }
  return row(play.components.boards, player.board).books.some(inReach)
}

const timesLeft = (play: Play, { id, limitPerTurn }: QuickAction, next: string | undefined): number =>
  limitPerTurn === null ? Infinity : limitPerTurn - timesUsed(play, id) - (next === id ? 1 : 0)

type Buys = (action: QuickAction) => number

/** Coins that raise the value by so much; only the action of the card can be raised (N-12.3). */
function coinsForValue(play: Play, { ofCard }: ActionFrame, missing: number, buys: Buys): number {
  return cheapest(play, missing, buys, ({ effect }) =>
    ofCard && effect.kind === 'increaseActionCardValue' ? effect.amount : 0,
  )
}

const coinsForPotions = (play: Play, missing: number, buys: Buys): number =>
  cheapest(play, missing, buys, ({ effect }) => (effect.kind === 'gain' ? (effect.gain.potions ?? 0) : 0))

/** The least that one quick action, bought as often as needed, asks for this amount. */
function cheapest(play: Play, missing: number, buys: Buys, amountOf: (action: QuickAction) => number): number {
  if (missing <= 0) return 0
  let least = Infinity
  for (const action of play.components.quickActions) {
    const amount = amountOf(action)
    const times = amount === 0 ? Infinity : Math.ceil(missing / amount)
    if (times <= buys(action)) least = Math.min(least, times * action.coins)
  }
  return least
}
