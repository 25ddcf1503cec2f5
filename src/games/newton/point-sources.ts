import type { PointGroup } from '../profiled.ts'
import type { Newton } from './components.ts'
import type { PointSource } from './state.ts'

const cards: PointGroup = { id: 'cards', name: { en: 'Action cards', it: 'Carte Azione' } }
const masters: PointGroup = { id: 'masters', name: { en: 'Masters', it: 'Maestri' } }
const travel: PointGroup = { id: 'travel', name: { en: 'Travel', it: 'Viaggi' } }
const bookshelf: PointGroup = {
  id: 'bookshelf',
  name: { en: 'Bookshelf and Income tiles', it: 'Libreria e tessere Rendita' },
}
const inventions: PointGroup = { id: 'inventions', name: { en: 'Inventions', it: 'Invenzioni' } }
const objectives: PointGroup = { id: 'objectives', name: { en: 'Objectives', it: 'Obiettivi' } }

const groups: Readonly<Record<PointSource, PointGroup>> = {
  cards,
  masters,
  tokens: travel,
  cubes: travel,
  cities: travel,
  bookshelf,
  lines: bookshelf,
  income: bookshelf,
  inventions,
}

/** The group of a reason on the score sheet. Components among them are Objectives and Masters. */
export const pointSource = (because: string, { masters: known }: Newton): PointGroup =>
  groups[because as PointSource] ?? (known.has(because) ? masters : objectives)
