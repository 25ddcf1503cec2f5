import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { seriousProblems } from './accessibility.ts'
import { expect, gameCard, test } from './visitor.ts'

const password = 'the stars are far'

/** A name that nobody has made theirs, also when a test is tried again. */
const freshName = (): string => `Hypatia ${randomUUID().slice(0, 8)}`

/** The part of the page under a heading. */
const part = (page: Page, title: string) =>
  page.locator('.account-part').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function takeName(page: Page, name: string): Promise<void> {
  await page.goto('/you')
  const form = part(page, 'Take a name')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('New password').fill(password)
  await form.getByRole('button', { name: 'Make this name mine' }).click()
  await expect(page.getByText(`You are ${name}.`)).toBeVisible()
}

async function signIn(page: Page, name: string, given = password): Promise<void> {
  await page.goto('/you')
  const form = part(page, 'Sign in')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Password').fill(given)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

async function openPrograms(page: Page): Promise<void> {
  await page.getByText('For programs').click()
  await expect(page.getByRole('heading', { name: 'Access tokens' })).toBeVisible()
}

test('a guest makes the name theirs, and finds the same tables on another device until they sign out', async ({
  visit,
}) => {
  const name = freshName()
  const here = await visit({ name })
  await here.goto('/')
  await gameCard(here).getByRole('button', { name: 'With friends' }).click()
  await expect(here.getByText('Free seat').first()).toBeVisible()
  const table = new URL(here.url()).pathname
  await here.goto('/settings')
  await here.getByRole('link', { name: 'You at this server' }).click()
  await expect(here.getByText('a guest')).toBeVisible()
  await here.getByLabel('New password').fill(password)
  await here.getByRole('button', { name: 'Make this name mine' }).click()
  await expect(here.getByText(`You are ${name}.`)).toBeVisible()

  const there = await visit({ name: 'Somebody' })
  await signIn(there, name)
  await expect(there.getByText(`You are ${name}.`)).toBeVisible()
  await there.goto('/')
  await there.getByRole('link', { name: 'Newton: waits for players' }).click()
  await expect(there).toHaveURL(table)
  await expect(there.getByText(`${name} (You)`)).toBeVisible()

  await there.goto('/you')
  await there.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(there.getByText('This browser has no name at the server yet.')).toBeVisible()
  await there.goto('/')
  await expect(there.getByRole('heading', { name: 'Your tables' })).toBeVisible()
  await expect(there.getByRole('link', { name: 'Newton: waits for players' })).toHaveCount(0)
})

test('a new password asks for the present one and signs out the other devices, whose open tables are closed to them', async ({
  visit,
}) => {
  const name = freshName()
  const here = await visit({ name })
  await takeName(here, name)
  const there = await visit()
  await signIn(there, name)
  await expect(there.getByText(`You are ${name}.`)).toBeVisible()

  const form = part(here, 'Password')
  const change = async (old: string) => {
    await form.getByLabel('Present password').fill(old)
    await form.getByLabel('New password').fill('the stars are near')
    await form.getByRole('button', { name: 'Change the password' }).click()
  }
  await change(password)
  await expect(form.getByRole('status')).toHaveText('The password is kept. Other devices are signed out.')
  await here.reload()
  await expect(here.getByText(`You are ${name}.`)).toBeVisible()
  await there.goto('/about')
  // The browser writes of each refused request to its console, so the page is asked without one.
  expect((await there.context().request.get('/api/me')).status()).toBe(401)
})

test('a wrong present password changes nothing, and the page says so', async ({ page }) => {
  const name = freshName()
  await takeName(page, name)
  const form = part(page, 'Password')
  await form.getByLabel('Present password').fill('not the password')
  await form.getByLabel('New password').fill('the stars are near')
  await form.getByRole('button', { name: 'Change the password' }).click()
  await expect(form.getByRole('alert')).toHaveText('This is not your present password.')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await signIn(page, name)
  await expect(page.getByText(`You are ${name}.`)).toBeVisible()
})

test('somebody signs out everywhere, and a table that is open elsewhere can be played there no more', async ({
  visit,
  browser,
}) => {
  const name = freshName()
  const here = await visit({ name })
  await takeName(here, name)
  // This one will be refused things, which its console tells.
  const context = await browser.newContext()
  const there = await context.newPage()
  await signIn(there, name)
  await expect(there.getByText(`You are ${name}.`)).toBeVisible()
  const frames: string[] = []
  const closed = new Promise<void>(resolve =>
    there.on('websocket', socket => {
      socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
      socket.on('close', () => resolve())
    }),
  )
  await there.goto('/')
  await gameCard(there).getByRole('button', { name: 'With friends' }).click()
  await expect(there.getByText('Free seat').first()).toBeVisible()
  await expect.poll(() => frames.join()).toContain(`"name":"${name}"`)

  await here.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(here.getByText('This browser has no name at the server yet.')).toBeVisible()
  await closed
  expect((await context.request.get('/api/me')).status()).toBe(401)
  await context.close()
})

test('a page can speak to its own server and to no other, over sockets too', async ({ page }) => {
  await page.goto('/')
  const reach = (address: string) =>
    page.evaluate(
      where =>
        new Promise<string>(resolve => {
          document.addEventListener('securitypolicyviolation', event => resolve(event.effectiveDirective))
          const socket = new WebSocket(where)
          socket.onopen = () => resolve('open')
        }),
      address,
    )
  expect(await reach(`ws://${new URL(page.url()).host}/socket`)).toBe('open')
  expect(await reach('ws://127.0.0.1:9/socket')).toBe('connect-src')
})

test('the name can be changed, and the page says so in Italian too', async ({ visit }) => {
  const page = await visit()
  await takeName(page, freshName())
  const name = freshName()
  const form = part(page, 'Name')
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Change the name' }).click()
  await expect(page.getByText(`You are ${name}.`)).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Name')).toHaveValue(name)
  await page.getByRole('banner').getByLabel('Language').selectOption('Italiano')
  await expect(page.getByText(`Sei ${name}.`)).toBeVisible()
})

test('a name that belongs to somebody and a wrong password are refused in plain words', async ({ visit, page }) => {
  const name = freshName()
  await takeName(await visit(), name)
  await signIn(page, name, 'not the password')
  await expect(page.getByRole('alert')).toHaveText('Nobody has this name with this password.')
  const form = part(page, 'Take a name')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('New password').fill(password)
  await form.getByRole('button', { name: 'Make this name mine' }).click()
  await expect(form.getByRole('alert')).toContainText('belongs to somebody;')
  // What was refused is said again when the language is another one.
  await page.getByRole('banner').getByLabel('Language').selectOption('Italiano')
  await expect(page.getByRole('alert').last()).toContainText('è di qualcun altro;')
})

test('a token made in the page speaks for its owner until it is withdrawn', async ({ visit, request }) => {
  const name = freshName()
  const page = await visit()
  await takeName(page, name)
  await openPrograms(page)
  await page.getByLabel('What it is for').fill('my bot')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const token = await page.getByLabel('Copy it now; it is shown only this once:').inputValue()
  const me = () => request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })
  expect(await (await me()).json()).toMatchObject({ name, hasPassword: true })

  const elsewhere = await visit()
  await signIn(elsewhere, name)
  await openPrograms(elsewhere)
  await expect(elsewhere.getByRole('button', { name: 'Withdraw: my bot' })).toBeVisible()

  await page.reload()
  await openPrograms(page)
  await expect(page.getByLabel('Copy it now; it is shown only this once:')).toHaveCount(0)
  await page.getByRole('button', { name: 'Withdraw: my bot' }).click()
  await expect(page.getByText('There is none yet.')).toBeVisible()
  expect((await me()).status()).toBe(401)
})

