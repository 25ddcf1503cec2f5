import type { Play } from '../../../games/newton/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { Language } from '../../../kernel/words.ts'
import { idOf, kindOf, type PlaceName } from '../../plates/targets.ts'
import type { ComponentPart } from '../board.ts'
import { type SlotNames, slotNames } from './words-on-board.ts'

/** The component that a place is, or that lies there. */
export function componentAt(play: Play, place: PlaceName): string | undefined {
  const id = idOf(place)
  const { pack, work } = play.components
  switch (kindOf(place)) {
    case 'card':
    case 'master':
    case 'place':
    case 'tech':
      return id
    case 'work':
      return work[Number(id)]?.id
    case 'development':
      return pack.tiles.development.find(tile => tile.type === id)?.id
    case 'income-tile':
      return id === 'medicine' ? pack.tiles.medicine.id : pack.tiles.income.find(tile => tile.type === id)?.id
    default:
      return undefined
  }
}

/** A cell of the study board of a seat. */
export function partAt(play: Play, place: PlaceName, seat: Seat): ComponentPart | undefined {
  const component = kindOf(place) === 'cell' ? play.state.players[seat]?.board : undefined
  return component === undefined ? undefined : { component, part: idOf(place) }
}

/** The tile and the Bonus token that lie on a place of the Map or a space of a track. */
export function lyingAt(play: Play, place: PlaceName): readonly string[] {
  const { state, components } = play
  const id = componentAt(play, place) ?? ''
  const space = components.places.get(id) ?? components.technology.get(id)
  const token = space === undefined ? undefined : state.tokens[space.bonusAt]
  return [state.layout.tiles[id], token].filter((one): one is string => one !== undefined && one !== '')
}

/** A place as it is spoken: its name, what lies there, and what that does. */
export function spokenPlaces(language: Language, play: Play, seat: Seat): (place: PlaceName) => string {
  const words = play.game.words[language]
  const spoken = new Map<PlaceName, string>()
  const text = (id: string): string => {
    const found = words.component(play.components, id)
    return found === undefined ? id : `${found.name}. ${found.text}`
  }
  const speak = (place: PlaceName): string => {
    const id = idOf(place)
    if (kindOf(place) === 'cell') return text(`${play.state.players[seat]?.board ?? ''}:${id}`)
    const component = componentAt(play, place)
    if (component === undefined) return slotNames[language][kindOf(place) as keyof SlotNames]?.(id) ?? id
    const tile = play.state.layout.tiles[component]
    return tile === undefined ? text(component) : `${text(component)} ${text(tile)}`
  }
  return place => {
    const known = spoken.get(place)
    if (known !== undefined) return known
    const made = speak(place)
    spoken.set(place, made)
    return made
  }
}
