import { useCallback, useEffect, useRef, useState } from 'react'
import type { Json } from '../../kernel/json.ts'
import { keepDraft } from '../pack/drafts.ts'
import { changed, historyOf, type PackHistory, redone, undone } from './history.ts'

/** A pack that is being entered: every change can be taken back, and is kept on the device as it is made. */
export interface PackUnderWork extends PackHistory {
  /** Whether the device has it. */
  readonly kept: boolean | undefined
  /** Changes it; keystrokes with the same `what` are one step of undo. */
  readonly change: (make: (pack: Json) => Json, what?: string) => void
  readonly undo: () => void
  readonly redo: () => void
}

export function usePackUnderWork(game: string, begin: Json): PackUnderWork {
  const [history, setHistory] = useState(() => historyOf(begin))
  const kept = useKept(game, history.pack, begin)
  const change = useCallback(
    (make: (pack: Json) => Json, what?: string) => setHistory(before => changed(before, make(before.pack), what)),
    [],
  )
  const undo = useCallback(() => setHistory(undone), [])
  const redo = useCallback(() => setHistory(redone), [])
  return { ...history, kept, change, undo, redo }
}

/** Writes each new pack; undefined before the first. */
function useKept(game: string, pack: Json, begin: Json): boolean | undefined {
  const [kept, setKept] = useState<boolean>()
  const written = useRef(begin)
  useEffect(() => {
    if (pack === written.current) return
    written.current = pack
    keepDraft({ game, pack, changedAt: Date.now() }).then(
      () => setKept(true),
      () => setKept(false),
    )
  }, [game, pack])
  return kept
}
