import type { Notice } from '../../protocol/notices/notice.ts'
import { noticeText } from '../../protocol/notices/words.ts'

/** Notices that come while the page is closed. */

const addressOf = (table: string): string => `/table/${encodeURIComponent(table)}`

/** Whether a window shows this table to somebody now. */
async function isSeen(worker: ServiceWorkerGlobalScope, table: string): Promise<boolean> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.some(one => one.visibilityState === 'visible' && new URL(one.url).pathname === addressOf(table))
}

/** Shows a notice, in place of an earlier one about the same table. Only time that runs out makes itself heard again. */
export async function showNotice(worker: ServiceWorkerGlobalScope, notice: Notice | undefined): Promise<void> {
  if (notice === undefined || (await isSeen(worker, notice.table))) return
  const { title, body } = noticeText(notice, Date.now())
  const options = {
    body,
    icon: '/icon.svg',
    lang: notice.language,
    tag: notice.table,
    renotify: notice.kind === 'time',
    data: { table: notice.table },
  }
  await worker.registration.showNotification(title, options as NotificationOptions)
  const waiting = await worker.registration.getNotifications()
  await worker.navigator.setAppBadge?.(waiting.length).catch(() => undefined)
}

/** Opens the table where its question is asked: in the window that has it, else in one that is open, else in a new one. */
export async function openTable(worker: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  notification.close()
  const { table } = notification.data as { readonly table: string }
  const address = addressOf(table)
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(one => new URL(one.url).pathname === address)
  if (there !== undefined) await there.focus()
  else await worker.clients.openWindow(address)
}
