import type { SeatColor } from '../../plates/seats.ts'
import { isAnswerable, kindOf, type Marks, marksAt, type PlaceName } from '../../plates/targets.ts'

/** The parts of the table that are opened one at a time on a phone. */
export const panels = ['campus', 'town', 'research', 'university'] as const

export type Panel = (typeof panels)[number]

const panelOfKind: Readonly<Record<string, Panel>> = {
  student: 'campus',
  professor: 'campus',
  deal: 'town',
  slot: 'town',
  more: 'town',
  bust: 'town',
  level: 'research',
}

/** The own display stands in the university, those of others in the town. */
const panelOf = (place: PlaceName, own: SeatColor): Panel =>
  place.startsWith(`slot:${own}:`) ? 'university' : (panelOfKind[kindOf(place)] ?? 'university')

/**
 * The panels on which the open question can be answered, in their order. What lies aside of the question opens a panel only
 * when there is nothing else to answer.
 */
export function panelsWithTargets(marks: Marks, own: SeatColor): readonly Panel[] {
  const places = Object.keys(marks.at).filter(place => isAnswerable(marksAt(marks, place)))
  const matter = places.filter(place => !marksAt(marks, place).includes('aside'))
  const found = new Set((matter.length > 0 ? matter : places).map(place => panelOf(place, own)))
  return panels.filter(panel => found.has(panel))
}
