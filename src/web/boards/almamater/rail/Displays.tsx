import { SeatBadge } from '../../../plates/pieces/MarkerDisc.tsx'
import { colorOfMarker, type TableInput } from '../table-input.ts'
import { Shop } from './OtherUniversity.tsx'

/** The displays of all others, where the strips of the players have no room for them. */
export function Displays({ table }: { table: TableInput }) {
  const { play, seat } = table
  return (
    <div className="am-displays">
      {play.state.layout.colors.map(
        (color, marker) =>
          marker !== seat && (
            <div key={color} className="am-display">
              <SeatBadge color={colorOfMarker(play, marker)} size={1.3} />
              <Shop table={table} marker={marker} />
            </div>
          ),
      )}
    </div>
  )
}
