import { useCallback, useEffect, useRef, useState } from 'react'
import type { Progress } from '../../bots/analysis.ts'
import { HAS_LEFT } from './in-background.ts'

/** Something that bots think about for a while, away from the page. */
export type LongThought<T> =
  | { readonly kind: 'idle' }
  /** Which part is done, from 0 to 1, and what is known so far. */
  | { readonly kind: 'thinking'; readonly done: number; readonly soFar: T | undefined }
  /** What was known when it was stopped stays. */
  | { readonly kind: 'stopped'; readonly soFar: T | undefined }
  | { readonly kind: 'done'; readonly found: T }
  | { readonly kind: 'failed'; readonly why: unknown }

export interface LongThinking<T> {
  readonly thought: LongThought<T>
  begin(): void
  stop(): void
}

/** What was found, or is known so far. */
export function foundSoFar<T>(thought: LongThought<T>): T | undefined {
  if (thought.kind === 'done') return thought.found
  return thought.kind === 'thinking' || thought.kind === 'stopped' ? thought.soFar : undefined
}

/** Thinks at once, or when it is asked to. Who leaves the page stops it, unless it goes on in the background. */
export function useLongThought<T>(
  think: (progress: Progress<T>, signal: AbortSignal) => Promise<T>,
  atOnce = true,
): LongThinking<T> {
  const [thought, show] = useState<LongThought<T>>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const begin = useCallback(() => {
    running.current?.abort(HAS_LEFT)
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const tell = (next: LongThought<T>): void => {
      if (!signal.aborted) show(next)
    }
    think((done, soFar) => tell({ kind: 'thinking', done, soFar }), signal)
      .then(found => tell({ kind: 'done', found }))
      .catch((why: unknown) => tell({ kind: 'failed', why }))
  }, [think])
  useEffect(() => {
    show({ kind: 'idle' })
    if (atOnce) begin()
    return () => running.current?.abort(HAS_LEFT)
  }, [begin, atOnce])
  const stop = useCallback(() => {
    running.current?.abort()
    show(before => ({ kind: 'stopped', soFar: foundSoFar(before) }))
  }, [])
  return { thought, begin, stop }
}
