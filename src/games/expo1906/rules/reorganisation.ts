import { known } from '../../../kernel/hidden.ts'
import { reveal } from '../../../kernel/play.ts'
import { row } from '../../../kernel/rows.ts'
import { happened } from '../events.ts'
import type { Energy } from '../pack.ts'
import { NOBODY, type Play, placesAtTable } from '../state.ts'
import { beginLastTurns, triggerEnd } from './ending.ts'
import { formGhostDeck } from './ghost-deck.ts'
import { placeJuryTile } from './jury.ts'
import { drawProject, drawResource, returnProject } from './piles.ts'

/** The end of a round: the reorganisation (E-10), or the last turns of the game. */
export function endRound(play: Play, place: number): void {
  const { state } = play
  const { limits, setup } = play.components.pack
  if (play.events) happened(play, { type: 'round-ended', round: state.round })
  if (state.jury.length < setup.juryTilesDrawn + state.round) drawJuryTile(play)
  if (state.jury.length === limits.juryBoxes) triggerEnd(play, 'rounds')
  if (state.endedBy !== NOBODY) {
    beginLastTurns(play)
    return
  }
  renewAcademy(play)
  renewStation(play)
  for (const player of state.players) player.hand.push(...player.played.splice(0))
  state.round++
  state.turns = 0
  state.lastAction = ''
  state.turn = (place + 1) % placesAtTable(state)
  if (state.seats === 1) formGhostDeck(play)
  if (play.events) happened(play, { type: 'round-began', round: state.round })
}

/** E-9.4, E-10.1 */
function drawJuryTile(play: Play): void {
  const tile = known(play.state.juryPile[0], 'the top of the jury pile')
  reveal(play)
  placeJuryTile(play, tile, false)
}

/** The energy of the Jury tile placed last. */
const newEnergy = ({ state, components }: Play): Energy =>
  row(components.jury, state.jury[state.jury.length - 1] ?? '').energy

/** Projects of the other energy go under their piles; empty slots are filled (E-10.3, E-10.4). */
function renewAcademy(play: Play): void {
  const { academy } = play.state
  const energy = newEnergy(play)
  const returned: string[] = []
  const shown: string[] = []
  academy.forEach((project, shape) => {
    if (project === '' || row(play.components.tiles, project).energy === energy) return
    returnProject(play, project, shape)
    academy[shape] = ''
    returned.push(project)
  })
  academy.forEach((project, shape) => {
    if (project !== '') return
    const drawn = drawProject(play, shape)
    if (drawn === undefined) return
    academy[shape] = drawn
    shown.push(drawn)
  })
  if (!play.events) return
  if (returned.length > 0) happened(play, { type: 'projects-returned', projects: returned })
  if (shown.length > 0) happened(play, { type: 'projects-shown', projects: shown })
}

/** E-10.5 */
function renewStation(play: Play): void {
  const { state } = play
  for (const tile of state.station) if (tile !== '') state.resourceDiscard.push(tile)
  const size = play.components.pack.setup.byPlayers[state.seats]?.stationTiles ?? 0
  state.station = []
  for (let slot = 0; slot < size; slot++) state.station.push(drawResource(play) ?? '')
  if (play.events) happened(play, { type: 'station-filled', tiles: state.station.filter(tile => tile !== '') })
}
