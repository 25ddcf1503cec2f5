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
  const drawn: Drawn = { way: [], ghosts: new Map(), here: undefined }
  const chips = new Map<PlaceName, ChipPart[]>()
  const counters = { ip: pointsOf(player), influence: player.influence, scholars: player.scholars }
  for (const event of told as readonly InventionsEvent[]) {
    if (event.type === 'turn-ended' || (event.seat !== undefined && event.seat !== seat)) break
    draw(drawn, color, event)
    const { here } = drawn
    const icon = amountIcons[event.type]
    if (icon !== undefined && 'amount' in event && here !== undefined) addToChips(chips, here, event.amount, icon)
    if (event.type === 'ip' || event.type === 'influence' || event.type === 'scholars')
      counters[event.type] += event.amount
  }
  const chipList: readonly Chip[] = [...chips].map(([at, parts]) => ({ at, parts }))
  return { way: drawn.way, ghosts: [...drawn.ghosts.values()], chips: chipList, counters }
}

interface Drawn {
  readonly way: PlaceName[]
  readonly ghosts: Map<PlaceName, Ghost>
  /** Where what is paid and gained next is shown. */
  here: PlaceName | undefined
}

function draw(drawn: Drawn, color: Ghost['color'], event: InventionsEvent): void {
  switch (event.type) {
    case 'pillar-placed':
      stand(drawn, color, `action:${event.action}`)
      break
    case 'settled':
    case 'presented':
      drawn.here = `display:${event.region}`
      break
    case 'invented':
      stand(drawn, color, `inventor:${event.card}`, `card:${event.card}`)
      break
    case 'innovated':
      stand(drawn, color, `innovator:${event.card}`, `card:${event.card}`)
      break
    case 'shared':
    case 'token-placed':
    case 'called-home':
      drawn.here = `region:${event.region}`
      break
    case 'citizens-placed':
      stand(drawn, color, `region:${event.region}`)
      break
    case 'travelled':
      drawn.way.push(`region:${event.from}`, `region:${event.to}`)
      stand(drawn, color, `region:${event.to}`)
      break
    case 'milestone-taken':
      drawn.here = `milestone:${event.milestone}`
      break
    case 'diplomat-sent':
    case 'diplomat-home':
      drawn.here = `milestone:${event.milestone}`
      break
    case 'built':
      drawn.here = `hex:${event.hex}`
      drawn.ghosts.set(drawn.here, { piece: 'tile', color, at: drawn.here, id: event.tile })
      break
    default:
      break
  }
}

function stand(drawn: Drawn, color: Ghost['color'], at: PlaceName, chipAt: PlaceName = at): void {
  drawn.ghosts.set(at, { piece: 'student', color, at })
  drawn.here = chipAt
}
