import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import { questionFor } from '../../kernel/play.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { type PlanMessages, usePlanMessages } from '../messages/plan/messages.ts'
import type { Marks } from '../plates/targets.ts'
import type { TableSession } from '../session/session.ts'
import { CopyTable } from '../table/CopyTable.tsx'
import type { OpenedTable } from '../table/use-session.ts'
import { useTurnCall } from '../table/use-turn-call.ts'
import type { PlanReading } from './laid-plan.ts'
import { PlanHeader } from './PlanHeader.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import './plan.css'
import { planSession } from './plan-session.ts'
import { numberOf, type Planning, type PlanningState } from './planning.ts'
import { RealTableCard } from './RealTableCard.tsx'
import { StopSheet } from './StopSheet.tsx'
import { withSteps } from './step-marks.ts'
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
  const state = useSyncExternalStore(planning.subscribe, planning.get)
  const found = useThreats(state)
  useTurnCall(state.real, realQuestion(state, reading))
  const marked = useCallback(
    (marks: Marks) => withSteps(marks, board, state.laid.steps, step => numberOf(state, step)),
    [board, state],
  )
  const { seats } = state.real
  const who = useCallback((one: Seat) => seats[one]?.name ?? String(one + 1), [seats])
  const sheet = (
    <PlanSheet planning={planning} state={state} found={found} reading={reading} board={board} who={who} say={say} />
  )
  return (
    <CopyTable
      session={session}
      board={board}
      header={onOpenSeat => <PlanHeader {...{ state, board, who, say, sheet, onOpenSeat }} />}
      card={<RealTableCard state={state} who={who} say={say} onBack={onBack} />}
      stopped={taking => <StopSheet halt={state.laid.halt} say={say} taking={taking} />}
      sheet={sheet}
      marked={marked}
    />
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
