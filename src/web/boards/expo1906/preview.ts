import type { ExpoEvent } from '../../../games/expo1906/events.ts'
import { type Play, playerAt, prestigeOf } from '../../../games/expo1906/state.ts'
import type { GameEvent, Seat } from '../../../kernel/contract.ts'
import type { IconName } from '../../plates/icons/icons.ts'
import type { Ghost, PlaceName, Preview } from '../../plates/targets.ts'
import { colorOfSeat } from './table-input.ts'

/** Amounts that a chip or an option shows, by the type of their events. */
export const amountIcons: Readonly<Record<string, IconName>> = { money: 'coin', vp: 'vp' }

/** What events would do, drawn: ways of tokens, tiles where they would lie, what is paid, and points where they are won. */
export function previewOf(play: Play, seat: Seat, told: readonly GameEvent[]): Preview {
  const player = playerAt(play, seat)
  const color = colorOfSeat(play, seat)
  const way: PlaceName[] = []
  const ghosts: Ghost[] = []
  const leaving: PlaceName[] = []
  const points = new Map<PlaceName, number>()
  const counters = { money: player.money, vp: prestigeOf(player) }
  for (const event of told as readonly ExpoEvent[]) {
    if (event.seat !== undefined && event.seat !== seat) break
    switch (event.type) {
      case 'token-moved':
        way.push(`space:${event.from}`, `space:${event.to}`)
        ghosts.push({ piece: 'marker', color, at: `space:${event.to}` })
        break
      case 'tile-moved':
        leaving.push(`tile:${event.tile}`)
        ghosts.push(ghostTile(event, color))
        break
      case 'tile-placed':
      case 'handicap-placed':
        ghosts.push(ghostTile(event, color))
        break
      case 'tile-removed':
        leaving.push(`tile:${event.tile}`)
        break
      case 'scrap-removed':
        leaving.push(`cell:${event.row}-${event.col}`)
        break
      case 'money':
        counters.money += event.amount
        break
      case 'vp': {
        counters.vp += event.amount
        const at = `tile:${event.because}`
        points.set(at, (points.get(at) ?? 0) + event.amount)
        break
      }
      default:
        break
    }
  }
  const chips = [...points].map(([at, change]) => ({ at, parts: [{ change, icon: 'vp' as const }] }))
  return { way, ghosts, leaving, chips, counters }
}

const ghostTile = (
  { tile, row, col, rotation }: { tile: string; row: number; col: number; rotation: number },
  color: Ghost['color'],
): Ghost => ({ piece: 'tile', color, at: `cell:${row}-${col}`, id: tile, turn: rotation })
