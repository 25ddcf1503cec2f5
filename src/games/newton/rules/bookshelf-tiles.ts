import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import type { Newton } from '../components.ts'
import { happened } from '../events.ts'
import type { RemoveTilesFrame } from '../frames.ts'
import { type NewtonState, type Play, type Player, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { applyEffects } from './effects.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { stop } from './stop.ts'

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

const remove = option('remove-tiles')

/**
 * Cavendish (N-18.9): tiles leave the supply unplaced, and their bonuses count (N-R17). What the last tile of a pile
 * brings is resolved before the next pile is touched (N-3.9); then removing goes on by itself.
 */
export const removeTiles: AskingRule<NewtonState, Newton, RemoveTilesFrame> = {
  kind: 'ask',
  rules: ['N-18.9'],
  options(play, frame, offer) {
    offer.legal.push(remove)
    if (frame.begun) return
    offer.legal.push(stop)
    offerQuickActions(play, frame.seat, false, offer)
  },
  apply(play, frame, chosen) {
    if (chosen === stop) return
    if (chosen === remove) removeFromPile(play, frame)
    else {
      push(play, frame)
      tookQuickAction(play, frame.seat, chosen)
    }
  },
}

function removeFromPile(play: Play, frame: RemoveTilesFrame): void {
  const { seat } = frame
  const count = Math.min(frame.count, tilesLeftInPile(play, playerAt(play, seat)))
  if (count === 0) return
  if (count < frame.count) push(play, { ...frame, count: frame.count - count, begun: true })
  if (play.events) happened(play, { type: 'tiles-removed', seat, count, because: frame.because ?? '' })
  for (let each = 0; each < count; each++) takeBookshelfTile(play, seat)
}

/** Tiles left in the pile from which the next one is taken. */
function tilesLeftInPile(play: Play, player: Player): number {
  let end = 0
  for (const { tiles } of play.components.pack.playerBoard.bookshelfPiles.piles) {
    end += tiles
    if (player.tilesTaken < end) return end - player.tilesTaken
  }
  return 0
}