test('an address to call is kept with the key that signs the calls, and a private one is refused', async ({ page }) => {
  await takeName(page, freshName())
  await openPrograms(page)
  const address = page.locator('input[name="webhook"]')
  const save = page.locator('form').filter({ has: address }).getByRole('button', { name: 'Save' })
  await address.fill('http://127.0.0.1/turn')
  await save.click()
  await expect(page.getByRole('alert')).toContainText('not a public address')
  await address.fill('https://example.com/turn')
  await save.click()
  await expect(page.getByLabel('The key that signs each call')).toHaveValue(/^[0-9a-f]{64}$/)
  await page.reload()
  await openPrograms(page)
  await expect(address).toHaveValue('https://example.com/turn')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByLabel('The key that signs each call')).toHaveCount(0)
  await expect(address).toHaveValue('')
})

test('the page about you has no serious problem of accessibility in either theme', async ({ visit }) => {
  const page = await visit()
  await page.goto('/you')
  await expect(page.getByRole('heading', { name: 'Take a name' })).toBeVisible()
  expect(await seriousProblems(page), 'unknown').toEqual([])
  await takeName(page, freshName())
  await openPrograms(page)
  await page.getByLabel('What it is for').fill('my bot')
  await page.getByRole('button', { name: 'Make a token' }).click()
  await expect(page.getByRole('button', { name: 'Withdraw: my bot' })).toBeVisible()
  expect(await seriousProblems(page), 'known').toEqual([])
})
