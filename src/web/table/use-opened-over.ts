import { useState } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { Reading } from '../explain/Explaining.tsx'
import { type LegendShown, useLegend } from '../explain/use-legend.ts'

/** What is open over a table, and how it is opened and left. */
export interface OpenedOver {
  /** Whose board is open. */
  readonly visited: Seat | undefined
  readonly visit: (seat: Seat | undefined) => void
  /** What somebody reads about. */
  readonly reading: Reading | undefined
  readonly read: (reading: Reading | undefined) => void
  readonly legend: LegendShown
}

export function useOpenedOver(): OpenedOver {
  const [visited, visit] = useState<Seat>()
  const [reading, read] = useState<Reading>()
  const legend = useLegend()
  return { visited, visit, reading, read, legend }
}
