import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Board } from '../boards/board.ts'
import { loadBoard } from '../boards/registry.ts'
import { openSession } from '../session/open-session.ts'
import { type BotPace, pacedSession } from '../session/paced.ts'
import type { TableSession, TableSnapshot } from '../session/session.ts'
import { settings } from '../settings/settings.ts'

/** A table that was opened, with the board of its game. */
export interface OpenedTable {
  readonly session: TableSession
  readonly board: Board | undefined
}

/** Opens a table and closes it when it is left: undefined while it opens, `missing` if there is none. */
export function useSession(id: string, link: string | undefined): OpenedTable | 'missing' | undefined {
  const [opened, setOpened] = useState<OpenedTable | 'missing'>()
  useEffect(() => {
    let left = false
    let session: TableSession | undefined
    setOpened(undefined)
    void (async () => {
      const opened = await openSession(id, link)
      session = opened && pacedSession(opened, wantedPace)
      if (left) session?.close()
      else if (session === undefined) setOpened('missing')
      else {
        const board = await loadBoard(session.snapshot().game.id)
        if (!left) setOpened({ session, board })
      }
    })()
    return () => {
      left = true
      session?.close()
    }
  }, [id, link])
  return opened
}

/** Without motion nothing moves that an eye would have to follow; who wants more time says so. */
function wantedPace(): BotPace {
  const { pace, motion } = settings.get()
  return pace === 'normal' && motion === 'off' ? 'instant' : pace
}

export const useSnapshot = (session: TableSession): TableSnapshot =>
  useSyncExternalStore(session.subscribe, session.snapshot)
