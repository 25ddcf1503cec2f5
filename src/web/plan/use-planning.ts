import { useEffect, useState } from 'react'
import type { TableSession } from '../session/session.ts'
import type { PlanReading } from './laid-plan.ts'
import { openPlanning, type Planning } from './planning.ts'
import { shelfOf } from './shelf-of.ts'

/** The plans of a seat at a table, as long as somebody looks at them. */
export function usePlanning(table: TableSession, reading: PlanReading): Planning | undefined {
  const [planning, set] = useState<Planning>()
  useEffect(() => {
    const opened = openPlanning(table, reading, shelfOf(table.snapshot().id, reading.seat))
    set(opened)
    return opened.close
  }, [table, reading])
  return planning
}
