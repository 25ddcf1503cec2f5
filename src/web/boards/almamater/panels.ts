import { isAnswerable, kindOf, type Marks, marksAt } from '../../plates/targets.ts'

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

/**
 * The panels on which the open question can be answered, in their order. What lies aside of the question opens a panel only
 * when there is nothing else to answer.
 */
export function panelsWithTargets(marks: Marks): readonly Panel[] {
  const places = Object.keys(marks.at).filter(place => isAnswerable(marksAt(marks, place)))
  const matter = places.filter(place => !marksAt(marks, place).includes('aside'))
  const found = new Set((matter.length > 0 ? matter : places).map(place => panelOfKind[kindOf(place)] ?? 'university'))
  return panels.filter(panel => found.has(panel))
}
