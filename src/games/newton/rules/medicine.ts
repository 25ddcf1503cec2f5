import { push } from '../../../kernel/agenda.ts'
import type { Seat } from '../../../kernel/contract.ts'
import { row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import { type Play, type Player, playerAt } from '../state.ts'

/** A cube was placed on a City of Medicine (N-15.8): the tile is taken, or turned, or may replace another (N-R9, N-R10). */
export function takeMedicine(play: Play, seat: Seat): void {
  const player = playerAt(play, seat)
  if (player.income.includes('medicine')) tellSide(play, seat, player)
  else if (player.income.length < play.components.pack.constants.incomeSpaces) {
    player.income.push('medicine')
    tellSide(play, seat, player)
  } else if (player.income.length > 0)
    push(play, { rule: 'replace-tile', seat, tile: 'income', type: 'medicine', because: 'medicine' })
}

export function tellSide(play: Play, seat: Seat, player: Player): void {
  if (play.events) happened(play, { type: 'medicine', seat, side: citiesOfMedicine(play, player) })
}

/** Cities of Medicine with an own cube: the side of the tile (N-R10). */
export function citiesOfMedicine(play: Play, player: Player): number {
  let cities = 0
  for (const id of player.cubes) {
    if (row(play.components.places, id).kind !== 'city') continue
    const { effects } = row(play.components.cities, play.state.layout.tiles[id])
    if (effects.some(effect => effect.kind === 'medicine')) cities++
  }
  return cities
}
