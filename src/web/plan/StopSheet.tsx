import type { ReactNode } from 'react'
import type { Halt } from '../../kernel/stand-still.ts'
import type { PlanMessages } from '../messages/plan/messages.ts'
import { StandingSheet } from '../question/StandingSheet.tsx'

/** In place of the question where a plan can go no further. */
export function StopSheet({ halt, say, taking }: { halt: Halt | undefined; say: PlanMessages; taking: ReactNode }) {
  const why = halt ?? 'others'
  return <StandingSheet title={say.halt[why]} help={say.haltHelp[why]} taking={taking} />
}
