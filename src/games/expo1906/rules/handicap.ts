import { push } from '../../../kernel/agenda.ts'
import type { AskingRule } from '../../../kernel/contract.ts'
import type { Expo } from '../components.ts'
import { happened } from '../events.ts'
import type { HandicapFrame } from '../frames.ts'
import { cellAt } from '../lab/placement.ts'
import { placingOf } from '../prepared/tiles.ts'
import { type ExpoState, playerAt } from '../state.ts'
import { firstOfFace } from './reserve.ts'

/** D-handicap: a drawn Resource tile takes the place of a Scrap tile, turned as the player likes (E-15.1, E-15.2). */
export const handicap: AskingRule<ExpoState, Expo, HandicapFrame> = {
  kind: 'ask',
  rules: ['E-15.1', 'E-15.2'],
  options(play, { seat }, offer) {
    const { reserve, scrap } = playerAt(play, seat)
    for (let at = 0; at < reserve.length; at++) {
      const tile = firstOfFace(play, reserve, at)
      if (tile === undefined) continue
      tile.form.placements.forEach(({ cells }, index) => {
        const chosen = tile.place[index]
        if (chosen !== undefined && cells.every(cell => scrap.includes(cell))) offer.legal.push(chosen)
      })
    }
  },
  apply(play, frame, chosen) {
    const player = playerAt(play, frame.seat)
    const placed = placingOf(chosen)
    player.reserve.splice(player.reserve.indexOf(placed.tile), 1)
    player.scrap.splice(player.scrap.indexOf(cellAt(play.components.grid, placed.row, placed.col)), 1)
    player.lab.push({ ...placed, complete: false })
    if (play.events) happened(play, { type: 'handicap-placed', seat: frame.seat, ...placed })
    if (frame.left > 1) push(play, { ...frame, left: frame.left - 1 })
  },
}
