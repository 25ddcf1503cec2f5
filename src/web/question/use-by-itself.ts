import { useEffect, useState } from 'react'
import { settings } from '../settings/settings.ts'
import type { Asking, Choice } from './choices.ts'
import { loneLeaving } from './lone-leaving.ts'
import type { Answering } from './use-answering.ts'

/** So long somebody can still look, take back, or say that it should wait. */
const GRACE = 2500

/**
 * Gives an answer by itself after a moment, if the viewer wants that: the only one that is left, or one that was picked and
 * cannot be taken back. `wait` keeps it open.
 */
export function useByItself(asking: Asking, answering: Answering): { goes: boolean; wait: () => void } {
  const [kept, keep] = useState('')
  const due = dueIn(asking, answering)
  const name = due === undefined ? '' : `${asking.id} ${due.id}`
  const goes = due !== undefined && kept !== name
  const { give } = answering
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer of the same question is given once
  useEffect(() => {
    if (!goes) return
    const timer = setTimeout(() => give(due), GRACE)
    return () => clearTimeout(timer)
  }, [name, goes])
  return { goes, wait: () => keep(name) }
}

const dueIn = (asking: Asking, { selected, passes }: Answering): Choice | undefined =>
  selected !== undefined && passes ? selected : settings.get().endTurns ? loneLeaving(asking) : undefined
