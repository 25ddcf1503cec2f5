import { type Play, playerAt } from '../../../games/newton/state.ts'
import type { Option } from '../../../kernel/question.ts'
import { kindOf, type PlaceName } from '../../plates/targets.ts'
import type { Carrying } from '../board.ts'

/** A card in hand is carried to the desk, the own scientist to where a journey leads. */
export function carryingOf(play: Play, option: Option, places: readonly PlaceName[]): Carrying | undefined {
  if (option.verb === 'play')
    return { what: 'card', from: `card:${option.to[0]}`, onto: place => kindOf(place) === 'desk' }
  const [asked] = play.open
  if (option.verb !== 'travel' || asked === undefined) return undefined
  const { scientist } = playerAt(play, asked.seat)
  return { what: 'scientist', from: `place:${scientist}`, onto: place => places.includes(place) }
}
