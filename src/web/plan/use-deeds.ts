import { useEffect, useState } from 'react'
import type { SeatName } from '../../kernel/words.ts'
import { deedsOfOthers, type OthersDeed, type OthersDeeds } from './deeds.ts'
import type { PlanReading } from './laid-plan.ts'
import { lookOn } from './look-on.ts'
import type { PlanningState } from './planning.ts'

const NOTHING: OthersDeeds = new Map()

/** Looks bit by bit for what the others could do before the plan goes on: what was found so far. */
export function useDeedsOfOthers(
  { real: { play }, still }: PlanningState,
  reading: PlanReading,
  who: SeatName,
): readonly OthersDeed[] {
  const [deeds, setDeeds] = useState(NOTHING)
  useEffect(() => {
    setDeeds(NOTHING)
    if (play === undefined) return undefined
    return lookOn(deedsOfOthers(play, still, reading, who), turns => setDeeds(known => turns.at(-1) ?? known))
  }, [play, still, reading, who])
  return [...deeds.values()]
}
