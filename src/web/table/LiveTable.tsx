import { lazy, Suspense, useEffect, useState } from 'react'
import { forgetPlans } from '../plan/device-plans.ts'
import { actingSeat } from '../session/session.ts'
import { PlayingTable } from './PlayingTable.tsx'
import type { OpenedTable } from './use-session.ts'
import { useSnapshot } from './use-session.ts'
import { useStartCall } from './use-start-call.ts'

const EndPage = lazy(async () => ({ default: (await import('../end/EndPage.tsx')).EndPage }))
const PlanTable = lazy(async () => ({ default: (await import('../plan/PlanTable.tsx')).PlanTable }))
const Lobby = lazy(async () => ({ default: (await import('../lobby/Lobby.tsx')).Lobby }))

/** The table as it stands: waiting for players, played, or over. */
export function LiveTable({ opened }: { opened: OpenedTable }) {
  const snapshot = useSnapshot(opened.session)
  useStartCall(snapshot)
  const [boards, seeBoards] = useState(false)
  const [planning, plan] = useState(false)
  const { shared } = opened.session.commands
  const isOver = snapshot.status === 'finished'
  useEffect(() => {
    if (isOver) forgetPlans(snapshot.id)
  }, [isOver, snapshot.id])
  if (snapshot.status === 'open' && shared !== undefined)
    return (
      <Suspense>
        <Lobby snapshot={snapshot} commands={shared} />
      </Suspense>
    )
  if (isOver && !boards && snapshot.challenge === undefined)
    return (
      <Suspense>
        <EndPage snapshot={snapshot} opened={opened} onSeeBoards={() => seeBoards(true)} />
      </Suspense>
    )
  const seat = snapshot.status === 'playing' ? actingSeat(snapshot) : undefined
  if (planning && seat !== undefined)
    return (
      <Suspense>
        <PlanTable opened={opened} seat={seat} onBack={() => plan(false)} />
      </Suspense>
    )
  return (
    <PlayingTable
      snapshot={snapshot}
      opened={opened}
      onSeeResult={() => seeBoards(false)}
      onPlan={seat === undefined ? undefined : () => plan(true)}
    />
  )
}
