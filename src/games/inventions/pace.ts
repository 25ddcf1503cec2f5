import type { PaceCounter } from '../profiled.ts'
import type { Inventions } from './components.ts'
import { tilesBuilt } from './rules/scoring.ts'
import { type InventionsState, playerAt, pointsOf } from './state.ts'

export const pace: readonly PaceCounter<InventionsState, Inventions>[] = [
  {
    id: 'inventions',
    name: { en: 'Inventions', it: 'Invenzioni' },
    of: (play, seat) => playerAt(play, seat).inventions.length,
  },
  {
    id: 'tiles',
    name: { en: 'Tiles on the map', it: 'Tessere sulla mappa' },
    of: (play, seat) => tilesBuilt(playerAt(play, seat).map),
  },
  {
    id: 'influence',
    name: { en: 'Influence', it: 'Influenza' },
    of: (play, seat) => playerAt(play, seat).influence,
  },
]

/** Points as they stand, without what only the end gives. */
export const points: PaceCounter<InventionsState, Inventions> = {
  id: 'points',
  name: { en: 'Ingenuity Points', it: 'Punti ingegno' },
  of: (play, seat) => pointsOf(playerAt(play, seat)),
}
