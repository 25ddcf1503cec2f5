import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { useRoomOf } from '../boards/use-table-form.ts'
import { useSpeech } from '../messages/messages.ts'
import { noMarks, type PlaceName } from '../plates/targets.ts'
import { Outline } from '../table/Outline.tsx'
import type { WatchedBoards, WatchedTable } from './watched-boards.ts'

/** The room that the table is drawn for, whatever the size at which it is shown. */
const STAGE = { width: 1180, height: 820 }

const pointing = { name: (place: PlaceName) => place }

/** The table itself, drawn small by its own plates, as it is played. It only shows: the link beside it leads there. */
export function SmallBoard({
  id,
  boards,
  label,
  picture,
}: {
  id: string
  boards: WatchedBoards
  label: string
  /** Stands there until the table is known. */
  picture: ReactNode
}) {
  const { language } = useSpeech()
  const [table, show] = useState<WatchedTable>()
  const [board, setBoard] = useState<Board>()
  const frame = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0.3)
  useRoomOf(frame, ({ width }) => setScale(width / STAGE.width))
  useEffect(() => boards.watch(id, show), [boards, id])
  const game = table?.view.game
  useEffect(() => {
    if (game !== undefined) void loadBoard(game).then(setBoard)
  }, [game])
  const seats = table?.view.seats
  const who = useCallback(
    (seat: Seat) => {
      const one = seats?.[seat]
      return one?.kind === 'person' ? one.name : String(seat + 1)
    },
    [seats],
  )
  return (
    <div
      className="small-board"
      ref={frame}
      role="img"
      aria-label={label}
      data-live={table === undefined ? undefined : ''}
    >
      {table === undefined && picture}
      {table !== undefined && (
        <div
          className="small-board-stage"
          inert
          aria-hidden="true"
          style={{ width: STAGE.width, height: STAGE.height, transform: `scale(${scale})` }}
        >
          {board === undefined ? (
            <Outline play={table.play} who={who} />
          ) : (
            <board.Table
              play={table.play}
              pack={table.view.arrangement.pack ?? table.play.game.pack}
              language={language}
              seat={table.view.asked[0] ?? 0}
              own={false}
              who={who}
              marks={noMarks}
              pointing={pointing}
              question=""
            />
          )}
        </div>
      )}
    </div>
  )
}
