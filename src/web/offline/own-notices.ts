/** Notices of this page and of its server on this device, as the worker shows them. Where there is no worker there are none. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined

/** Shows a notice about a table while its page is hidden. A click on it leads back to the page. */
export async function showNoticeHere(table: string, title: string, body: string): Promise<void> {
  const options = { body, icon: '/icon.svg', tag: table }
  const worker = await registered()
  if (worker !== undefined) return worker.showNotification(title, { ...options, data: { table, at: Date.now() } })
  const shown = new Notification(title, options)
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}

/** The viewer looks at a table: nothing need tell them of it any more. */
export async function closeNotices(table: string): Promise<void> {
  const all = (await (await registered())?.getNotifications()) ?? []
  const about = all.filter(one => one.tag === table)
  if (about.length === 0) return
  for (const one of about) one.close()
  const left = all.length - about.length
  await (left === 0 ? navigator.clearAppBadge?.() : navigator.setAppBadge?.(left))?.catch(() => undefined)
}
