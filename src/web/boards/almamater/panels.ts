import type { SeatColor } from '../../plates/seats.ts'
import { kindOf } from '../../plates/targets.ts'
import type { Panelling } from '../panels.ts'

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

/** The panels of a seat's table: the own display stands in the university, those of others in the town. */
export const panellingOf = (own: SeatColor): Panelling<Panel> => ({
  panels,
  panelOf: place => (place.startsWith(`slot:${own}:`) ? 'university' : (panelOfKind[kindOf(place)] ?? 'university')),
  first: 'campus',
  aside: true,
})
