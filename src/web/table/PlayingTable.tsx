import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { BoardProps } from '../boards/board.ts'
import { Explaining, type Reading } from '../explain/Explaining.tsx'
import { useLegend } from '../explain/use-legend.ts'
import { mayHavePlans } from '../plan/device-plans.ts'
import type { TableSnapshot } from '../session/session.ts'
import { Announcer } from './Announcer.tsx'
import { BoardsBeside } from './BoardsBeside.tsx'
import { LogDrawer } from './LogDrawer.tsx'
import { Moving } from './Moving.tsx'
import { Notices } from './Notices.tsx'
import { Outline } from './Outline.tsx'
import { QuestionPlace } from './QuestionPlace.tsx'
import { RecapStrip } from './RecapStrip.tsx'
import { SeatDialog } from './SeatDialog.tsx'
import { SheetGrip } from './SheetGrip.tsx'
import { TableHeader } from './TableHeader.tsx'
import './table-page.css'
import { lookOf, useBoardProps } from './use-board-props.ts'
import { useGestures } from './use-gestures.ts'
import { useNotes } from './use-notes.ts'
import { type Playing, usePlaying } from './use-playing.ts'
import { useLargeWindow, useRoom, useRoomBeside } from './use-room.ts'
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
  const [reading, read] = useState<Reading>()
  const surfaces = useGestures(playing, read)
  useTurnCall(snapshot.game.title, asking?.title)
  useTargetInView(asking?.id, answering.held?.piece, lookOf(playing))
  const [recap, setRecap] = useState<number>()
  const [visited, visit] = useState<Seat>()
  const [asText, setAsText] = useState(false)
  const legend = useLegend()
  const beside = useRoomBeside(asText || snapshot.seats.length < 2 ? undefined : board?.least)
  const boardProps = useBoardProps(playing, recap === undefined ? undefined : since[recap], read)
  if (boardProps === undefined) return null
  const { play } = boardProps
  return (
    <div
      className="table-page"
      ref={surfaces.page}
      data-beside={beside?.where}
      style={beside && { '--beside': `${beside.extent}px` }}
    >
      <TableHeader
        snapshot={snapshot}
        board={board}
        session={opened.session}
        since={since.length}
        recapOpen={recap !== undefined}
        onRecap={() => setRecap(recap === undefined ? 0 : undefined)}
        asText={asText}
        onAsText={() => setAsText(!asText)}
        onLegend={() => legend.setOpen(true)}
        onPlan={onPlan}
        coach={playing.coach}
      />
      <main className="table-main" ref={surfaces.table}>
        {board === undefined || asText ? <Outline play={play} who={who} /> : <board.Table {...boardProps} />}
        <Recap playing={playing} at={recap} onStep={setRecap} />
      </main>
      <Rail
        playing={playing}
        boardProps={boardProps}
        othersOpen={beside !== undefined}
        onOpenSeat={visit}
        onRecap={() => setRecap(0)}
        onSeeResult={onSeeResult}
        plans={<PlansAtTable opened={opened} table={snapshot.id} seat={boardProps.seat} onPlan={onPlan} />}
      />
      {beside !== undefined && board !== undefined && (
        <BoardsBeside snapshot={snapshot} board={board} table={boardProps} onOpenSeat={visit} onRead={read} />
      )}
      <Moving playing={playing} surfaces={surfaces} />
      <Announcer asking={asking} snapshot={snapshot} who={who} />
      {visited !== undefined && (
        <SeatDialog seat={visited} board={board} table={boardProps} onRead={read} onClose={() => visit(undefined)} />
      )}
      <Explaining
        board={board}
        table={boardProps}
        resting={surfaces.resting}
        reading={reading}
        legend={legend}
        onClose={() => read(undefined)}
      />
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

/** Beside the board: the question first, then the others, and what happened. */
function Rail({
  playing,
  boardProps,
  othersOpen,
  onOpenSeat,
  onRecap,
  onSeeResult,
  plans,
}: {
  playing: Playing
  boardProps: BoardProps
  /** The others stand open beside the table. */
  othersOpen: boolean
  onOpenSeat: (seat: Seat) => void
  onRecap: () => void
  onSeeResult: () => void
  /** What the viewer's plans say at the table. */
  plans: ReactNode
}) {
  const { snapshot, board, commands, who, episodes } = playing
  const isLarge = useLargeWindow()
  const [chosen, openLog] = useState<boolean>()
  const logOpen = chosen ?? isLarge
  const notes = useNotes(snapshot)
  return (
    <aside className="table-rail" data-log-open={logOpen ? '' : undefined}>
      <SheetGrip />
      <Notices snapshot={snapshot} commands={commands} who={who} />
      {plans}
      <QuestionPlace playing={playing} play={boardProps.play} onRecap={onRecap} onSeeResult={onSeeResult} />
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
