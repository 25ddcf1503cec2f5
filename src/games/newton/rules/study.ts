import { push } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { type Offer, type Option, offerUnless, type Reason, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { BookCell } from '../components.ts'
import { happened } from '../events.ts'
import type { ActionFrame } from '../frames.ts'
import type { Volumes } from '../pack.ts'
import { type Play, type Player, playerAt } from '../state.ts'
import { actionRule } from './action.ts'
import { isComplete, tilesLeft } from './bookshelf.ts'
import { takeBookshelfTile } from './bookshelf-tiles.ts'
import { affordable, cardModifier, coinsOf, markUsed } from './modifiers.ts'
import { availableVolumes, potionsForBook, shortOf } from './requirements.ts'
import { gainCoins, pay } from './resources.ts'
import { valueLeft } from './value.ts'

/** Study (N-9): place Bookshelf tiles on shelves that the value reaches. */

export function studyOptions(play: Play, frame: ActionFrame, offer: Offer): void {
  const player = playerAt(play, frame.seat)
  if (tilesLeft(play, player) === 0) return
  const second = frame.parts > 0 && !frame.split ? cardModifier(play, frame, 'secondBook') : undefined
  const due = second === undefined ? 0 : coinsOf(second.effect)
  const left = valueLeft(play, frame)
  const have = availableVolumes(play, player)
  const freely = cardModifier(play, frame, 'ignoreBookRequirement')
  for (const cell of row(play.components.boards, player.board).books) {
    if (cell.shelf > left && offer.blocked === undefined) break
    if (player.shelf.includes(cell.id)) continue
    const tooHigh = shelfBlocked(cell, left) ?? coinsBlocked(player, due)
    const potions = frame.ignoreRequirement ? 0 : potionsForBook(play, player, have, cell.requirement)
    if (potions <= player.potions || offer.blocked !== undefined)
      offerUnless(offer, cell.shelve, tooHigh ?? potionsBlocked(cell, player, have, potions))
    if (freely !== undefined && potions > 0)
      offerUnless(offer, cell.shelveFreely, tooHigh ?? coinsBlocked(player, due + coinsOf(freely.effect)))
  }
}

const shelfBlocked = ({ shelf }: BookCell, value: number): Reason | undefined =>
  shelf > value ? { why: 'value-short', needs: shelf, value, rule: 'N-9.1' } : undefined

const coinsBlocked = ({ coins }: Player, due: number): Reason | undefined =>
  due > coins ? { why: 'coins-short', missing: due - coins, rule: 'N-17' } : undefined

function potionsBlocked({ requirement }: BookCell, player: Player, have: Volumes, potions: number): Reason | undefined {
  if (potions <= player.potions) return undefined
  const missing = { potions, have: player.potions }
  if ('volumes' in requirement)
    return { why: 'volumes-missing', ...shortOf(have, requirement.volumes), ...missing, rule: 'N-11.3' }
  if ('university' in requirement)
    return { why: 'university-missing', number: requirement.university, ...missing, rule: 'N-11.4' }
  return { why: 'ancient-land-missing', symbol: requirement.ancientLand, ...missing, rule: 'N-11.4' }
}

function applyStudy(play: Play, frame: ActionFrame, chosen: Option): void {
  const { seat } = frame
  const player = playerAt(play, seat)
  const cell = row(row(play.components.boards, player.board).cells, target(chosen))
  if (frame.parts > 0 && !frame.split) payModifier(play, frame, 'secondBook')
  if (chosen.verb === 'shelve-freely') payModifier(play, frame, 'ignoreBookRequirement')
  else if (!frame.ignoreRequirement) {
    const potions = potionsForBook(play, player, availableVolumes(play, player), cell.requirement)
    pay(play, seat, { potions }, `book:${cell.id}`)
  }
  player.shelf.push(cell.id)
  if (play.events) happened(play, { type: 'tile-shelved', seat, cell: cell.id, because: frame.because ?? '' })
  tellLines(play, seat, player, cell)
  const placed = { ...frame, spent: frame.spent + cell.shelf, parts: frame.parts + 1 }
  if (mayPlaceAnother(play, placed)) push(play, placed)
  takeBookshelfTile(play, seat)
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
