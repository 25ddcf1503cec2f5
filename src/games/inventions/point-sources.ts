import type { PointGroup } from '../profiled.ts'
import type { Inventions } from './components.ts'
import type { PointSource } from './points.ts'

const ideas: PointGroup = { id: 'ideas', name: { en: 'Ideas and inventions', it: 'Idee e invenzioni' } }
const influence: PointGroup = { id: 'influence', name: { en: 'Influence', it: 'Influenza' } }
const knowledge: PointGroup = {
  id: 'knowledge',
  name: { en: 'Knowledge and specialist tiles', it: 'Tessere conoscenza e specialisti' },
}
const map: PointGroup = { id: 'map', name: { en: 'Progress map', it: 'Mappa del progresso' } }
const eras: PointGroup = { id: 'eras', name: { en: 'Era track', it: 'Tracciato delle ere' } }
const goals: PointGroup = { id: 'goals', name: { en: 'Private goals', it: 'Obiettivi privati' } }

const groups: Readonly<Record<PointSource | 'influence', PointGroup>> = {
  presenting: ideas,
  inventing: ideas,
  spaces: influence,
  influence,
  knowledge,
  specialistTiles: knowledge,
  eraSpaces: eras,
  hexes: map,
  culture: map,
}

/** The group of a reason on the score sheet. Components among them are goals and wealth tiles, which lie on the Progress map. */
export const pointSource = (because: string, { goals: known }: Inventions): PointGroup =>
  known.has(because) ? goals : (groups[because as PointSource] ?? map)
