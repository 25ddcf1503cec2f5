import type { Play } from '../../../../games/expo1906/state.ts'
import { idOf, kindOf, type PlaceName } from '../../../plates/targets.ts'
import type { Panelling } from '../../panels.ts'

/** The parts of the table that are opened one at a time where there is little room. */
export const panels = ['lab', 'market', 'patents', 'bench'] as const

export type Panel = (typeof panels)[number]

const panelOfKind: Readonly<Record<string, Panel>> = {
  cell: 'lab',
  energy: 'market',
  space: 'patents',
  chit: 'patents',
  funding: 'patents',
  card: 'bench',
}

/** A tile for sale lies on the market; any other in a Lab or beside it. */
function panelOf({ state }: Play, place: PlaceName): Panel {
  if (kindOf(place) !== 'tile') return panelOfKind[kindOf(place)] ?? 'lab'
  const id = idOf(place)
  const forSale = [state.station, state.academy, state.technologies].some(list => list.includes(id))
  return forSale ? 'market' : 'lab'
}

export const panellingOf = (play: Play, among: readonly Panel[] = panels): Panelling<Panel> => ({
  panels: among,
  panelOf: place => panelOf(play, place),
  first: among[0] ?? 'lab',
  aside: true,
})
