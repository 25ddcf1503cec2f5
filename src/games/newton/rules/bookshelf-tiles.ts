import { push } from '../../../kernel/agenda.ts'
import type { AskingRule, Seat } from '../../../kernel/contract.ts'
import type { Newton } from '../components.ts'
import { happened } from '../events.ts'
import type { RemoveTilesFrame } from '../frames.ts'
import type { Effect, Gain, Pack } from '../pack.ts'
import { type NewtonState, type Play, type Player, playerAt } from '../state.ts'
import { option } from '../verbs.ts'
import { applyEffects } from './effects.ts'
import { offerQuickActions, tookQuickAction } from './quick.ts'
import { stop } from './stop.ts'

type Piles = Pack['playerBoard']['bookshelfPiles']['piles']

/** Bookshelf tiles are taken pile by pile; the last of each pile gives its bonus (N-9.2). */
function takeBookshelfTile(play: Play, seat: Seat): void {
  playerAt(play, seat).tilesTaken++
  applyBonus(play, seat, () => true)
}

/** A tile that will be placed: a plain gain comes when it is taken, before its space is chosen (N-9.5). */
export function takeTileToPlace(play: Play, seat: Seat): void {
  playerAt(play, seat).tilesTaken++
  applyBonus(play, seat, isPlainGain)
}

/** Any other bonus comes when the tile has been placed: the Master of the ninth tile (N-R48). */
export const applyBonusOfPlacing = (play: Play, seat: Seat): void =>
  applyBonus(play, seat, effect => !isPlainGain(effect))

/** What the next tile gives as soon as it is taken. */
export function gainOfNextTile(play: Play, { tilesTaken }: Player): Gain | undefined {
  const bonus = pileEndingAt(play, tilesTaken + 1)?.thirdTileBonus
  return bonus?.kind === 'gain' ? bonus.gain : undefined
}

const isPlainGain = ({ kind }: Effect): boolean => kind === 'gain'

function applyBonus(play: Play, seat: Seat, due: (effect: Effect) => boolean): void {
  const ended = pileEndingAt(play, playerAt(play, seat).tilesTaken)
  if (ended !== undefined && due(ended.thirdTileBonus))
    applyEffects(play, seat, [ended.thirdTileBonus], `bookshelf-pile:${ended.pile}`, 'bookshelf')
}

/** The pile whose last tile is the one of this number. */
function pileEndingAt(play: Play, tile: number): Piles[number] | undefined {
  let end = 0
  for (const pile of play.components.pack.playerBoard.bookshelfPiles.piles) {
    end += pile.tiles
    if (tile === end) return pile
  }
  return undefined
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
