import { never } from '../../kernel/errors.ts'
import type { Atlas, Stop } from './atlas.ts'
import { at } from './notes.ts'
import { objectivePromise } from './objectives.ts'
import type { Outlook } from './outlook.ts'
import { effectWorth, tokenWorth } from './worth.ts'

const TRAVEL = 2

/** What lies around the Scientist: every open place and token counts, the less the farther it is. */
export function journeyWorth(look: Outlook): number {
  const { player, atlas, weights, uses, notes } = look
  const travels = uses[TRAVEL] ?? 0
  if (travels === 0) return 0
  const nearness = nearnessAt(look)
  const from = (atlas.placeNumber.get(player.scientist) ?? 0) * atlas.kinds.length
  const cubesLeft = notes.cubePoints.length - 1 - player.cubes.length
  let sum = 0
  for (const stop of atlas.stops) sum += stopWorth(stop, cubesLeft, look) * (nearness[from + stop.number] as number)
  return weights.journey * sum * (travels / (travels + 2))
}

function stopWorth(
  { number, kind, tile, effects, requirement, bonusAt }: Stop,
  cubesLeft: number,
  look: Outlook,
): number {
  const { weights } = look
  if (bonusAt >= 0) return tokenWorth(bonusAt, look)
  if (look.visited[number] === 1 || cubesLeft === 0) return 0
  switch (kind) {
    case 'city': {
      let worth = weights.cube
      for (const effect of effects) worth += effectWorth(effect, look)
      return worth
    }
    case 'master':
      return weights.cube + look.bestMaster
    case 'objective':
      return weights.cube + objectivePromise(tile, requirement, look)
    case 'university':
    case 'ancientLand':
    case 'village':
    case 'start':
      return weights.cube + weights.place + (isWanted(number, look) ? weights.place : 0)
    default:
      return never(kind)
  }
}

/** An empty book space asks for this place. */
function isWanted(place: number, { atlas, player, filled }: Outlook): boolean {
  const cell = atlas.boards.get(player.board)?.askingFor[place] ?? -1
  return cell >= 0 && filled[cell] === 0
}

const nearnesses = new WeakMap<Atlas, Map<number, Float64Array>>()

/** How near every place is to every other, between 0 and 1, for the steps that one action makes now. */
function nearnessAt({ atlas, lasting, weights }: Outlook): Float64Array {
  const pace = 1 + (lasting[TRAVEL] ?? 0)
  const decay = weights.journeyDecay
  let known = nearnesses.get(atlas)
  if (known === undefined) {
    known = new Map()
    nearnesses.set(atlas, known)
  }
  // A whole number and a part below 1: the sum names both.
  const key = pace + decay
  let table = known.get(key)
  if (table === undefined) {
    table = Float64Array.from(atlas.ways.flat(), way => decay ** (way / pace))
    known.set(key, table)
  }
  return table
}

/** Points that the cubes to be expected will bring. */
export function cubesWorth({ notes, player, uses, weights }: Outlook): number {
  const table = notes.cubePoints
  const placed = player.cubes.length
  return at(table, placed + weights.cubesPerTravel * (uses[TRAVEL] ?? 0)) - at(table, placed)
}
