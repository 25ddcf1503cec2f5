import { idOf, isAnswerable, kindOf, type Marks, marksAt, type PlaceName } from '../../../plates/targets.ts'
import type { TableForm } from '../../use-table-form.ts'
import type { NewtonScene } from '../scene.ts'
import { playerOf } from '../scene.ts'

/** The parts of the table that can be opened one at a time where there is little room. */
export type Panel = 'map' | 'tracks' | 'study' | 'cards' | 'offer' | 'others'

export const panelsOf: Readonly<Record<TableForm, readonly Panel[]>> = {
  wide: [],
  tabs: ['map', 'tracks', 'offer', 'others'],
  phone: ['map', 'tracks', 'study', 'cards'],
}

const panelOfKind: Readonly<Record<string, Panel>> = {
  place: 'map',
  work: 'tracks',
  tech: 'tracks',
  development: 'tracks',
  'income-tile': 'tracks',
  cell: 'study',
  cube: 'study',
  pile: 'study',
  desk: 'study',
  under: 'study',
  drawer: 'study',
  income: 'study',
  master: 'cards',
  deck: 'offer',
}

function panelOf(place: PlaceName, scene: NewtonScene): Panel | undefined {
  if (kindOf(place) !== 'card') return panelOfKind[kindOf(place)]
  const id = idOf(place)
  const you = playerOf(scene, scene.you)
  if (you.desk.includes(id) || you.under.includes(id)) return 'study'
  return scene.market.some(row => row.cards.includes(id)) ? 'offer' : 'cards'
}

/** The panels of this form on which the open question can be answered, in their order. On a phone the offer is among the cards. */
export function panelsWithTargets(form: TableForm, scene: NewtonScene, marks: Marks): readonly Panel[] {
  const found = new Set<Panel | undefined>()
  for (const place of Object.keys(marks.at)) {
    const states = marksAt(marks, place)
    if (!isAnswerable(states) || states.includes('aside')) continue
    const panel = panelOf(place, scene)
    found.add(panel === 'offer' && form === 'phone' ? 'cards' : panel)
  }
  return panelsOf[form].filter(panel => found.has(panel))
}
