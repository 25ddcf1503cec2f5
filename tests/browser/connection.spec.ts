import type { Page, WebSocketRoute } from '@playwright/test'
import { expect, test } from './visitor.ts'

/** What goes between a page and the server, with a hand on it. */
interface Line {
  /** Ends the connection of the page; it comes back by itself. */
  cut(): Promise<void>
  /** What the page sent, of all its connections. */
  readonly sent: string[]
  /** Decides what the page hears. */
  hear: (message: string) => string | undefined
}

async function lineOf(page: Page): Promise<Line> {
  let now: WebSocketRoute | undefined
  const line: Line = {
    sent: [],
    hear: message => message,
    cut: async () => now?.close({ code: 1001 }),
  }
  await page.routeWebSocket('**/socket', route => {
    now = route
    const server = route.connectToServer()
    route.onMessage(message => {
      line.sent.push(String(message))
      server.send(message)
    })
    server.onMessage(message => {
      const heard = line.hear(String(message))
      if (heard !== undefined) route.send(heard)
    })
  })
  return line
}

const cardsOn = (page: Page) => page.locator('.question [data-choice^="play:"]')

/** A table of the server at which the page's person plays against a bot. */
async function startedTable(page: Page): Promise<string> {
  await page.goto('/')
  const id = await page.evaluate(async () => {
    const ask = async (path: string, body: object) =>
      (
        await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()
    const { id: person } = await ask('/api/session', { name: 'Ada' })
    localStorage.setItem('athenaeum-guest', person)
    const table = { game: 'newton', players: 2, bots: [null, 'random'], start: true, options: { masterDraft: false } }
    return (await ask('/api/tables', table)).id as string
  })
  await page.goto(`/table/${id}`)
  await expect(page.locator('.connection--live')).toBeAttached()
  await expect(cardsOn(page).first()).toBeVisible()
  return id
}

const commands = (line: Line): { readonly id: string; readonly key: string }[] =>
  line.sent
    .map(text => JSON.parse(text))
    .filter(({ type }) => type === 'command')
    .map(({ id, command }) => ({ id, key: command.key }))

test('an answer whose reply was lost is sent again with the new connection, and given once', async ({ visit }) => {
  const page = await visit()
  const line = await lineOf(page)
  const id = await startedTable(page)
  const answers = async (): Promise<number> =>
    page.evaluate(async table => (await (await fetch(`/api/tables/${table}`)).json()).view.answers, id)
  // The server does it, but the page hears nothing of it until the connection is cut.
  line.hear = message => (/"type":"(done|update)"/.test(message) ? undefined : message)
  const before = await answers()
  await cardsOn(page).first().click()
  await expect.poll(answers).toBe(before + 1)
  expect(commands(line)).toHaveLength(1)
  line.hear = message => message
  await line.cut()
  await expect.poll(() => commands(line).length).toBe(2)
  const [first, again] = commands(line)
  expect(again).toEqual(first)
  await expect(page.locator('.question h1')).not.toHaveText('')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  expect(await answers()).toBe(before + 1)
  await line.cut()
  await expect(page.locator('.connection--live')).toBeAttached()
  expect(commands(line)).toHaveLength(2)
})

test('what is answered without a connection is given as soon as there is one', async ({ visit }) => {
  const page = await visit()
  const line = await lineOf(page)
  await startedTable(page)
  line.hear = message => (message.includes('"type":"welcome"') ? undefined : message)
  await line.cut()
  await expect(page.locator('.connection--lost')).toBeAttached()
  await cardsOn(page).first().click()
  await page.waitForTimeout(300)
  expect(commands(line)).toEqual([])
  line.hear = message => message
  await line.cut()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  expect(commands(line)).toHaveLength(1)
})

const noticeOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'load it anew' })

for (const [what, other] of [
  ['of another version of the protocol', (text: string) => text.replace(/"protocol":\d+/, '"protocol":999')],
  ['that says what the page does not know', (text: string) => text.replace('"type":"continued"', '"type":"board"')],
  ['whose updates are not as the page knows them', (text: string) => text.replace(/"at":\d+/, '"at":"noon"')],
] as const)
  test(`a page offers to be loaded anew when it meets a server ${what}`, async ({ visit }) => {
    const page = await visit()
    const line = await lineOf(page)
    await startedTable(page)
    line.hear = other
    await line.cut()
    await cardsOn(page).first().click()
    await expect(noticeOn(page)).toBeVisible()
    await expect(page.locator('.connection--lost')).toBeAttached()
    line.hear = text => text
    await noticeOn(page).getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('.connection--live')).toBeAttached()
    await expect(noticeOn(page)).toHaveCount(0)
  })

test('a page offers to be loaded anew when what it fetches is not as it knows it', async ({ visit }) => {
  const page = await visit()
  const id = await startedTable(page)
  await page.route(`**/api/tables/${id}`, async route => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, view: { ...answer.view, arrangement: undefined } } })
  })
  await page.reload()
  await expect(noticeOn(page)).toBeVisible()
})
