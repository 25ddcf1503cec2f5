import { useEffect, useState } from 'react'
import { type Threat, threatsTo } from '../../kernel/threats.ts'
import { lookOn } from './look-on.ts'
import type { PlanningState } from './planning.ts'

/** What was found so far of what the others could do to stop a plan. */
export interface FoundThreats {
  readonly threats: readonly Threat[]
  /** Turns of the others that were played through. */
  readonly tried: number
  readonly searching: boolean
}

const NOTHING: FoundThreats = { threats: [], tried: 0, searching: false }

/** Looks for what would stop the plan on the table of now, bit by bit, and begins anew when either changes. */
export function useThreats({ real, still, current: { seat }, branch, laid }: PlanningState): FoundThreats {
  const [found, setFound] = useState(NOTHING)
  const isWhole = branch === undefined && laid.misfit === undefined
  const { play, happened } = real
  useEffect(() => {
    if (play === undefined || still.length === 0 || !isWhole) {
      setFound(NOTHING)
      return undefined
    }
    let known: FoundThreats = { ...NOTHING, searching: true }
    return lookOn(threatsTo(play, still, seat, happened), (turns, over) => {
      const threats = turns.flatMap(threat => threat ?? [])
      known = {
        threats: threats.length === 0 ? known.threats : [...known.threats, ...threats],
        tried: known.tried + turns.length,
        searching: !over,
      }
      setFound(known)
    })
  }, [play, happened, still, seat, isWhole])
  return found
}
