import { type ReactNode, useMemo } from 'react'
import type { Play, Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { HintButton } from '../hint/HintButton.tsx'
import { HintSheet } from '../hint/HintSheet.tsx'
import type { Marks } from '../plates/targets.ts'
import { QuestionSheet } from '../question/QuestionSheet.tsx'
import type { TableSession } from '../session/session.ts'
import { BoardsBeside } from './BoardsBeside.tsx'
import './carried.css'
import { Moving } from './Moving.tsx'
import { Outline } from './Outline.tsx'
import { OverTable } from './OverTable.tsx'
import { STRIP, under } from './room-beside.ts'
import { SheetGrip } from './SheetGrip.tsx'
import { TakeBack } from './TakeBack.tsx'
import './table-page.css'
import { useBoardProps } from './use-board-props.ts'
import { useGestures } from './use-gestures.ts'
import { useNotes } from './use-notes.ts'
import { useOpenedOver } from './use-opened-over.ts'
import { type Playing, usePlaying } from './use-playing.ts'
import { pageBeside, useRoom, useRoomBeside } from './use-room.ts'
import { useSnapshot } from './use-session.ts'

interface CopyTableProps {
  readonly session: TableSession
  readonly board: Board | undefined
  /** From there a seat’s board can be opened. */
  readonly header: (onOpenSeat: (seat: Seat) => void) => ReactNode
  /** Between the header and the board. */
  readonly above?: ReactNode
  /** Above the question. */
  readonly card?: ReactNode
  /** Between the question and its answers. */
  readonly aid?: ReactNode
  /** A bot may be asked what it would do. */
  readonly hints?: boolean
  /** In place of the question where nothing is asked, with what takes answers back. */
  readonly stopped: (taking: ReactNode) => ReactNode
  /** Below the question; where there is no room for it, the header opens it. */
  readonly sheet: ReactNode
  /** What else is marked on the board. */
  readonly marked?: (marks: Marks) => Marks
}

/** A copy of a table on which somebody plays on, beside what it is for. */
export function CopyTable({
  session,
  board,
  header,
  above,
  card,
  aid,
  hints = false,
  stopped,
  sheet,
  marked = marks => marks,
}: CopyTableProps) {
  useRoom()
  const snapshot = useSnapshot(session)
  const playing = usePlaying(
    snapshot,
    useMemo(() => ({ session, board }), [session, board]),
  )
  const { who } = playing
  const over = useOpenedOver()
  const surfaces = useGestures(playing, over.read)
  const beside = useRoomBeside(board && under(above === undefined ? 0 : STRIP, board.least), snapshot.seats.length)
  const notes = useNotes(snapshot)
  const props = useBoardProps(playing, undefined, over.read)
  if (props === undefined) return null
  const { play } = props
  const boardProps = { ...props, marks: marked(props.marks) }
  const others = { notes, asked: snapshot.asked, onOpenSeat: over.visit }
  return (
    <div className="table-page plan-page" ref={surfaces.page} {...pageBeside(beside)}>
      {header(over.visit)}
      <main className="table-main" ref={surfaces.table}>
        {above}
        {board === undefined ? <Outline play={play} who={who} /> : <board.Table {...boardProps} />}
      </main>
      <aside className="table-rail">
        <SheetGrip />
        {card}
        <CopyQuestion {...{ playing, play, aid, hints, stopped }} />
        <div className="plan-place">{sheet}</div>
        {board !== undefined && <board.Rail {...boardProps} {...others} othersOpen={beside !== undefined} />}
      </aside>
      {beside !== undefined && board !== undefined && (
        <BoardsBeside board={board} table={boardProps} {...others} onRead={over.read} />
      )}
      <Moving playing={playing} surfaces={surfaces} />
      <OverTable opened={over} board={board} table={boardProps} resting={surfaces.resting} />
    </div>
  )
}

/** What is asked on the copy, or what stands in its place. */
function CopyQuestion({
  playing,
  play,
  aid,
  hints = false,
  stopped,
}: Pick<CopyTableProps, 'aid' | 'hints' | 'stopped'> & { playing: Playing; play: Play }) {
  const { snapshot, board, asking, answering, hinting, who, spoken } = playing
  const taking = <TakeBack snapshot={snapshot} commands={playing.commands} />
  if (asking === undefined) return stopped(taking)
  return (
    <QuestionSheet
      {...{ asking, answering, play, board, who, spoken }}
      lesson={aid !== undefined}
      aid={
        <>
          {aid}
          {hints && <HintSheet hinting={hinting} answering={answering} seat={snapshot.seat} board={board} />}
        </>
      }
      taking={
        <>
          {taking}
          {hints && <HintButton hinting={hinting} />}
        </>
      }
    />
  )
}
