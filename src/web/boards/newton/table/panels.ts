import { idOf, kindOf, type PlaceName } from '../../../plates/targets.ts'
import type { Panelling } from '../../panels.ts'
import type { NewtonScene } from '../scene.ts'
import { playerOf } from '../scene.ts'

/** The parts of the table that can be opened one at a time where there is little room. */
export type Panel = 'map' | 'tracks' | 'study' | 'cards' | 'offer' | 'others'

const panelsOf: Readonly<Record<'tabs' | 'phone', readonly Panel[]>> = {
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

/** The panels of a form. On a phone the offer is among the cards. */
export const panellingOf = (form: 'tabs' | 'phone', scene: NewtonScene): Panelling<Panel> => ({
  panels: panelsOf[form],
  panelOf: place => {
    const panel = panelOf(place, scene)
    return panel === 'offer' && form === 'phone' ? 'cards' : panel
  },
  first: 'map',
})
