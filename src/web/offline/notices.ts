import { addressOf, type Notice } from '../../protocol/notices/notice.ts'
import { noticeText } from '../../protocol/notices/words.ts'

/** Notices that come while the page is closed. */

/** Whether a window shows this page to somebody now. */
async function isSeen(worker: ServiceWorkerGlobalScope, address: string): Promise<boolean> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.some(one => one.visibilityState === 'visible' && new URL(one.url).pathname === address)
}

/** Milliseconds by which the clocks of a device and its server may differ. */
const MINUTE = 60_000

/**
 * Shows a notice, in place of an earlier one about the same table. The server sends another only when its person has looked, or
 * must know more: so it makes itself heard, unless the hidden page of the table has told the same already.
 */
export async function showNotice(worker: ServiceWorkerGlobalScope, notice: Notice | undefined): Promise<void> {
  if (notice === undefined || (await isSeen(worker, addressOf(notice)))) return
  const { title, body } = noticeText(notice, Date.now())
  const options = {
    body,
    icon: '/icon.svg',
    lang: notice.language,
    tag: notice.table,
    renotify: !(await isToldAlready(worker, notice)),
    data: { table: notice.table, ...(notice.page && { page: notice.page }) },
  }
  await worker.registration.showNotification(title, options as NotificationOptions)
  const waiting = await worker.registration.getNotifications()
  await worker.navigator.setAppBadge?.(waiting.length).catch(() => undefined)
}

/** Whether the page itself has shown that it is its viewer's turn, since they were asked this. */
async function isToldAlready({ registration }: ServiceWorkerGlobalScope, notice: Notice): Promise<boolean> {
  const { kind, by, since = Number.POSITIVE_INFINITY, table } = notice
  if (kind !== 'turn' || by !== undefined) return false
  const shown = await registration.getNotifications({ tag: table })
  return shown.some(({ data }) => Number(data?.at ?? 0) >= since - MINUTE)
}

/** Opens the table where its question is asked: in the window that has it, else in one that is open, else in a new one. */
export async function openTable(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close()
  const address = addressOf(notification.data as Pick<Notice, 'table' | 'page'>)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(one => new URL(one.url).pathname === address)
  if (there !== undefined) await there.focus()
  else await worker.clients.openWindow(address)
}
