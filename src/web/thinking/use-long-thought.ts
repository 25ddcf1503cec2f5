import { useCallback, useEffect, useRef, useState } from 'react'
import type { Progress } from '../../bots/analysis.ts'

/** Something that bots think about for a while, away from the page. */
export type LongThought<T> =
  | { readonly kind: 'idle' }
  /** Which part is done, from 0 to 1. */
  | { readonly kind: 'thinking'; readonly done: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'done'; readonly found: T }
  | { readonly kind: 'failed'; readonly why: unknown }

export interface LongThinking<T> {
  readonly thought: LongThought<T>
  begin(): void
  stop(): void
}

/** Thinks at once, or when it is asked to; who leaves the page stops it. */
export function useLongThought<T>(
  think: (progress: Progress, signal: AbortSignal) => Promise<T>,
  atOnce = true,
): LongThinking<T> {
  const [thought, show] = useState<LongThought<T>>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const begin = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const tell = (next: LongThought<T>): void => {
      if (!signal.aborted) show(next)
    }
    think(done => tell({ kind: 'thinking', done }), signal)
      .then(found => tell({ kind: 'done', found }))
      .catch((why: unknown) => tell({ kind: 'failed', why }))
  }, [think])
  useEffect(() => {
    show({ kind: 'idle' })
    if (atOnce) begin()
    return () => running.current?.abort()
  }, [begin, atOnce])
  const stop = useCallback(() => {
    running.current?.abort()
    show({ kind: 'stopped' })
  }, [])
  return { thought, begin, stop }
}
