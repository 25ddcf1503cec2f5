import type { Player } from '../../../games/almamater/state.ts'
import { SeatBadge } from '../../plates/pieces/MarkerDisc.tsx'
import type { TableInput } from './table-input.ts'

/** The players who have one of a stack already. */
export const Owners = ({ table, has }: { table: TableInput; has: (player: Player) => boolean }) => (
  <span className="card-owners">
    {table.play.state.players.filter(has).map(({ color }) => (
      <SeatBadge key={color} color={color} size={0.9} />
    ))}
  </span>
)
