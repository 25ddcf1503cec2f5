import { kinds } from '../../../games/almamater/books.ts'
import { type Color, letterAt } from '../../../games/almamater/pack/terms.ts'
import type { Play } from '../../../games/almamater/state.ts'
import type { Language } from '../../../kernel/words.ts'
import { idOf, kindOf, type PlaceName } from '../../plates/targets.ts'
import type { TableInput } from './table-input.ts'
import { type Labels, labelsIn } from './words-on-board.ts'

const levelsOfCard = 3

/** The component that a place is, or that lies there. */
export function componentAt(play: Play, place: PlaceName): string | undefined {
  const id = idOf(place)
  const { layout } = play.state
  switch (kindOf(place)) {
    case 'student':
    case 'professor':
    case 'own-professor':
    case 'chancellor':
    case 'card':
    case 'space':
    case 'own-space':
      return id
    case 'hall':
      return `hall-${id}`
    case 'level':
      return id === '0' ? undefined : layout.research[Math.floor((Number(id) - 1) / levelsOfCard)]
    case 'bust':
      return layout.glory[letterAt(id)]
    default:
      return undefined
  }
}

/** The names of components in a language, and their texts. */
export function wordsIn(
  language: Language,
  { game, components }: Pick<Play, 'game' | 'components'>,
): Pick<TableInput, 'name' | 'text'> {
  const words = game.words[language]
  return {
    name: remembered(id => words.component(components, id)?.name ?? id),
    text: remembered(id => words.component(components, id)?.text ?? ''),
  }
}

/** A place as it is spoken: its name, what lies there, and what that does. It stays the same for the whole game. */
export function spokenPlaces(language: Language, play: Play): (place: PlaceName) => string {
  const words = play.game.words[language]
  const labels = labelsIn[language]
  const text = (id: string): string => {
    const found = words.component(play.components, id, play.state)
    return found === undefined ? id : `${found.name}. ${found.text}`
  }
  return remembered(place => {
    const id = idOf(place)
    const component = componentAt(play, place)
    switch (kindOf(place)) {
      case 'level':
        return `${labels.spoken.level(id)}. ${component === undefined ? '' : text(component)}`.trim()
      case 'bust':
        return `${text(`bust-${id}`)} ${component === undefined ? '' : text(component)}`
      default:
        return component === undefined ? slotText(labels, place, text) : text(component)
    }
  })
}

function slotText(labels: Labels, place: PlaceName, text: (id: string) => string): string {
  const { spoken, terms } = labels
  const [kind = '', first = '', second = ''] = place.split(':')
  const nameOnly = (id: string): string => text(id).split('.')[0] ?? id
  switch (kind) {
    case 'slot':
      return spoken.slot(terms.colors[first as Color], second)
    case 'more':
      return spoken.more(terms.colors[first as Color])
    case 'loose':
      return spoken.loose(first)
    case 'book':
    case 'supply':
      return spoken[kind](terms.kinds[kinds.find(one => one === first) ?? 'dictionary'])
    case 'storage':
      return spoken.storage()
    case 'archive':
      return first === 'tutor' ? spoken.tutor() : spoken.master()
    case 'goods':
      return spoken.goods(nameOnly(first), second)
    case 'deal':
      return first === 'dictionaries'
        ? spoken.deal(nameOnly('colloquium'), terms.kinds.dictionary)
        : spoken.deal(nameOnly(first), second === '' ? '1' : second)
    default:
      return place
  }
}

function remembered(say: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>()
  return key => {
    const before = known.get(key)
    if (before !== undefined) return before
    const said = say(key)
    known.set(key, said)
    return said
  }
}
