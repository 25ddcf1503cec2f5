import { WEALTH } from '../../games/inventions/components.ts'
import { isAspiration } from '../../games/inventions/rules/aspirations.ts'
import { actionWorth, effectWorth, rateOf } from './effects.ts'
import type { Outlook } from './outlook.ts'
import { type Atlas, wealthOn } from './progress-map.ts'

/** What a progress tile does for its owner from now to the end, if it is built. */
export function tileWorth(id: string, look: Outlook): number {
  const { play, weights, turns, player } = look
  const { economyTiles, technologyTiles, pack } = play.components
  const economy = economyTiles.get(id)
  if (economy !== undefined) {
    const now = player.used.includes(id) || turns === 0 ? 0 : 1
    return weights.economyTile * (look.refreshes + now) * effectWorth(economy.effect, look)
  }
  const technology = technologyTiles.get(id)
  if (technology !== undefined) {
    if (player.faceDown.includes(id) || turns === 0) return 0
    const [one, other] = technology.pair
    return weights.technologyTile * 0.3 * Math.max(actionWorth(one), actionWorth(other)) * look.use
  }
  const culture = pack.progressTiles.culture.find(tile => tile.id === id)
  if (culture === undefined) return 0
  const effect = play.components.cultureOf.get(culture.on)?.effect
  return effect === undefined ? 0 : weights.cultureTile * rateOf(culture.on) * turns * effectWorth(effect, look)
}

/** What the tiles on the Progress map will still do. Economy tiles share the tokens: the best of them count. */
export function tilesAtWork(look: Outlook): number {
  const { player, play } = look
  const economy: number[] = []
  let sum = 0
  for (const id of player.map) {
    if (id === '') continue
    const worth = tileWorth(id, look)
    if (play.components.economyTiles.has(id)) economy.push(worth)
    else sum += worth
  }
  const tokens = player.ready + player.used.length
  economy.sort((a, b) => b - a)
  economy.forEach((worth, at) => {
    sum += at < tokens ? worth : 0.2 * worth
  })
  // A token without a tile to use it on waits for one.
  return sum + 0.5 * Math.max(0, tokens - economy.length) * (look.refreshes + look.use)
}

/** Tiles of the display and aspirations: what they would do if built, as far as there is time to build them. */
export function displayWorth(look: Outlook, atlas: Atlas, sets: Int32Array): number {
  const { player, weights, turns, play } = look
  const worths: number[] = []
  for (const id of player.display) {
    if (id === '') continue
    if (isAspiration(id)) worths.push((weights.aspiration / weights.toBuild) * bestOfAspiration(look))
    else if (atlas.typeOf.get(id) === WEALTH) worths.push(wealthToCome(id, look, atlas, sets) - 1)
    else worths.push(weights.progressTile + tileWorth(id, look))
  }
  for (const _ of play.state.turn.seat === look.seat ? play.state.turn.surplus : []) worths.push(0.3)
  worths.sort((a, b) => b - a)
  let sum = 0
  const room = turns * Math.max(1, look.era - 1)
  worths.forEach((worth, at) => {
    sum += Math.max(0.1, worth) * weights.toBuild * Math.min(1, Math.max(0, room - at) / 2)
  })
  return sum
}

/** About what a tile of choice would do. */
const bestOfAspiration = ({ weights, left, use }: Outlook): number => weights.progressTile + (1.5 + 3 * left) * use

/** What a wealth tile of the display may score: what the map gives now, and growth. */
function wealthToCome(id: string, look: Outlook, atlas: Atlas, sets: Int32Array): number {
  const note = atlas.wealth.find(one => one.id === id)
  if (note === undefined) return 0
  const now = wealthOn(atlas, sets, note)
  const own = note.one === WEALTH ? note.ip : 0
  return Math.min(note.max, now + own + growth(note.max - now, look))
}

const growth = (room: number, { weights, left }: Outlook): number => Math.min(room, weights.wealthGrowth * 2 * left)

/** What wealth tiles on the map score, and may score; and those that may still be taken from the regions. */
export function wealthWorth(look: Outlook, atlas: Atlas, sets: Int32Array): number {
  const { player, weights, left, turns } = look
  let sum = 0
  for (const note of atlas.wealth) {
    const now = wealthOn(atlas, sets, note)
    if (player.map.includes(note.id)) sum += now + growth(note.max - now, look)
    else if (!player.display.includes(note.id) && turns > 1 && isLeft(look, note.id))
      sum += weights.wealthPromise * Math.min(1, 4 * left) * now
  }
  return sum
}

function isLeft({ play }: Outlook, id: string): boolean {
  const { layout, regions } = play.state
  for (let at = 0; at < regions.length; at++)
    if (play.components.wealth[layout.wealth[at] ?? 0]?.id === id) return (regions[at]?.wealth ?? 0) > 0
  return false
}
