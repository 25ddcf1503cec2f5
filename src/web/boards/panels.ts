import { useState } from 'react'
import { isAnswerable, type Marks, marksAt, type PlaceName } from '../plates/targets.ts'

/** The parts of a table that are opened one at a time where there is little room, in their order. */
export interface Panelling<Panel extends string> {
  readonly panels: readonly Panel[]
  /** The one on which a place lies. */
  readonly panelOf: (place: PlaceName) => Panel | undefined
  /** The one that is open when nothing is asked. */
  readonly first: Panel
  /** What lies aside of a question opens its panel where nothing else can be answered. */
  readonly aside?: boolean
}

/** The panels now: which is open, on which the question can be answered, and how another is opened. */
export interface OpenPanel<Panel extends string> {
  readonly open: Panel
  readonly asked: readonly Panel[]
  choose(panel: Panel): void
}

/** The panels on which the open question can be answered, in their order. */
export function panelsAsked<Panel extends string>(panelling: Panelling<Panel>, marks: Marks): readonly Panel[] {
  const found = new Set(whereAsked(panelling, marks))
  return panelling.panels.filter(panel => found.has(panel))
}

/** The panel of each place at which the open question can be answered. */
function whereAsked<Panel extends string>(
  { panelOf, aside = false }: Panelling<Panel>,
  marks: Marks,
): readonly (Panel | undefined)[] {
  const places = Object.keys(marks.at).filter(
    place => isAnswerable(marksAt(marks, place)) && !isBeyond(marks, place) && !isPutBack(marks, place),
  )
  const matter = places.filter(place => !marksAt(marks, place).includes('aside'))
  return (aside && matter.length === 0 ? places : matter).map(panelOf)
}

/** Of the panels on which the open question can be answered the one with the most of its answers, the first among equals. */
function mostAsked<Panel extends string>(panelling: Panelling<Panel>, marks: Marks): Panel | undefined {
  const where = whereAsked(panelling, marks)
  const many = (panel: Panel): number => where.filter(one => one === panel).length
  const [most] = panelsAsked(panelling, marks).toSorted((a, b) => many(b) - many(a))
  return most
}

/** Who holds a piece looks where it can go, not where pieces are taken up. */
const isPutBack = ({ held, pieces }: Marks, place: PlaceName): boolean =>
  held !== undefined && pieces?.includes(place) === true

/**
 * The panel of the place that the page points at, else the one where most of the question can be answered, until the reader
 * opens another. It turns again with the question, and when the page points elsewhere.
 */
export function useOpenPanel<Panel extends string>(
  panelling: Panelling<Panel>,
  marks: Marks,
  question: string,
): OpenPanel<Panel> {
  const asked = panelsAsked(panelling, marks)
  const look = (marks.look ?? []).filter(place => !isPutBack(marks, place))
  const [shown] = look.map(panelling.panelOf).filter(panel => panel !== undefined && panelling.panels.includes(panel))
  const moment = [question, ...look].join(' ')
  const [chosen, choose] = useState<{ readonly moment: string; readonly panel: Panel }>()
  const open = chosen?.moment === moment ? chosen.panel : (shown ?? mostAsked(panelling, marks) ?? panelling.first)
  return { open, asked, choose: panel => choose({ moment, panel }) }
}

/** What another answer leads to turns nothing. */
const isBeyond = (marks: Marks, place: PlaceName): boolean => marksAt(marks, place).includes('beyond')
