import type { InventionsEvent } from '../../../games/inventions/events.ts'
import { type Play, playerAt, pointsOf } from '../../../games/inventions/state.ts'
import type { GameEvent, Seat } from '../../../kernel/contract.ts'
import type { IconName } from '../../plates/icons/icons.ts'
import { addToChips } from '../../plates/marks/chip-parts.ts'
import type { Chip, ChipPart, Ghost, PlaceName, Preview } from '../../plates/targets.ts'
import { colorOf } from './table-input.ts'

/** Amounts that a chip or an option shows, by the type of their events. */
export const amountIcons: Readonly<Record<string, IconName>> = {
  ip: 'vp',
  influence: 'influence',
  scholars: 'cap',
  specialists: 'pawn',
  'called-home': 'home',
  refreshed: 'income',
  paid: 'pawn',
  'citizens-placed': 'citizen',
}

/** What events would do, drawn: who would stand where, the way of a citizen, chips where things are paid or gained. */
export function previewOf(play: Play, seat: Seat, told: readonly GameEvent[]): Preview {
  const player = playerAt(play, seat)
  const color = colorOf(play.state, seat) ?? 'red'
  const way: PlaceName[] = []
  const ghosts = new Map<PlaceName, Ghost>()
  const chips = new Map<PlaceName, ChipPart[]>()
  const counters = { ip: pointsOf(player), influence: player.influence, scholars: player.scholars }
  let here: PlaceName | undefined
  const stand = (at: PlaceName, chipAt: PlaceName = at): void => {
    ghosts.set(at, { piece: 'student', color, at })
    here = chipAt
  }
  for (const event of told as readonly InventionsEvent[]) {
    if (event.type === 'turn-ended' || (event.seat !== undefined && event.seat !== seat)) break
    switch (event.type) {
      case 'pillar-placed':
        stand(`action:${event.action}`)
        break
      case 'settled':
      case 'presented':
        here = `display:${event.region}`
        break
      case 'invented':
        stand(`inventor:${event.card}`, `card:${event.card}`)
        break
      case 'innovated':
        stand(`innovator:${event.card}`, `card:${event.card}`)
        break
      case 'shared':
      case 'token-placed':
      case 'called-home':
        here = `region:${event.region}`
        break
      case 'citizens-placed':
        stand(`region:${event.region}`)
        break
      case 'travelled':
        way.push(`region:${event.from}`, `region:${event.to}`)
        stand(`region:${event.to}`)
        break
      case 'milestone-taken':
        here = `milestone:${event.milestone}`
        break
      case 'diplomat-sent':
      case 'diplomat-home':
        here = `milestone:${event.milestone}`
        break
      case 'built':
        here = `hex:${event.hex}`
        ghosts.set(here, { piece: 'tile', color, at: here, id: event.tile })
        break
      default:
        break
    }
    const icon = amountIcons[event.type]
    if (icon !== undefined && 'amount' in event && here !== undefined) addToChips(chips, here, event.amount, icon)
    if (event.type === 'ip' || event.type === 'influence' || event.type === 'scholars')
      counters[event.type] += event.amount
  }
  const chipList: readonly Chip[] = [...chips].map(([at, parts]) => ({ at, parts }))
  return { way, ghosts: [...ghosts.values()], chips: chipList, counters }
}
