import { typeIndex } from '../../../games/inventions/pack.ts'
import type { Play } from '../../../games/inventions/state.ts'
import type { Language } from '../../../kernel/words.ts'
import { idOf, kindOf, type PlaceName } from '../../plates/targets.ts'
import { labelsFor, slotNames } from './words-on-board.ts'

const ofComponents = [
  'card',
  'region',
  'action',
  'milestone',
  'era',
  'token',
  'knowledge',
  'specialists',
  'tile',
  'hex',
  'stock',
  'wealth',
  'goal',
]

/** The component that a place is, or that lies there. */
export const componentAt = (place: PlaceName): string | undefined =>
  ofComponents.includes(kindOf(place)) ? idOf(place) : undefined

/** The name of a component in a language, or its id where it has none. */
export function namesIn(language: Language, { game, components }: Play): (id: string) => string {
  const known = new Map<string, string>()
  return id => {
    const name = known.get(id) ?? game.words[language].component(components, id)?.name ?? id
    known.set(id, name)
    return name
  }
}

/** A place as it is spoken: its name, and what it does. It stays the same for the whole game. */
export function spokenPlaces(language: Language, play: Play): (place: PlaceName) => string {
  const name = namesIn(language, play)
  const slots = slotNames[language]
  const { specialists } = labelsFor(language, undefined)
  const speak = (place: PlaceName): string => {
    const component = componentAt(place)
    const id = idOf(place)
    if (component !== undefined) {
      const text = play.game.words[language].component(play.components, component)
      return text === undefined ? component : `${text.name}. ${text.text}`
    }
    switch (kindOf(place)) {
      case 'citizens':
        return slots.citizens(name(id))
      case 'display':
        return slots.display(name(id))
      case 'home':
        return slots.home(specialists[typeIndex(id)] ?? id)
      case 'exhausted':
        return slots.exhausted(specialists[typeIndex(id)] ?? id)
      case 'academy':
        return slots.academy
      case 'slot':
        return slots.slot(id)
      case 'surplus':
        return slots.surplus(id)
      case 'order':
        return slots.order(id)
      default:
        return slots.aspirations
    }
  }
  const spoken = new Map<PlaceName, string>()
  return place => {
    const known = spoken.get(place) ?? speak(place)
    spoken.set(place, known)
    return known
  }
}
