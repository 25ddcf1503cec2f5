import type { Page } from '@playwright/test'
import { seriousProblems } from './accessibility.ts'
import { expect, test } from './visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Looks for somebody to play this game with, by keyboard and reader's names alone. */
async function playSomebody(page: Page, game: string): Promise<void> {
  const form = page.locator('.play-somebody')
  await form.getByLabel('Game').selectOption({ label: game })
  await form.getByLabel('Players').selectOption('2')
  await form.getByRole('button', { name: 'Find somebody' }).press('Enter')
}

test('two who want to play somebody now are brought together, one of them without a name until then', async ({
  visit,
}) => {
  const ada = await visit({ name: 'Ada' })
  await ada.goto('/')
  await playSomebody(ada, 'Expo 1906')
  await expect(ada.getByRole('heading', { name: 'Waiting for somebody' })).toBeVisible()
  expect(await seriousProblems(ada)).toEqual([])

  const stranger = await visit({ name: '' }, phone)
  await stranger.goto('/seats')
  await expect(stranger.getByText('Ada · Live, in one sitting, 45 min each')).toBeVisible()
  expect(await seriousProblems(stranger)).toEqual([])
  await playSomebody(stranger, 'Expo 1906')
  await stranger.getByRole('dialog').getByLabel('Your name').fill('Jun')
  await stranger.keyboard.press('Enter')
  await expect(stranger.locator('.table-page')).toBeVisible()
  await expect(ada.locator('.table-page')).toBeVisible()
  expect(new URL(ada.url()).pathname).toBe(new URL(stranger.url()).pathname)
})

test('seats that are offered are taken in one click; after a minute bots are offered for those that stay free', async ({
  visit,
}) => {
  const host = await visit({ name: 'Lucia' })
  await host.clock.install()
  await host.goto('/seats')
  await host.getByRole('button', { name: 'Offer a seat' }).click()
  const dialog = host.getByRole('dialog')
  await dialog.getByLabel('Game').selectOption({ label: 'Alma Mater' })
  await dialog.getByLabel('Players').selectOption('3')
  await dialog.getByLabel('Free seats are for').selectOption('About my level (1300 to 1700)')
  await dialog.getByRole('button', { name: 'Offer a seat' }).click()
  await expect(host.getByRole('heading', { name: 'Waiting for somebody' })).toBeVisible()

  const guest = await visit({ name: 'Gio', language: 'it' })
  await guest.goto('/')
  await expect(guest.getByText('punteggi da 1300 a 1700')).toBeVisible()
  await guest.getByRole('button', { name: 'Siediti: Alma Mater, Lucia' }).click()
  await expect(guest.locator('.lobby').getByText('Gio')).toBeVisible()
  await expect(host.locator('.lobby').getByText('Gio')).toBeVisible()

  await expect(host.getByText('Nobody has come yet.')).toHaveCount(0)
  await host.clock.fastForward(61_000)
  await host.getByRole('button', { name: 'Let bots play instead' }).click()
  for (const page of [host, guest]) await expect(page.locator('.table-page')).toBeVisible()
})

