import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import { option } from '../../../kernel/question.ts'
import { type Newton, row } from '../components.ts'
import { happened } from '../events.ts'
import type { RemoveTilesFrame } from '../frames.ts'
import { type NewtonState, type Play, type Player, playerAt } from '../state.ts'
import { applyEffects } from './effects.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { stop } from './stop.ts'
import { isComplete } from './study.ts'

/** Bookshelf tiles are taken pile by pile; the last of each pile gives its bonus (N-9.2). */
export function takeBookshelfTile(play: Play, seat: Seat): void {
  const player = playerAt(play, seat)
  player.tilesTaken++
  let end = 0
  for (const { pile, tiles, thirdTileBonus } of play.components.pack.playerBoard.bookshelfPiles.piles) {
    end += tiles
    if (player.tilesTaken === end) applyEffects(play, seat, [thirdTileBonus], `bookshelf-pile:${pile}`, 'bookshelf')
  }
}

export function tilesLeft(play: Play, player: Player): number {
  let all = 0
  for (const { tiles } of play.components.pack.playerBoard.bookshelfPiles.piles) all += tiles
  return all - player.tilesTaken
}

/** Points per round of all complete lines (N-9.4), and how many they are. */
export function completeLines(play: Play, player: Player): { readonly count: number; readonly vp: number } {
  const { lines, printed } = row(play.components.boards, player.board)
  let count = 0
  let vp = 0
  for (const line of lines) {
    if (!isComplete(line.cells, player.shelf, printed)) continue
    count++
    vp += line.vpPerRound
  }
  return { count, vp }
}

const remove = option('remove-tiles')

/** Cavendish (N-18.9): tiles leave the supply unplaced, and their bonuses count (N-R17). */
export const removeTiles: AskingRule<NewtonState, Newton, RemoveTilesFrame> = {
  kind: 'ask',
  rules: ['N-18.9'],
  options(play, frame, offer) {
    offer.legal.push(remove, stop)
    offerQuickActions(play, frame.seat, false, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    if (chosen !== remove) {
      push(play, frame)
      tookQuickAction(play, frame.seat, chosen)
      return
    }
    const { seat } = frame
    const count = Math.min(frame.count, tilesLeft(play, playerAt(play, seat)))
    if (play.events) happened(play, { type: 'tiles-removed', seat, count, because: frame.because ?? '' })
    for (let each = 0; each < count; each++) takeBookshelfTile(play, seat)
  },
}
