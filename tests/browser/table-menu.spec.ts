import type { Page } from '@playwright/test'
import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { tableForTwo, takeSeat } from './table-for-two.ts'
import { expect, test } from './visitor.ts'

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** The host makes a table for two, the guest comes by the invitation, and the game begins; gives the table's id. */
async function startForTwo(host: Page, guest: Page): Promise<string> {
  await takeSeat(guest, await tableForTwo(host))
  await expect(guest.getByText('Waiting for players')).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  for (const page of [host, guest]) await expect(page.locator('.question h1')).toBeVisible()
  return new URL(host.url()).pathname.split('/').at(-1) ?? ''
}

const toggleMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click()

async function choose(page: Page, item: string): Promise<void> {
  await toggleMenu(page)
  await page.getByRole('button', { name: item }).click()
}

/** Makes a link in the menu and gives what was copied. */
async function copied(page: Page, item: string): Promise<string> {
  await choose(page, item)
  await expect(page.getByRole('button', { name: `${item} Link copied` })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await toggleMenu(page)
  return link
}

/** What the server says of the table to this person. */
const told = async (page: Page, table: string, part = '') =>
  (await page.request.get(`/api/tables/${table}${part}`)).json()

/** How often the host's seat has answered. */
const answersOfHost = async (page: Page, table: string): Promise<number> =>
  (await told(page, table, '/log')).filter((one: { seat?: number }) => one.seat === 0).length

/** Lets people answer what they are asked until the host's seat has answered once more, whoever plays it. */
async function playUntilHostAnswers(table: string, guest: Page, ...others: readonly Page[]): Promise<void> {
  const before = await answersOfHost(guest, table)
  await expect(async () => {
    await Promise.all([guest, ...others].map(page => playOn(page, { most: 2, patience: 0.5 })))
    expect(await answersOfHost(guest, table)).toBeGreaterThan(before)
  }).toPass()
}

test('a pause is seen by both players, and the other one goes on', async ({ visit }) => {
  test.slow()
  const ada = await visit({ name: 'Ada' })
  const blaise = await visit({ name: 'Blaise' })
  const table = await startForTwo(ada, blaise)
  await choose(ada, 'Pause the game')
  const paused = [
    ada.getByRole('heading', { name: 'You have paused' }),
    blaise.getByRole('heading', { name: 'Ada has paused' }),
  ]
  for (const heading of paused) await expect(heading).toBeVisible()
  for (const page of [ada, blaise]) {
    await expect(page.locator('[data-choice]')).toHaveCount(0)
  }
  await toggleMenu(ada)
  await expect(ada.getByRole('button', { name: 'Resign' })).toBeVisible()
  expect(await seriousProblems(ada)).toEqual([])
  await blaise.getByRole('button', { name: 'Go on with the game' }).click()
  for (const heading of paused) await expect(heading).toHaveCount(0)
  await playUntilHostAnswers(table, blaise, ada)
})

test('a bot plays for who has left, who takes the seat back after a reload under another name, and resigns for good', async ({
  visit,
}) => {
  test.slow()
  const ada = await visit({ name: 'Ada' })
  const blaise = await visit({ name: 'Blaise' })
  const table = await startForTwo(ada, blaise)
  const back = ada.getByRole('button', { name: 'Take my seat back' })
  await choose(ada, 'Let a bot play for me')
  await expect(ada.getByText('A bot plays your seat.')).toBeVisible()
  await playUntilHostAnswers(table, blaise)
  await ada.request.patch('/api/me', { data: { name: 'Augusta' } })
  await ada.reload()
  await back.click()
  await expect(back).toHaveCount(0)
  expect((await told(ada, table)).as).toBe(0)
  await playUntilHostAnswers(table, blaise, ada)

  const dialog = ada.getByRole('dialog', { name: 'Resign?' })
  await choose(ada, 'Resign')
  await expect(dialog).toContainText('you cannot take it back')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await told(ada, table)).view.seats[0]).toMatchObject({ kind: 'person' })
  await choose(ada, 'Resign')
  await dialog.getByRole('button', { name: 'Resign', exact: true }).click()
  await expect(ada.getByText('You have resigned.')).toBeVisible()
  await expect(back).toHaveCount(0)
  expect((await told(blaise, table)).view.seats[0]).toMatchObject({ kind: 'bot', resigned: true })
})

test('a link opens the seat on another device, which plays; a coach only looks, and only while allowed', async ({
  visit,
}) => {
  test.slow()
  const ada = await visit({ name: 'Ada' }, clipboard)
  const blaise = await visit({ name: 'Blaise' })
  const table = await startForTwo(ada, blaise)
  const phone = await visit({ name: 'Phone' }, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await phone.goto(await copied(ada, 'Copy a link for my other device'))
  await expect(phone.locator('.question h1')).toHaveText(await ada.locator('.question h1').innerText())
  await toggleMenu(phone)
  await expect(phone.getByRole('button', { name: 'Pause the game' })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Copy a link' })).toHaveCount(0)
  await toggleMenu(phone)
  await playUntilHostAnswers(table, blaise, phone)
  await phone.close()

  await choose(ada, 'Allow a coach')
  await toggleMenu(ada)
  const coach = await visit({ name: 'Coach' })
  await coach.goto(await copied(ada, 'Copy a link for my coach'))
  const looking = coach.getByText('You look over Ada’s shoulder')
  await expect(looking).toBeVisible()
  await expect(coach.locator('[data-choice]')).toHaveCount(0)
  await expect(coach.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await choose(ada, 'No longer allow a coach')
  await expect(coach.getByText('You are watching this table.')).toBeVisible()
  await ada.getByRole('button', { name: 'Allow a coach', exact: true }).click()
  await expect(looking).toBeVisible()
})
