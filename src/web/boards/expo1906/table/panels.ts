import type { Play } from '../../../../games/expo1906/state.ts'
import { idOf, isAnswerable, kindOf, type Marks, marksAt, type PlaceName } from '../../../plates/targets.ts'

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

/** The panels on which the open question can be answered, in their order; what lies aside counts only where there is nothing else. */
export function panelsWithTargets(play: Play, marks: Marks): readonly Panel[] {
  const places = Object.keys(marks.at).filter(place => isAnswerable(marksAt(marks, place)))
  const matter = places.filter(place => !marksAt(marks, place).includes('aside'))
  const found = new Set((matter.length > 0 ? matter : places).map(place => panelOf(play, place)))
  return panels.filter(panel => found.has(panel))
}
