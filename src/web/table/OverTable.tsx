import type { Board, BoardProps } from '../boards/board.ts'
import { Explaining } from '../explain/Explaining.tsx'
import type { Shown } from '../explain/thing-at.ts'
import { SeatDialog } from './SeatDialog.tsx'
import type { OpenedOver } from './use-opened-over.ts'

/** What opens over a table: the board of another player, what a thing is, and what the icons mean. */
export function OverTable({
  opened: { visited, visit, reading, read, legend },
  board,
  table,
  resting,
}: {
  opened: OpenedOver
  board: Board | undefined
  /** The table as it is shown to the viewer. */
  table: BoardProps
  resting: Shown | undefined
}) {
  return (
    <>
      {visited !== undefined && (
        <SeatDialog seat={visited} board={board} table={table} onRead={read} onClose={() => visit(undefined)} />
      )}
      <Explaining
        board={board}
        table={table}
        resting={resting}
        reading={reading}
        legend={legend}
        onClose={() => read(undefined)}
      />
    </>
  )
}
