import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import { type PlanMessages, usePlanMessages } from '../messages/plan/messages.ts'
import type { TableSession } from '../session/session.ts'
import { CopyTable } from '../table/CopyTable.tsx'
import type { OpenedTable } from '../table/use-session.ts'
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
  const state = useSyncExternalStore(planning.subscribe, planning.get)
  const { seats } = state.real
  const who = useCallback((one: Seat) => seats[one]?.name ?? String(one + 1), [seats])
  const sheet = <PlanSheet planning={planning} state={state} board={board} who={who} say={say} />
  return (
    <CopyTable
      session={session}
      board={board}
      header={<PlanHeader state={state} say={say} sheet={sheet} />}
      card={<RealTableCard state={state} who={who} say={say} onBack={onBack} />}
      stopped={taking => <StopSheet halt={state.laid.halt} say={say} taking={taking} />}
      sheet={sheet}
    />
  )
}
