import type { NewtonEvent } from '../../../games/newton/events.ts'
import { type Play, playerAt, pointsOf } from '../../../games/newton/state.ts'
import type { GameEvent, Seat } from '../../../kernel/contract.ts'
import type { IconName } from '../../plates/icons/icons.ts'
import { addToChips } from '../../plates/marks/chip-parts.ts'
import type { Chip, ChipPart, Ghost, PlaceName, Preview } from '../../plates/targets.ts'
import { colorOf } from './from-view.ts'
import { mapPlace } from './map-place.ts'

/** Amounts that a chip or an option shows, by the type of their events. */
export const amountIcons: Readonly<Record<string, IconName>> = {
  coins: 'coin',
  potions: 'potion',
  vp: 'vp',
  students: 'student',
}

/** What events would do, drawn: the way of the piece, ghosts where pieces would stand, chips where things are paid or gained. */
export function previewOf(play: Play, seat: Seat, told: readonly GameEvent[]): Preview {
  const player = playerAt(play, seat)
  const color = colorOf(player)
  const way: PlaceName[] = []
  const ghosts = new Map<string, Ghost>()
  const chips = new Map<PlaceName, ChipPart[]>()
  const sums = { coins: player.coins, potions: player.potions, vp: pointsOf(player), students: player.supply }
  let here: PlaceName | undefined
  const walk = (from: PlaceName, to: PlaceName, piece: Ghost['piece']): void => {
    if (way.at(-1) !== from) way.push(from)
    way.push(to)
    ghosts.set(piece, { piece, color, at: to })
    here = to
  }
  for (const event of told as readonly NewtonEvent[]) {
    if (event.seat !== undefined && event.seat !== seat) break
    switch (event.type) {
      case 'travelled':
      case 'moved-to-village':
        walk(mapPlace(event.from), mapPlace(event.to), 'scientist')
        break
      case 'student-moved':
        walk(`tech:${event.from}`, `tech:${event.to}`, 'student')
        break
      case 'worked':
        walk(`work:${event.from}`, `work:${event.to}`, 'marker')
        break
      case 'cube-placed':
        here = mapPlace(event.place)
        ghosts.set(`cube ${event.place}`, { piece: 'cube', color, at: here })
        break
      case 'tile-shelved':
        here = `cell:${event.cell}`
        ghosts.set(`tile ${event.cell}`, { piece: 'tile', color, at: here })
        break
      case 'coins':
      case 'potions':
      case 'vp':
      case 'students': {
        sums[event.type] += event.amount
        const icon = amountIcons[event.type]
        if (here !== undefined && icon !== undefined) addToChips(chips, here, event.amount, icon)
        break
      }
      default:
        break
    }
  }
  const chipList: readonly Chip[] = [...chips].map(([at, parts]) => ({ at, parts }))
  return { way, ghosts: [...ghosts.values()], chips: chipList, counters: sums }
}
