import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/messages.ts'
import { showNoticeHere } from '../offline/own-notices.ts'
import type { TableSnapshot } from '../session/session.ts'
import { chime } from '../settings/chime.ts'
import { settings } from '../settings/settings.ts'

/**
 * Calls the person when it becomes their turn: the title of the tab, a sound, and a notification if the page is hidden. `asked` is what
 * they are asked.
 */
export function useTurnCall({ id, game: { title: game } }: TableSnapshot, asked: string | undefined): void {
  const { table, site } = useMessages()
  const yours = asked !== undefined
  useEffect(() => {
    document.title = yours ? table.tabTitle(game) : `${game} · ${site.name}`
    return () => {
      document.title = site.name
    }
  }, [yours, game, table, site])
  const waited = useRef(false)
  useEffect(() => {
    if (asked !== undefined && waited.current) callHere(id, table.tabTitle(game), asked)
    waited.current = asked === undefined
  }, [asked, id, game, table])
}

/** With a sound, and a notification if the page is hidden, as the person has chosen. */
export function callHere(table: string, title: string, body: string): void {
  const { sound, notifications } = settings.get()
  if (sound) chime()
  if (notifications && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    void showNoticeHere(table, title, body).catch(() => undefined)
}
