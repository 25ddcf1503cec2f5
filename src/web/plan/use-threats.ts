import { useEffect, useState } from 'react'
import { type Threat, threatsTo } from '../../kernel/threats.ts'
import type { PlanningState } from './planning.ts'

/** What was found so far of what the others could do to stop a plan. */
export interface FoundThreats {
  readonly threats: readonly Threat[]
  /** Turns of the others that were played through. */
  readonly tried: number
  readonly searching: boolean
}

const NOTHING: FoundThreats = { threats: [], tried: 0, searching: false }

/** Milliseconds that the search takes at a time: the page stays quick to answer. */
const SLICE = 8
const BETWEEN = 16

/** Looks for what would stop the plan on the table of now, bit by bit, and begins anew when either changes. */
export function useThreats({ real: { play }, still, current: { seat }, branch, laid }: PlanningState): FoundThreats {
  const [found, setFound] = useState(NOTHING)
  const isWhole = branch === undefined && laid.misfit === undefined
  useEffect(() => {
    if (play === undefined || still.length === 0 || !isWhole) {
      setFound(NOTHING)
      return undefined
    }
    const search = threatsTo(play, still, seat)
    let known: FoundThreats = { ...NOTHING, searching: true }
    let timer: ReturnType<typeof setTimeout>
    const lookOn = (): void => {
      const end = performance.now() + SLICE
      while (performance.now() < end && known.searching) {
        const next = search.next()
        const threats = next.value === undefined ? known.threats : [...known.threats, next.value]
        known = { threats, tried: known.tried + (next.done === true ? 0 : 1), searching: next.done !== true }
      }
      setFound(known)
      if (known.searching) timer = setTimeout(lookOn, BETWEEN)
    }
    timer = setTimeout(lookOn, BETWEEN)
    return () => clearTimeout(timer)
  }, [play, still, seat, isWhole])
  return found
}
