import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { offerUnless, target } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import type { Newton } from '../components.ts'
import { happened } from '../events.ts'
import type { TileFrame } from '../frames.ts'
import type { BasicAction, IncomeType } from '../pack.ts'
import { type NewtonState, type Play, type Player, playerAt } from '../state.ts'
import { optionsOf } from '../verbs.ts'
import { tellSide } from './medicine.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { stop } from './stop.ts'

/** Income and Development tiles (N-15.2 to N-15.5). */

const chooseType = optionsOf('tile')
const replaceType = optionsOf('replace')

/** A piece ended on a Specialization: its tile is taken, chosen, or may replace another. */
export function takeSpecialization(play: Play, seat: Seat, id: string): void {
  const { tile, type } = row(play.components.specializations, id).takes
  if (type === 'any') {
    if (typesInStock(play, tile).length > 0) push(play, { rule: 'choose-tile', seat, tile, type: '', because: id })
  } else takeType(play, seat, tile, type, id)
}

function takeType(play: Play, seat: Seat, tile: TileFrame['tile'], type: string, because: string): void {
  if (stock(play, tile)[type] === 0) return
  if (hasRoom(play, playerAt(play, seat), tile)) addTile(play, seat, tile, type, because)
  else push(play, { rule: 'replace-tile', seat, tile, type, because })
}

const stock = (play: Play, tile: TileFrame['tile']): Record<string, number> =>
  tile === 'income' ? play.state.incomeStock : play.state.developmentStock

function typesInStock(play: Play, tile: TileFrame['tile']): readonly string[] {
  const left = stock(play, tile)
  return Object.keys(left).filter(type => (left[type] ?? 0) > 0)
}

function hasRoom(play: Play, player: Player, tile: TileFrame['tile']): boolean {
  const { incomeSpaces, developmentDrawers } = play.components.pack.constants
  return tile === 'income' ? player.income.length < incomeSpaces : player.drawers.length < developmentDrawers
}

function addTile(play: Play, seat: Seat, tile: TileFrame['tile'], type: string, because: string): void {
  const player = playerAt(play, seat)
  if (type === 'medicine') {
    player.income.push('medicine')
    tellSide(play, seat, player)
    return
  }
  const left = stock(play, tile)
  left[type] = (left[type] ?? 0) - 1
  if (tile === 'income') player.income.push(type as IncomeType)
  else player.drawers.push(type as BasicAction)
  if (play.events) happened(play, { type: 'tile-taken', seat, tile, kind: type, because })
}

/** D14: which type. It can be declined only if it would have to replace another tile. */
export const chooseTile: AskingRule<NewtonState, Newton, TileFrame> = {
  kind: 'ask',
  rules: ['N-15.2', 'N-15.5'],
  options(play, frame, offer) {
    const left = stock(play, frame.tile)
    for (const type of Object.keys(left))
      offerUnless(offer, chooseType(type), left[type] === 0 ? { why: 'stack-empty', rule: 'N-15.5' } : undefined)
    if (!hasRoom(play, playerAt(play, frame.seat), frame.tile)) offer.legal.push(stop)
    offerQuickActions(play, frame.seat, false, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    if (chosen.verb === 'tile') {
      takeType(play, frame.seat, frame.tile, target(chosen), frame.because ?? '')
      return
    }
    push(play, frame)
    tookQuickAction(play, frame.seat, chosen)
  },
}

/** D15: all spaces are full; another tile may make room. */
export const replaceTile: AskingRule<NewtonState, Newton, TileFrame> = {
  kind: 'ask',
  rules: ['N-15.3', 'N-15.4'],
  options(play, { seat, tile }, offer) {
    const { income, drawers } = playerAt(play, seat)
    const held: readonly string[] = tile === 'income' ? income : drawers
    for (const type of new Set(held)) offer.legal.push(replaceType(type))
    offer.legal.push(stop)
    offerQuickActions(play, seat, false, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    if (chosen.verb === 'replace') {
      replace(play, frame, target(chosen))
      return
    }
    push(play, frame)
    tookQuickAction(play, frame.seat, chosen)
  },
}

/** The old tile goes back to its stack, the Medicine tile to the Map: every player has one there (N-R9). */
function replace(play: Play, { seat, tile, type, because = '' }: TileFrame, old: string): void {
  const player = playerAt(play, seat)
  const held: string[] = tile === 'income' ? player.income : player.drawers
  held.splice(held.indexOf(old), 1)
  if (old !== 'medicine') {
    const left = stock(play, tile)
    left[old] = (left[old] ?? 0) + 1
  }
  if (play.events) happened(play, { type: 'tile-replaced', seat, tile, kind: old, because })
  addTile(play, seat, tile, type, because)
}