test('a game is watched without a name, its table small in the list; spectators talk, and players hear nothing of it', async ({
  visit,
}) => {
  const [marta, noor] = [await visit({ name: 'Marta' }), await visit({ name: 'Noor' })]
  for (const page of [marta, noor]) {
    await page.goto('/')
    await playSomebody(page, 'Inventions')
  }
  for (const page of [marta, noor]) await expect(page.locator('.table-page')).toBeVisible()
  const watcher = await visit({ name: '' })
  await watcher.goto('/watch')
  // Boards are drawn while they are in sight; other games may stand above.
  await watcher.getByRole('link', { name: /^Watch Inventions.+Marta, Noor$/ }).scrollIntoViewIfNeeded()
  await expect(
    watcher.getByRole('img', { name: 'The table of Inventions: Evolution of Ideas: Marta, Noor' }),
  ).toHaveAttribute('data-live', '')
  expect(await seriousProblems(watcher)).toEqual([])
  await watcher.getByRole('link', { name: 'Watch Inventions: Evolution of Ideas: Marta, Noor' }).click()
  await expect(watcher.getByText('You are watching this table.')).toBeVisible()
  await watcher.locator('.log-handle').click()
  await expect(watcher.getByText('The players read this when the game is over.')).toBeVisible()
  await watcher.getByLabel('To the other spectators').fill('Noor is ahead')
  await watcher.keyboard.press('Enter')
  await watcher.getByRole('dialog').getByLabel('Your name').fill('Tomasz')
  await watcher.keyboard.press('Enter')
  await expect(watcher.getByText('Noor is ahead')).toBeVisible()

  const other = await visit({ name: 'Ines' })
  await other.goto(watcher.url())
  await other.locator('.log-handle').click()
  await other.getByRole('button', { name: 'Report: Tomasz' }).click()
  await other.getByRole('dialog').getByLabel('In your words').fill('Only a test.')
  expect(await seriousProblems(other)).toEqual([])
  await other.getByRole('button', { name: 'Send to the host' }).click()
  await expect(other.getByText('Sent. Thank you.')).toBeVisible()

  await noor.locator('.log-handle').click()
  await expect(noor.getByRole('list', { name: 'Chat' })).toBeVisible()
  await expect(noor.getByText('Noor is ahead')).toHaveCount(0)
})

test('people are followed, invited and blocked where they are met; what a blocked person writes is not shown', async ({
  visit,
}) => {
  const [ada, ben] = [await visit({ name: 'Adele' }), await visit({ name: 'Benno' })]
  for (const page of [ada, ben]) {
    await page.goto('/seats')
    await playSomebody(page, 'Newton')
  }
  for (const page of [ada, ben]) await expect(page.locator('.table-page')).toBeVisible()
  await ada.getByRole('button', { name: 'Menu' }).click()
  await ada.getByRole('button', { name: 'People here' }).click()
  const benno = ada.getByRole('group', { name: 'Benno: what you can do' })
  await benno.getByRole('button', { name: 'Follow' }).click()
  await expect(benno.getByRole('button', { name: 'Follow no more' })).toBeVisible()
  expect(await seriousProblems(ada)).toEqual([])
  const table = ada.url()
  await ada.goto('/people')
  const following = ada.getByRole('list', { name: 'You follow' })
  await expect(following.getByText('plays Newton')).toBeVisible()
  expect(await seriousProblems(ada)).toEqual([])

  await following.getByRole('button', { name: 'Invite Benno' }).click()
  await ada.getByRole('button', { name: 'Make the table and invite' }).click()
  await expect(ada.getByText('Benno is invited')).toBeVisible()
  await ada.getByRole('button', { name: 'Withdraw the invitation of Benno' }).click()
  await ada.getByRole('button', { name: 'Invite Benno' }).click()
  await expect(ada.getByText('Benno is invited')).toBeVisible()
  const home = await ben.context().newPage()
  await home.goto('/')
  await home.getByRole('button', { name: 'Decline the invitation: Newton, Adele' }).click()
  await expect(home.getByRole('heading', { name: 'Invitations to you' })).toHaveCount(0)
  await ada.reload()
  await expect(ada.getByText('Benno does not come')).toBeVisible()
  expect(await seriousProblems(ada)).toEqual([])
  await ada.goto('/people')

  ada.on('dialog', question => void question.accept())
  await following.getByRole('button', { name: 'Block' }).click()
  await expect(ada.getByRole('list', { name: 'Blocked' }).getByText('Benno')).toBeVisible()
  await ada.goto(table)
  await ben.locator('.log-handle').click()
  await ben.getByLabel('Say something').fill('a rude word')
  await ben.keyboard.press('Enter')
  await expect(ben.getByText('a rude word')).toBeVisible()
  await ada.locator('.log-handle').click()
  await expect(ada.getByText('Somebody whom you have blocked has written.')).toBeVisible()
  await expect(ada.getByText('a rude word')).toHaveCount(0)
})
