import type { Play } from '../../../games/expo1906/state.ts'
import { capitalised, type Language } from '../../../kernel/words.ts'
import { idOf, kindOf, type PlaceName } from '../../plates/targets.ts'
import { expoLabels } from './words-on-board.ts'

/** The component that a place is, or that lies there. */
export function componentAt(place: PlaceName): string | undefined {
  switch (kindOf(place)) {
    case 'card':
    case 'tile':
    case 'chit':
    case 'space':
    case 'vote':
      return idOf(place)
    default:
      return undefined
  }
}

/** A place as it is spoken: its name, and what it does. */
export function spokenPlaces(language: Language, play: Play): (place: PlaceName) => string {
  const words = play.game.words[language]
  const { spoken } = expoLabels[language]
  const known = new Map<PlaceName, string>()
  const speak = (place: PlaceName): string => {
    const id = idOf(place)
    const component = componentAt(place)
    const text = component === undefined ? undefined : words.component(play.components, component, play.state)
    if (text !== undefined) return `${text.name}. ${text.text}`
    const [row = 0, column = 0] = id.split('-').map(Number)
    switch (kindOf(place)) {
      case 'cell':
        return spoken.cell(row + 1, column + 1)
      case 'energy':
        return spoken.energy(words.component(play.components, id)?.name ?? id)
      case 'funding':
        return spoken.funding
      default:
        return id
    }
  }
  return place => {
    const made = known.get(place) ?? capitalised(speak(place))
    known.set(place, made)
    return made
  }
}
