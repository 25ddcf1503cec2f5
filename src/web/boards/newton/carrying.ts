import { type Play, playerAt } from '../../../games/newton/state.ts'
import type { Option } from '../../../kernel/question.ts'
import { kindOf, type PlaceName } from '../../plates/targets.ts'
import type { Carrying } from '../board.ts'
import { mapPlace } from './map-place.ts'

/** A card in hand is carried to the desk, and the own pieces along the map and the tracks. */
export function carryingOf(play: Play, option: Option, places: readonly PlaceName[]): Carrying | undefined {
  const { verb, to } = option
  if (verb === 'play') return { what: 'card', from: `card:${to[0]}`, onto: place => kindOf(place) === 'desk' }
  const from = pieceAt(play, option)
  return from === undefined ? undefined : { what: 'piece', from, onto: place => places.includes(place) }
}

/** Where the piece stands that an option moves. */
function pieceAt(play: Play, { verb, to }: Option): PlaceName | undefined {
  const [asked] = play.open
  if (asked === undefined) return undefined
  const { scientist, work } = playerAt(play, asked.seat)
  switch (verb) {
    case 'travel':
      return mapPlace(scientist)
    case 'student':
      return `tech:${to[0]}`
    case 'work':
    case 'enter':
      return `work:${work}`
    default:
      return undefined
  }
}
