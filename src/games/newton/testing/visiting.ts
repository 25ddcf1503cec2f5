import type { PlacedSeat } from './placing.ts'
import { given, type Scene, when } from './scenario.ts'

/** The Scientist of the first seat goes from Buda to Wien. */
export const visit = (tile: string, seat: PlacedSeat = {}, tiles: Readonly<Record<string, string>> = {}): Scene =>
  when(given({ seats: [{ scientist: 'buda', ...seat }], tiles: { wien: tile, ...tiles } })).answers(
    'play:start-red-travel',
    'travel:wien',
  )

/** What has changed when the Scientist is there, besides what the tile brings. */
export const arrived = { scientist: 'wien', cubes: ['wien'] }
