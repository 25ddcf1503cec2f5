import type { PaceCounter } from '../profiled.ts'
import type { Inventions } from './components.ts'
import { tilesBuilt } from './rules/scoring.ts'
import { type InventionsState, playerAt } from './state.ts'

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
  { id: 'influence', name: { en: 'Influence', it: 'Influenza' }, of: (play, seat) => playerAt(play, seat).influence },
]
