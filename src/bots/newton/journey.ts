import type { Place } from '../../games/newton/components.ts'
import { at } from './notes.ts'
import { objectivePromise } from './objectives.ts'
import type { Outlook } from './outlook.ts'
import { bestMaster, effectWorth } from './worth.ts'

const TRAVEL = 2

/** What lies around the Scientist: every open place and token counts, the less the farther it is. */
export function journeyWorth(look: Outlook): number {
  const { play, player, atlas, weights, uses } = look
  const travels = uses[TRAVEL] ?? 0
  if (travels === 0) return 0
  const ways = atlas.ways[atlas.placeNumber.get(player.scientist) ?? 0] as readonly number[]
  const { placeList } = play.components
  const pace = 1 + (look.lasting[TRAVEL] ?? 0)
  const cubesLeft = look.notes.cubePoints.length - 1 - player.cubes.length
  let sum = 0
  for (let place = 0; place < placeList.length; place++) {
    const worth = placeWorth(placeList[place] as Place, place, cubesLeft, look)
    if (worth > 0) sum += worth * weights.journeyDecay ** ((ways[place] ?? 99) / pace)
  }
  return weights.journey * sum * (travels / (travels + 2))
}

function placeWorth(place: Place, number: number, cubesLeft: number, look: Outlook): number {
  const { play, weights, visited } = look
  if (place.bonusAt >= 0) {
    const token = play.state.tokens[place.bonusAt]
    return token === undefined || token === '' ? 0 : (look.notes.tokens.get(token) ?? 0)
  }
  if (!place.takesCube || visited[number] === 1 || cubesLeft === 0) return 0
  const tile = play.state.layout.tiles[place.id] ?? ''
  switch (place.kind) {
    case 'city': {
      let worth = weights.cube
      for (const effect of play.components.cities.get(tile)?.effects ?? []) worth += effectWorth(effect, look)
      return worth
    }
    case 'master':
      return weights.cube + bestMaster(look)
    case 'objective':
      return weights.cube + objectivePromise(tile, place.requirement, look)
    default:
      return weights.cube + weights.place + (isWanted(number, look) ? weights.place : 0)
  }
}

/** An empty book space asks for this place. */
function isWanted(place: number, { atlas, player }: Outlook): boolean {
  const shelf = atlas.boards.get(player.board)
  return shelf?.wantedPlaces.has(place) ?? false
}

/** Points that the cubes to be expected will bring. */
export function cubesWorth({ notes, player, uses, weights }: Outlook): number {
  const table = notes.cubePoints
  const placed = player.cubes.length
  return at(table, placed + weights.cubesPerTravel * (uses[TRAVEL] ?? 0)) - at(table, placed)
}
