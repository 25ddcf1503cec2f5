import { HIDDEN } from '../../../kernel/hidden.ts'
import type { ComponentText } from '../../../kernel/words.ts'
import type { Newton } from '../components.ts'
import { cardText, masterText } from './cards.ts'
import type { Phrases } from './phrases.ts'
import { boardText, cellName, cellText, lineText } from './shelves.ts'
import { placeText, routeText, technologyText, workText } from './spaces.ts'
import {
  ancientLandTileText,
  cityText,
  developmentText,
  incomeText,
  inventionText,
  medicineText,
  objectiveText,
  quickText,
  specializationText,
  tokenText,
  universityText,
} from './tiles.ts'

/** Name and text of any component; a cell or line of a Study board is asked for as `study-a:s1c2`. */
export function componentText(phrases: Phrases, newton: Newton, id: string): ComponentText | undefined {
  const { pack } = newton
  const of = <T>(one: T | undefined, text: (one: T) => ComponentText): ComponentText | undefined =>
    one === undefined ? undefined : text(one)
  const named = <T extends { readonly id: string }>(rows: readonly T[]): T | undefined =>
    rows.find(row => row.id === id)
  return (
    of(newton.cards.get(id), card => cardText(phrases, newton, card)) ??
    of(newton.masters.get(id), master => masterText(phrases, newton, master)) ??
    of(newton.tokens.get(id), token => tokenText(phrases, token)) ??
    of(newton.places.get(id), place => placeText(phrases, newton, place)) ??
    of(newton.technology.get(id), space => technologyText(phrases, newton, space)) ??
    of(named(newton.work), space => workText(phrases, newton, space)) ??
    of(newton.cities.get(id), tile => cityText(phrases, newton, tile)) ??
    of(newton.inventions.get(id), tile => inventionText(phrases, newton, tile)) ??
    of(newton.specializations.get(id), tile => specializationText(phrases, newton, tile)) ??
    of(newton.objectives.get(id), tile => objectiveText(phrases, tile)) ??
    of(named(pack.tiles.university), tile => universityText(phrases, tile)) ??
    of(named(pack.tiles.ancientLand), tile => ancientLandTileText(phrases, tile)) ??
    of(named(pack.tiles.income), tile => incomeText(phrases, newton, tile)) ??
    of(named(pack.tiles.development), tile => developmentText(phrases, newton, tile)) ??
    of(named([pack.tiles.medicine]), tile => medicineText(phrases, tile)) ??
    of(named(newton.quickActions), quick => quickText(phrases, newton, quick)) ??
    of(named(pack.studyBoards), board => boardText(phrases, board)) ??
    of(named(pack.map.routes), route => routeText(phrases, newton, route)) ??
    boardPartText(phrases, newton, id)
  )
}

function boardPartText(phrases: Phrases, { pack }: Newton, id: string): ComponentText | undefined {
  const [boardId, partId] = id.split(':')
  const board = pack.studyBoards.find(one => one.id === boardId)
  const cell = board?.cells.find(one => one.id === partId)
  if (cell !== undefined) return cellText(phrases, pack, cell)
  const line = board?.lines.find(one => one.id === partId)
  return board === undefined || line === undefined ? undefined : lineText(phrases, board, line)
}

/** A component's name; for one that the reader may not see, that it is hidden. */
export const nameOf = (phrases: Phrases, newton: Newton, id: string): string =>
  id === HIDDEN ? phrases.terms.hidden : (componentText(phrases, newton, id)?.name ?? id)

/** What an event or a frame says it comes from; undefined if it says nothing. */
export function causeName(phrases: Phrases, newton: Newton, because: string | undefined): string | undefined {
  const { causes, components, terms } = phrases
  if (because === undefined || because === '') return undefined
  if (because === 'work') return terms.actions.work
  if (because === 'route' || because === 'objective' || because === 'lines') return causes[because]
  if (because === 'travel-cube') return causes.travelCube
  if (because === 'medicine') return components.medicine
  const [kind, part = ''] = because.split(':')
  if (kind === 'book') return causes.book(cellName(phrases, newton.pack.studyBoards, part))
  if (kind === 'bookshelf-pile') return causes.pile(Number(part))
  return nameOf(phrases, newton, because)
}
