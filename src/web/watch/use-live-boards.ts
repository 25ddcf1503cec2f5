import { useCallback, useEffect, useState } from 'react'
import { openWatchedBoards, type WatchedBoards } from './watched-boards.ts'

/** Boards that are drawn live at once: each is a whole table. */
const MOST = 4

/** Which of the tables on the page are followed: those in sight, few at once, and none while nobody looks at the page. */
export interface LiveBoards {
  readonly boards: WatchedBoards | undefined
  /** Tables that are drawn live now. */
  readonly shown: readonly string[]
  /** A table has come into sight, or left it. */
  see(id: string, inSight: boolean): void
}

export function useLiveBoards(): LiveBoards {
  const [inSight, setInSight] = useState<readonly string[]>([])
  const [boards, setBoards] = useState<WatchedBoards>()
  useEffect(() => {
    let open: WatchedBoards | undefined
    const look = (): void => {
      if (document.visibilityState === 'visible') open ??= openWatchedBoards()
      else {
        open?.close()
        open = undefined
      }
      setBoards(open)
    }
    look()
    document.addEventListener('visibilitychange', look)
    // Tables divide their room by these words; here each has a stage of the same size.
    document.documentElement.dataset.room = 'wide roomy'
    return () => {
      document.removeEventListener('visibilitychange', look)
      delete document.documentElement.dataset.room
      open?.close()
    }
  }, [])
  const see = useCallback(
    (id: string, seen: boolean): void =>
      setInSight(before => {
        if (seen === before.includes(id)) return before
        return seen ? [...before, id] : before.filter(one => one !== id)
      }),
    [],
  )
  return { boards, shown: boards === undefined ? [] : inSight.slice(0, MOST), see }
}
