import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { type Offer, target } from '../../../kernel/question.ts'
import { itemAt, row } from '../../../kernel/rows.ts'
import type { AspirationKind, Inventions, Tile } from '../components.ts'
import { happened } from '../events.ts'
import type { ProgressFrame } from '../frames.ts'
import { type InventionsState, type Play, type Player, playerAt } from '../state.ts'
import { withAspirations } from '../turn-so-far.ts'

/** An aspiration lies in the tiles display under the name of what it is set to. */
export const aspirationKinds: readonly AspirationKind[] = ['economy', 'culture', 'technology', 'wild']

const ASPIRATION = 'aspiration-'
export const aspirationOf: Readonly<Record<AspirationKind, string>> = {
  economy: `${ASPIRATION}economy`,
  culture: `${ASPIRATION}culture`,
  technology: `${ASPIRATION}technology`,
  wild: `${ASPIRATION}wild`,
}

const kinds: ReadonlyMap<string, AspirationKind> = new Map(aspirationKinds.map(kind => [aspirationOf[kind], kind]))

export const isAspiration = (tile: string): boolean => kinds.has(tile)
export const kindOf = (aspiration: string): AspirationKind => row(kinds, aspiration)

/** Aspiration tiles that a seat still has: those in the display and beside it are in use (I-1.3, I-R14). */
export function aspirationsLeft(play: Play, seat: Seat): number {
  const { turn } = play.state
  let left = play.components.pack.aspirationTiles.perPlayer
  for (const tile of playerAt(play, seat).display) if (isAspiration(tile)) left--
  return turn.seat === seat ? left - turn.surplus.length : left
}

/** The leftmost empty space, or surplus until the end of the turn; nothing if all tiles are in use (I-10.2, I-10.3). */
export function gainAspiration(play: Play, seat: Seat, kind: AspirationKind, because: string): void {
  if (aspirationsLeft(play, seat) <= 0) return
  const { state } = play
  const { display } = playerAt(play, seat)
  const space = display.indexOf('')
  const { turn } = state
  const aspiration = aspirationOf[kind]
  if (space < 0) state.turn = withAspirations(turn, turn.fresh, [...turn.surplus, aspiration])
  else {
    display[space] = aspiration
    state.turn = withAspirations(turn, [...turn.fresh, space], turn.surplus)
  }
  if (play.events) happened(play, { type: 'aspiration', seat, kind, surplus: space < 0, because })
}

/** A tile of the display goes elsewhere; whatever lies there next is not an aspiration of this turn. */
export function clearSpace(play: Play, seat: Seat, space: number): void {
  const { turn } = play.state
  playerAt(play, seat).display[space] = ''
  if (turn.fresh.includes(space))
    play.state.turn = withAspirations(
      turn,
      turn.fresh.filter(one => one !== space),
      turn.surplus,
    )
}

/** The leftmost space with an aspiration, or -1. */
export function nextAspiration({ display }: Player): number {
  for (let space = 0; space < display.length; space++) if (isAspiration(display[space] ?? '')) return space
  return -1
}

/** Q19: the progress tile that replaces an aspiration (I-10.5, I-10.6). */
export const takeProgress: AskingRule<InventionsState, Inventions, ProgressFrame> = {
  kind: 'ask',
  rules: ['I-10.5', 'I-10.6'],
  options: (play, { seat, space }, offer) => offerProgress(play, seat, space, offer),
  apply(play, { seat, space }, chosen) {
    const player = playerAt(play, seat)
    const kind = kindOf(player.display[space] ?? '')
    const tile = row(play.components.tiles, target(chosen))
    takeFromStock(play, tile)
    player.display[space] = tile.id
    if (play.events) happened(play, { type: 'progress-taken', seat, tile: tile.id, kind })
  },
}

export function offerProgress(play: Play, seat: Seat, space: number, offer: Offer): void {
  const player = playerAt(play, seat)
  const kind = kindOf(player.display[space] ?? '')
  for (const tile of row(play.components.progressFor, kind))
    if (owns(player, tile.id)) offer.blocked?.push({ option: tile.take, reason: { why: 'owned', rule: 'I-10.6' } })
    else if (inStock(play, tile) === 0)
      offer.blocked?.push({ option: tile.take, reason: { why: 'stack-empty', rule: 'I-10.5' } })
    else offer.legal.push(tile.take)
}

/** Whether an aspiration can become anything (I-10.7). */
export function canProgress(play: Play, player: Player, kind: AspirationKind): boolean {
  for (const tile of row(play.components.progressFor, kind))
    if (inStock(play, tile) > 0 && !owns(player, tile.id)) return true
  return false
}

export const inStock = ({ state }: Play, { type, number }: Tile): number => state.stock[type]?.[number - 1] ?? 0

export function takeFromStock({ state }: Play, { type, number }: Tile): void {
  const stacks = itemAt(state.stock, type)
  stacks[number - 1] = (stacks[number - 1] ?? 0) - 1
}

/** A tile of the same number and type, or letter, in the display or on the map (I-10.6). */
export const owns = ({ display, map }: Player, tile: string): boolean => display.includes(tile) || map.includes(tile)
