import type { BrowserContext, Page } from '@playwright/test'
import { startPushService } from '../../src/server/testing/push-service.ts'
import { tableForTwo, takeSeat } from './table-for-two.ts'
import { expect, test } from './visitor.ts'

/**
 * A browser without a maker's push service behind it takes its subscription from ours. All else is real: the server
 * encrypts and sends, and what our service has decrypted is handed to the browser's service worker.
 */
async function subscribeHere(page: Page, subscription: { address: string; keys: object }): Promise<void> {
  await page.context().grantPermissions(['notifications', 'local-network-access'])
  await page.addInitScript(({ address, keys }) => {
    const made = { endpoint: address, toJSON: () => ({ endpoint: address, keys }), unsubscribe: async () => true }
    // Without a screen the browser says "denied" here, whatever was granted.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Object.defineProperty(PushManager.prototype, 'subscribe', { value: async () => made })
    Object.defineProperty(PushManager.prototype, 'getSubscription', { value: async () => made })
  }, subscription)
}

/** Hands push messages to the service worker of the site, as the browser does for its push service. */
async function pushTo(page: Page): Promise<(data: object) => Promise<void>> {
  const { origin } = new URL(page.url())
  const devTools = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(one => one.scopeURL.startsWith(origin))
      if (ours !== undefined) resolve(ours.registrationId)
    })
  })
  await devTools.send('ServiceWorker.enable')
  const registrationId = await registered
  return async data => {
    await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
  }
}

interface Shown {
  readonly title: string
  readonly body: string
  /** The address that a click on it opens. */
  readonly opens: string
}

/**
 * Without a screen the browser shows no notices and lets nobody click on one. So the worker, as it is served, begins with
 * this: what it would show is clicked on at once, and both are told to the pages of the site.
 */
const clicked = `
  const told = new BroadcastChannel('shown')
  registration.showNotification = async (title, { body, data }) => {
    clients.openWindow = async opens => told.postMessage({ title, body, opens })
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification: { data, close() {} } }))
  }
`
async function letWorkerTell(context: BrowserContext): Promise<void> {
  await context.route('**/service-worker.js', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: clicked + (await response.text()) })
  })
}

/** What the worker tells next. */
const nextShown = (page: Page): Promise<Shown> =>
  page.evaluate(
    () =>
      new Promise<Shown>(resolve => {
        new BroadcastChannel('shown').onmessage = ({ data }) => resolve(data)
      }),
  )

test('who sits down is asked once whether to be called, and is called at their turn with the table closed', async ({
  visit,
}) => {
  const pushes = await startPushService()
  const host = await visit({ name: 'Ada' }, { serviceWorkers: 'allow' })
  const guest = await visit({ name: 'Blaise' }, { serviceWorkers: 'allow' })
  await letWorkerTell(guest.context())
  await subscribeHere(guest, pushes.device('guest'))
  await takeSeat(guest, await tableForTwo(host))
  await guest.getByRole('button', { name: 'Yes, call me' }).click()
  await expect(guest.getByText('Shall this device call you')).toHaveCount(0)
  await guest.reload()
  await expect(guest.getByText('Waiting for players')).toBeVisible()
  await expect(guest.getByText('Shall this device call you')).toHaveCount(0)
  const address = guest.url()
  // Another page of the site keeps the worker within reach of this test.
  await guest.goto('/about')

  await host.getByRole('button', { name: 'Start the game' }).click()
  await expect.poll(() => pushes.received('guest').length).toBe(1)
  const [received] = pushes.received('guest')
  const push = await pushTo(guest)
  const shown = nextShown(guest)
  await guest.evaluate(() => undefined)
  await push(received?.notice ?? {})
  const { title, body, opens } = await shown
  expect(title).toMatch(/^Newton: .+\?$/)
  expect(body).toMatch(/^Since \d\d:\d\d, \d.+ left\.$/)
  expect(address).toContain(opens)
  const opened = await guest.context().newPage()
  await opened.goto(opens)
  await expect(opened.locator('.question h1')).toHaveText(title.replace('Newton: ', ''))
  pushes.close()
})

test('who has left the table open in a hidden tab is called all the same, and no more once they look at it again', async ({
  visit,
}) => {
  const pushes = await startPushService()
  const host = await visit({ name: 'Ada' }, { serviceWorkers: 'allow' })
  const guest = await visit({ name: 'Blaise' }, { serviceWorkers: 'allow' })
  await subscribeHere(guest, pushes.device('elsewhere'))
  await takeSeat(guest, await tableForTwo(host))
  await guest.getByRole('button', { name: 'Yes, call me' }).click()
  await expect(guest.getByText('Shall this device call you')).toHaveCount(0)
  const see = (visibility: string): Promise<void> =>
    guest.evaluate(state => {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)
  await see('hidden')
  await host.getByRole('button', { name: 'Start the game' }).click()
  await expect.poll(() => pushes.received('elsewhere').length).toBe(1)
  await see('visible')
  await host.getByRole('button', { name: /^Log/ }).click()
  await host.getByLabel('Say something').fill('Are you there?')
  await host.getByLabel('Say something').press('Enter')
  await expect(host.getByText('Are you there?').first()).toBeVisible()
  await guest.waitForTimeout(3_000)
  expect(pushes.received('elsewhere')).toHaveLength(1)
  await see('hidden')
  await expect.poll(() => pushes.received('elsewhere').length, { timeout: 60_000 }).toBe(2)
  pushes.close()
})

test('on their page people choose where, for what and when they are called', async ({ visit }) => {
  const pushes = await startPushService()
  const page = await visit({ name: 'Ada' }, { serviceWorkers: 'allow' })
  await subscribeHere(page, pushes.device('own'))
  await tableForTwo(page)
  await page.goto('/you')
  await page.getByRole('button', { name: 'Call me on this device' }).click()
  await expect(page.getByText('You are called on this device.')).toBeVisible()
  await page.getByLabel('Somebody writes at my table').uncheck()
  await page.getByLabel('Do not call me at night').check()
  await page.getByLabel('From', { exact: true }).fill('21:30')
  await page.locator('#calls').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30')
  await expect(page.getByLabel('Somebody writes at my table')).not.toBeChecked()
  await expect(page.getByLabel('It is my turn')).toBeChecked()
  await page.getByRole('button', { name: 'No longer on this device' }).click()
  await expect(page.getByRole('button', { name: 'Call me on this device' })).toBeVisible()
  pushes.close()
})
