import { push } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { type Offer, type Option, offerUnless, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { BookCell } from '../components.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { actionRule } from './action.ts'
import { offerSpaces, type Purse, potionsFor, purseOf } from './book-spaces.ts'
import { isComplete, tilesLeft } from './bookshelf.ts'
import { applyBonusOfPlacing, gainOfNextTile, takeTileToPlace } from './bookshelf-tiles.ts'
import { affordable, cardModifier, coinsOf, markUsed } from './modifiers.ts'
import { volumesFor } from './requirements.ts'
import { gainCoins, pay } from './resources.ts'
import { hasSpaceInReach } from './tile-in-hand.ts'
import { valueLeft } from './value.ts'

/**
 * Study (N-9): place Bookshelf tiles on shelves that the value reaches. A tile is taken before its space is chosen, so what
 * it gives at once can serve for it (N-9.5). Where that could matter, taking it can be an answer of its own.
 */

const takeTile = option('take-tile')

export function studyOptions(play: Play, frame: ActionFrame, offer: Offer): void {
  const player = playerAt(play, frame.seat)
  if (tilesLeft(play, player) === 0) return
  const gain = gainOfNextTile(play, player)
  if (gain?.coins === undefined && gain?.potions === undefined) {
    offerSpaces(play, frame, purseOf(player), offer)
    return
  }
  const purse: Purse = { coins: player.coins + (gain.coins ?? 0), potions: player.potions + (gain.potions ?? 0) }
  const reached = hasSpaceInReach(play, frame, purse)
  offerUnless(offer, takeTile, reached ? undefined : { why: 'no-space-for-tile', rule: 'N-9.5' })
  offerSpaces(play, frame, purse, offer)
}

function applyStudy(play: Play, frame: ActionFrame, chosen: Option): void {
  takeTileToPlace(play, frame.seat)
  if (chosen === takeTile)
    push(play, { rule: 'place-tile', seat: frame.seat, because: frame.because ?? '', study: frame })
  else placeOn(play, frame, chosen)
}

/** The tile taken goes to its space, and what it gives beyond a plain gain follows. */
export function placeOn(play: Play, frame: ActionFrame, chosen: Option): void {
  const { seat } = frame
  const player = playerAt(play, seat)
  const cell = row(row(play.components.boards, player.board).cells, target(chosen))
  if (frame.parts > 0 && !frame.split) payModifier(play, frame, 'secondBook')
  if (chosen.verb === 'shelve-freely') payModifier(play, frame, 'ignoreBookRequirement')
  else pay(play, seat, { potions: potionsFor(play, frame, volumesFor(play, frame), cell) }, `book:${cell.id}`)
  player.shelf.push(cell.id)
  if (play.events) happened(play, { type: 'tile-shelved', seat, cell: cell.id, because: frame.because ?? '' })
  tellLines(play, seat, player, cell)
  const placed = { ...frame, spent: frame.spent + cell.shelf, parts: frame.parts + 1 }
  if (mayPlaceAnother(play, placed)) push(play, placed)
  applyBonusOfPlacing(play, seat)
}

/** A divided value goes on while any is left; else `secondBook` allows one tile more, paid when it is placed (N-R21). */
function mayPlaceAnother(play: Play, frame: ActionFrame): boolean {
  if (frame.split) return valueLeft(play, frame) > 0
  return frame.parts === 1 && cardModifier(play, frame, 'secondBook') !== undefined
}

function payModifier(play: Play, frame: ActionFrame, kind: 'secondBook' | 'ignoreBookRequirement'): void {
  const modifier = cardModifier(play, frame, kind)
  if (!affordable(play, modifier)) return
  gainCoins(play, frame.seat, -coinsOf(modifier.effect), play.state.turn.card)
  markUsed(play, modifier.name)
}

function tellLines(play: Play, seat: Seat, player: Player, cell: BookCell): void {
  if (!play.events) return
  const { lines, printed } = row(play.components.boards, player.board)
  for (const line of lines)
    if (line.cells.includes(cell.id) && isComplete(line.cells, player.shelf, printed))
      happened(play, { type: 'line-completed', seat, line: line.id })
}

export const study = actionRule(['N-9.1', 'N-9.2', 'N-11.3'], studyOptions, applyStudy)
