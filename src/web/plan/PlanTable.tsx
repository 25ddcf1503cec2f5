import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
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
import { useTurnCall } from '../table/use-turn-call.ts'
import type { PlanReading } from './laid-plan.ts'
import { PlanHeader } from './PlanHeader.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import './plan.css'
import { planSession } from './plan-session.ts'
import type { Planning, PlanningState } from './planning.ts'
import { RealTableCard } from './RealTableCard.tsx'
import { StopSheet } from './StopSheet.tsx'
import { usePlanning } from './use-planning.ts'
import { useReading } from './use-reading.ts'
import { useThreats } from './use-threats.ts'

/** A seat's own copy of the table, to think on. */
export function PlanTable({ opened, seat, onBack }: { opened: OpenedTable; seat: Seat; onBack: () => void }) {
  const { language } = useSpeech()
  const say = usePlanMessages(language)
  const { session: table, board } = opened
  const reading = useReading(seat, board)
  const planning = usePlanning(table, reading)
  const session = useMemo(() => planning && planSession(planning), [planning])
  if (say === undefined || planning === undefined || session === undefined) return null
  return <Copy planning={planning} session={session} reading={reading} board={board} say={say} onBack={onBack} />
}

function Copy({
  planning,
  session,
  reading,
  board,
  say,
  onBack,
}: {
  planning: Planning
  session: TableSession
  reading: PlanReading
  board: Board | undefined
  say: PlanMessages
  onBack: () => void
}) {
  useRoom()
  const state = useSyncExternalStore(planning.subscribe, planning.get)
  const snapshot = useSnapshot(session)
  const found = useThreats(state)
  useTurnCall(state.real.game.title, realQuestion(state, reading))
  const playing = usePlaying(
    snapshot,
    useMemo(() => ({ session, board }), [session, board]),
  )
  const { asking, answering, who, spoken } = playing
  const [explained, explain] = useState<Reading>()
  const [visited, visit] = useState<Seat>()
  const surfaces = useGestures(playing, explain)
  const legend = useLegend()
  const notes = useNotes(snapshot)
  const boardProps = useBoardProps(playing, undefined, explain)
  if (boardProps === undefined) return null
  const { play } = boardProps
  const taking = <TakeBack snapshot={snapshot} commands={session.commands} />
  const sheet = (
    <PlanSheet planning={planning} state={state} found={found} reading={reading} board={board} who={who} say={say} />
  )
  return (
    <div className="table-page plan-page" ref={surfaces.page}>
      <PlanHeader state={state} board={board} who={who} say={say} sheet={sheet} onOpenSeat={visit} />
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
        <SeatDialog seat={visited} board={board} table={boardProps} onRead={explain} onClose={() => visit(undefined)} />
      )}
      <Explaining
        board={board}
        table={boardProps}
        resting={surfaces.resting}
        reading={explained}
        legend={legend}
        onClose={() => explain(undefined)}
      />
    </div>
  )
}

/** What the real table asks of the seat, in words. */
function realQuestion(
  { real: { play }, current: { seat } }: PlanningState,
  { language }: PlanReading,
): string | undefined {
  const question = play && questionFor(play, seat)
  return question && play?.game.words[language].question(play, question.frame, seat).title
}
