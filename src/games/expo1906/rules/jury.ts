import { known } from '../../../kernel/hidden.ts'
import { shuffle } from '../../../kernel/play.ts'
import type { Option } from '../../../kernel/question.ts'
import { row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import type { Energy } from '../pack.ts'
import type { Play } from '../state.ts'
import { option } from '../verbs.ts'

export const energies: readonly Energy[] = ['steam', 'electricity']

/** Name an energy for the Jury (E-9.3). */
export const juryOptions: ReadonlyMap<Energy, Option> = new Map(
  energies.map(energy => [energy, option('jury', energy)]),
)

/** Jury tiles of an energy that lie in the boxes. */
export function juryVotes({ state, components }: Play, energy: Energy): number {
  let votes = 0
  for (const tile of state.jury) if (row(components.jury, tile).energy === energy) votes++
  return votes
}

/** Tiles of an energy left in the pile: everybody can count them (E-9.2). */
export function juryTilesLeft(play: Play, energy: Energy): number {
  let all = 0
  for (const tile of play.components.pack.juryTiles.tiles) if (tile.energy === energy) all++
  return all - juryVotes(play, energy)
}

/** Takes a tile of the named energy out of the pile, which is shuffled again (E-9.3). */
export function chooseJuryTile(play: Play, energy: Energy): void {
  const { juryPile } = play.state
  const tile = juryPile.find(one => row(play.components.jury, known(one, 'the jury pile')).energy === energy)
  if (tile === undefined) throw new Error(`no Jury tile of ${energy} is left`)
  placeJuryTile(play, tile, true)
  shuffle(play, juryPile)
}

/** Puts a tile of the pile into the next box. */
export function placeJuryTile(play: Play, tile: string, chosen: boolean): void {
  const { juryPile, jury } = play.state
  juryPile.splice(juryPile.indexOf(tile), 1)
  jury.push(tile)
  if (play.events) happened(play, { type: 'jury-placed', tile, chosen })
}
