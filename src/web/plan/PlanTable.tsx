import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { Explaining, type Reading } from '../explain/Explaining.tsx'
import { useLegend } from '../explain/use-legend.ts'
import { useSpeech } from '../messages/messages.ts'
import { type PlanMessages, usePlanMessages } from '../messages/plan/messages.ts'
import { QuestionSheet } from '../question/QuestionSheet.tsx'
import type { TableSession } from '../session/session.ts'
import { Moving } from '../table/Moving.tsx'
import { Outline } from '../table/Outline.tsx'
import { SeatDialog } from '../table/SeatDialog.tsx'
import { SheetGrip } from '../table/SheetGrip.tsx'
import { TakeBack } from '../table/TakeBack.tsx'
import '../table/table-page.css'
import '../table/carried.css'
import { useBoardProps } from '../table/use-board-props.ts'
import { useGestures } from '../table/use-gestures.ts'
import { useNotes } from '../table/use-notes.ts'
import { usePlaying } from '../table/use-playing.ts'
import { useRoom } from '../table/use-room.ts'
import { type OpenedTable, useSnapshot } from '../table/use-session.ts'
import { PlanHeader } from './PlanHeader.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import './plan.css'
import { planSession } from './plan-session.ts'
import { openPlanning, type Planning } from './planning.ts'
import { RealTableCard } from './RealTableCard.tsx'
import { StopSheet } from './StopSheet.tsx'

/** A seat's own copy of the table, to think on. */
export function PlanTable({ opened, seat, onBack }: { opened: OpenedTable; seat: Seat; onBack: () => void }) {
  const { language } = useSpeech()
  const say = usePlanMessages(language)
  const { session: table, board } = opened
  const [made, make] = useState<{ readonly planning: Planning; readonly session: TableSession }>()
  useEffect(() => {
    const journeys = board?.journeys.map(({ verb }) => verb) ?? []
    const planning = openPlanning(table, { seat, language, journeys })
    make({ planning, session: planSession(planning) })
    return planning.close
  }, [table, board, seat, language])
  if (say === undefined || made === undefined) return null
  return <Copy planning={made.planning} session={made.session} board={board} say={say} onBack={onBack} />
}

function Copy({
  planning,
  session,
  board,
  say,
  onBack,
}: {
  planning: Planning
  session: TableSession
  board: Board | undefined
  say: PlanMessages
  onBack: () => void
}) {
  useRoom()
  const state = useSyncExternalStore(planning.subscribe, planning.get)
  const snapshot = useSnapshot(session)
  const playing = usePlaying(
    snapshot,
    useMemo(() => ({ session, board }), [session, board]),
  )
  const { asking, answering, who, spoken } = playing
  const [reading, read] = useState<Reading>()
  const [visited, visit] = useState<Seat>()
  const surfaces = useGestures(playing, read)
  const legend = useLegend()
  const notes = useNotes(snapshot)
  const boardProps = useBoardProps(playing, undefined, read)
  if (boardProps === undefined) return null
  const { play } = boardProps
  const taking = <TakeBack snapshot={snapshot} commands={session.commands} />
  const sheet = <PlanSheet planning={planning} state={state} board={board} who={who} say={say} />
  return (
    <div className="table-page plan-page" ref={surfaces.page}>
      <PlanHeader state={state} say={say} sheet={sheet} />
      <main className="table-main" ref={surfaces.table}>
        {board === undefined ? <Outline play={play} who={who} /> : <board.Table {...boardProps} />}
      </main>
      <aside className="table-rail">
        <SheetGrip />
        <RealTableCard state={state} who={who} say={say} onBack={onBack} />
        {asking === undefined ? (
          <StopSheet halt={state.laid.halt} say={say} taking={taking} />
        ) : (
          <QuestionSheet
            asking={asking}
            answering={answering}
            play={play}
            board={board}
            who={who}
            spoken={spoken}
            lesson={false}
            taking={taking}
          />
        )}
        <div className="plan-place">{sheet}</div>
        {board !== undefined && (
          <board.Rail {...boardProps} notes={notes} asked={snapshot.asked} onOpenSeat={visit} othersOpen={false} />
        )}
      </aside>
      <Moving playing={playing} surfaces={surfaces} />
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
