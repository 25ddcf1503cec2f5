import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { Board, BoardProps } from '../boards/board.ts'
import { mayHavePlans } from '../plan/device-plans.ts'
import type { TableSnapshot } from '../session/session.ts'
import { Announcer } from './Announcer.tsx'
import { BoardsBeside } from './BoardsBeside.tsx'
import { LogDrawer } from './LogDrawer.tsx'
import { Moving } from './Moving.tsx'
import { Notices } from './Notices.tsx'
import { Outline } from './Outline.tsx'
import { OverTable } from './OverTable.tsx'
import { QuestionPlace } from './QuestionPlace.tsx'
import { RecapStrip } from './RecapStrip.tsx'
import { SheetGrip } from './SheetGrip.tsx'
import type { ShowBoard, ShownBoard } from './shown-board.ts'
import { TableHeader } from './TableHeader.tsx'
import './table-page.css'
import { lookOf, useBoardProps } from './use-board-props.ts'
import { useGestures } from './use-gestures.ts'
import { useNotes } from './use-notes.ts'
import { useOpenedOver } from './use-opened-over.ts'
import { type Playing, usePlaying } from './use-playing.ts'
import { pageBeside, useLargeWindow, useRoom, useRoomBeside } from './use-room.ts'
import type { OpenedTable } from './use-session.ts'
import { useTargetInView } from './use-target-in-view.ts'
import { useTurnCall } from './use-turn-call.ts'
import './carried.css'

const PlanOffer = lazy(async () => ({ default: (await import('../plan/PlanOffer.tsx')).PlanOffer }))

/** The table while its game is played: board, own things, others and the open question together. */
export function PlayingTable({
  snapshot,
  opened,
  onSeeResult,
  onPlan,
}: {
  snapshot: TableSnapshot
  opened: OpenedTable
  onSeeResult: () => void
  /** Opens the viewer's own copy of the table; undefined for who has no seat. */
  onPlan: (() => void) | undefined
}) {
  useRoom()
  const playing = usePlaying(snapshot, opened)
  const { board, asking, answering, since, who } = playing
  const over = useOpenedOver()
  const surfaces = useGestures(playing, over.read)
  useTurnCall(snapshot, asking?.title)
  useTargetInView(asking?.id, answering.held?.piece, lookOf(playing))
  const [recap, setRecap] = useState<number>()
  const [asText, setAsText] = useState(false)
  const [shown, show] = useState<ShownBoard>()
  const notes = useNotes(snapshot)
  const beside = useRoomBeside(asText ? undefined : board?.least, snapshot.seats.length)
  const boardProps = useBoardProps(playing, recap === undefined ? undefined : since[recap], over.read)
  if (boardProps === undefined) return null
  return (
    <div className="table-page" ref={surfaces.page} {...pageBeside(beside)}>
      <TableHeader
        snapshot={snapshot}
        board={board}
        session={opened.session}
        since={since.length}
        recapOpen={recap !== undefined}
        onRecap={() => setRecap(recap === undefined ? 0 : undefined)}
        asText={asText}
        onAsText={() => setAsText(!asText)}
        onLegend={() => over.legend.setOpen(true)}
        onPlan={onPlan}
        coach={playing.coach}
      />
      <main className="table-main" ref={surfaces.table}>
        <Drawn board={asText ? undefined : board} boardProps={{ ...boardProps, ...shown }} />
        <Recap playing={playing} at={recap} onStep={setRecap} />
      </main>
      <Rail
        playing={playing}
        boardProps={{ ...boardProps, ...shown }}
        notes={notes}
        othersOpen={beside !== undefined}
        onOpenSeat={over.visit}
        onRecap={() => setRecap(0)}
        onShow={show}
        onSeeResult={onSeeResult}
        plans={<PlansAtTable opened={opened} table={snapshot.id} seat={boardProps.seat} onPlan={onPlan} />}
      />
      {beside !== undefined && board !== undefined && (
        <BoardsBeside
          board={board}
          table={boardProps}
          notes={notes}
          asked={snapshot.asked}
          onOpenSeat={over.visit}
          onRead={over.read}
        />
      )}
      <Moving playing={playing} surfaces={surfaces} />
      <Announcer asking={asking} snapshot={snapshot} who={who} />
      <OverTable opened={over} board={board} table={boardProps} resting={surfaces.resting} />
    </div>
  )
}

/** What happened since the viewer's last turn, if they want to see it again. */
function Recap({
  playing: { snapshot, board, since, who },
  at,
  onStep,
}: {
  playing: Playing
  at: number | undefined
  onStep: (at: number | undefined) => void
}) {
  if (at === undefined || since.length === 0) return null
  return (
    <RecapStrip
      episodes={since}
      at={Math.min(at, since.length - 1)}
      onStep={onStep}
      onClose={() => onStep(undefined)}
      snapshot={snapshot}
      board={board}
      who={who}
    />
  )
}

/** What the viewer's plans say at the table, if there may be any. */
function PlansAtTable({
  opened: { session, board },
  table,
  seat,
  onPlan,
}: {
  opened: OpenedTable
  table: string
  seat: Seat
  onPlan: (() => void) | undefined
}) {
  if (onPlan === undefined || !mayHavePlans(table)) return null
  return (
    <Suspense>
      <PlanOffer session={session} seat={seat} board={board} onPlan={onPlan} />
    </Suspense>
  )
}

/** The board as it is drawn, or the table in words. */
const Drawn = ({ board, boardProps }: { board: Board | undefined; boardProps: BoardProps }) =>
  board === undefined ? <Outline play={boardProps.play} who={boardProps.who} /> : <board.Table {...boardProps} />

/** Beside the board: the question first, then the others, and what happened. */
function Rail({
  playing,
  boardProps,
  notes,
  othersOpen,
  onOpenSeat,
  onRecap,
  onShow,
  onSeeResult,
  plans,
}: {
  playing: Playing
  boardProps: BoardProps
  notes: readonly string[]
  /** The others stand open beside the table. */
  othersOpen: boolean
  onOpenSeat: (seat: Seat) => void
  onRecap: () => void
  onShow: ShowBoard
  onSeeResult: () => void
  /** What the viewer's plans say at the table. */
  plans: ReactNode
}) {
  const { snapshot, board, commands, who, episodes } = playing
  const isLarge = useLargeWindow()
  const [chosen, openLog] = useState<boolean>()
  const logOpen = chosen ?? isLarge
  return (
    <aside className="table-rail" data-log-open={logOpen ? '' : undefined}>
      <SheetGrip />
      <Notices snapshot={snapshot} commands={commands} who={who} />
      {plans}
      <QuestionPlace
        playing={playing}
        play={boardProps.play}
        onRecap={onRecap}
        onShow={onShow}
        onSeeResult={onSeeResult}
      />
      {board !== undefined && (
        <board.Rail
          {...boardProps}
          notes={notes}
          asked={snapshot.asked}
          onOpenSeat={onOpenSeat}
          othersOpen={othersOpen}
        />
      )}
      <LogDrawer
        snapshot={snapshot}
        episodes={episodes}
        board={board}
        who={who}
        commands={commands}
        open={logOpen}
        onOpen={openLog}
      />
    </aside>
  )
}
