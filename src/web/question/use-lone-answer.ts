import { useEffect, useState } from 'react'
import { settings } from '../settings/settings.ts'
import type { Asking } from './choices.ts'
import { loneLeaving } from './lone-leaving.ts'
import type { Answering } from './use-answering.ts'

/** So long somebody can still look, take back, or say that it should wait. */
const GRACE = 2500

/** Gives the only answer by itself after a moment, if the viewer wants that; `wait` keeps it open. */
export function useLoneAnswer(asking: Asking, answering: Answering): { goes: boolean; wait: () => void } {
  const [kept, keep] = useState('')
  const lone = settings.get().endTurns && kept !== asking.id ? loneLeaving(asking) : undefined
  const { pick } = answering
  useEffect(() => keep(held => (held === asking.id ? held : '')), [asking.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer of the same question is given once
  useEffect(() => {
    if (lone === undefined) return
    const timer = setTimeout(() => pick(lone, 'mouse'), GRACE)
    return () => clearTimeout(timer)
  }, [asking.id, lone === undefined])
  return { goes: lone !== undefined, wait: () => keep(asking.id) }
}
