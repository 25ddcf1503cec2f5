import { type Hex, WEALTH } from '../../games/inventions/components.ts'
import { costToBuild } from '../../games/inventions/rules/build-cost.ts'
import type { Play } from '../../games/inventions/state.ts'
import type { Option, Question } from '../../kernel/question.ts'
import { row } from '../../kernel/rows.ts'
import { effectWorth } from './effects.ts'
import type { Outlook } from './outlook.ts'
import { atlasOf } from './progress-map.ts'
import { tileWorth } from './tiles.ts'

/** How many ways to build are thought of. */
const BUILDS = 6

/** The most promising tiles and hexes, and always the way to build no more. */
export function promisingBuilds(play: Play, { options }: Question, look: Outlook): readonly Option[] {
  const bonds = bondsOf(look)
  const worths = new Map<string, number>()
  const worthOf = (id: string): number => {
    let worth = worths.get(id)
    if (worth === undefined) {
      worth = tileWorth(id, look)
      worths.set(id, worth)
    }
    return worth
  }
  const hexes = new Map(play.components.hexes.map(hex => [hex.id, hex]))
  const builds = options
    .filter(({ verb }) => verb === 'build')
    .map(option => {
      const [id = '', at = ''] = option.to
      return { option, promise: worthOf(id) + placePromise(id, row(hexes, at), look, bonds) }
    })
    .sort((a, b) => b.promise - a.promise)
    .slice(0, BUILDS)
    .map(({ option }) => option)
  return [...builds, ...options.filter(({ verb }) => verb !== 'build')]
}

/** The benefit of a hex, the cost there, and what neighbours do for wealth tiles. */
function placePromise(id: string, hex: Hex, look: Outlook, bonds: Float64Array): number {
  const { play, player, weights, use } = look
  const tile = play.components.tiles.get(id)
  if (tile === undefined) return 0
  const cost = costToBuild(play, player, tile, hex)
  const benefit = hex.discount > 0 ? 0 : effectWorth(hex.effect, look)
  let neighbours = 0
  const { typeOf } = atlasOf(play.components)
  for (const other of hex.neighbours) {
    const type = typeOf.get(player.map[other] ?? '')
    if (type !== undefined) neighbours += bonds[type * TYPES + tile.type] as number
  }
  return benefit + neighbours - weights.specialist * use * cost
}

const TYPES = WEALTH + 1

/** By two types of tiles: what it is worth that they lie side by side. */
function bondsOf({ play, player, weights }: Outlook): Float64Array {
  const bonds = new Float64Array(TYPES * TYPES)
  for (const { id, ip, one, two } of atlasOf(play.components).wealth) {
    const part = player.map.includes(id) ? 1 : player.display.includes(id) ? 0.8 : weights.wealthPromise
    bonds[one * TYPES + two] = (bonds[one * TYPES + two] ?? 0) + part * ip
    if (one !== two) bonds[two * TYPES + one] = (bonds[two * TYPES + one] ?? 0) + part * ip
  }
  return bonds
}
