import { useMemo } from 'react'
import type { Seat } from '../../kernel/contract.ts'
import type { Board } from '../boards/board.ts'
import { useSpeech } from '../messages/messages.ts'
import type { PlanReading } from './laid-plan.ts'

/** How the viewer reads plans at a board. */
export function useReading(seat: Seat, board: Board | undefined): PlanReading {
  const { language } = useSpeech()
  return useMemo(
    () => ({ seat, language, journeys: board?.journeys.map(({ verb }) => verb) ?? [] }),
    [seat, language, board],
  )
}
