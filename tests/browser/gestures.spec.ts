import type { Page } from '@playwright/test'
import { playOn } from './autoplay.ts'
import { expect, playNow, test } from './visitor.ts'

const title = (page: Page) => page.locator('.question h1')

test('what an action is done to can be picked before the action: one click gives both, and one takes both back', async ({
  visit,
}) => {
  const page = await visit({ game: 'expo1906', bots: 1 })
  await playNow(page, 'Expo 1906')
  await expect(title(page)).toContainText('Which action')
  const money = page.locator('.expo-counters').first()
  const before = await money.innerText()
  await page.locator('.table-main [data-place^="tile:"][data-marks~="beyond"]').first().click()
  await expect(money).not.toHaveText(before)
  await expect(title(page)).not.toContainText('Which action')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title(page)).toContainText('Which action')
  expect(await money.innerText()).toBe(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(money).not.toHaveText(before)
})

test('an answer and what pays for it are one gesture', async ({ visit }) => {
  const page = await visit({ game: 'inventions', bots: 1 })
  await playNow(page, 'Inventions')
  const rows = page.locator('.question .option-name')
  await expect(title(page)).toContainText('Stone Age')
  await expect(rows.first()).toContainText(' · Pay with')
  await page.locator('.question [data-choice]').first().click()
  await expect(title(page)).not.toContainText('How many scholars')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title(page)).toContainText('Stone Age')
})

test('a piece is dragged to where an action puts it before the action is chosen: one gesture, taken back as one', async ({
  visit,
}) => {
  const page = await visit({ game: 'inventions', bots: 1 })
  await playNow(page, 'Inventions')
  const citizens = page.locator('.world-plate [data-place^="citizens:"][data-marks~="beyond"]').first()
  const offered = page.locator('.question [data-choice]')
  await expect(async () => {
    if (!(await citizens.isVisible())) await offered.first().click({ timeout: 2000 })
    await expect(citizens).toBeVisible({ timeout: 2000 })
  }).toPass()
  const asked = await title(page).innerText()
  const from = await citizens.boundingBox()
  if (from === null) throw new Error('citizens are not drawn')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 20, { steps: 4 })
  const target = page.locator('.world-plate [data-place^="region:"][data-marks~="legal"]').first()
  const to = await target.boundingBox()
  if (to === null) throw new Error('nowhere to go')
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(title(page)).not.toHaveText(asked)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title(page)).toHaveText(asked)
})

test('who wants it has final answers given after a moment, and can hold them', async ({ visit }) => {
  const page = await visit({ game: 'almamater', bots: 1, confirm: 'moment' })
  await playNow(page, 'Alma Mater')
  const final = page.locator('.question [data-choice][data-final]:not(.button)').first()
  await playOn(page, { most: 60, stopAt: '.question .option[data-final]' })
  const offered = () =>
    page.locator('.question').evaluate(one => one.querySelector('[data-choice]')?.getAttribute('data-choice'))
  const first = await offered()
  await final.click()
  await page.getByRole('button', { name: 'Wait', exact: true }).click()
  await page.waitForTimeout(3000)
  expect(await offered()).toBe(first)
  await page.locator('[data-confirm]').click()
  await expect.poll(offered).not.toBe(first)
})

test('who wants it has a turn ended by itself when nothing else can be done, and can hold it', async ({ visit }) => {
  const page = await visit({ game: 'expo1906', bots: 1 })
  await page.goto('/settings')
  await page.getByLabel('End my turn by itself').check()
  await playNow(page, 'Expo 1906')
  const wait = page.getByRole('button', { name: 'Wait', exact: true })
  await playOn(page, { most: 12, stopAt: '.button--waits' })
  await wait.click()
  await expect(wait).toHaveCount(0)
  const moment = await page.locator('.table-moment').innerText()
  await page.waitForTimeout(3000)
  expect(await page.locator('.table-moment').innerText()).toBe(moment)
  await page.getByRole('button', { name: 'Undo' }).click()
  await playOn(page, { most: 12, stopAt: '.button--waits' })
  await expect(wait).toBeVisible()
  await expect(wait).toHaveCount(0, { timeout: 10_000 })
  await expect(page.locator('.table-moment')).not.toHaveText(moment)
})

test('the usual order of shelves is one row in Alma Mater', async ({ visit }) => {
  const page = await visit({ game: 'almamater', bots: 1 })
  await playNow(page, 'Alma Mater')
  await playOn(page, { most: 12, stopAt: '.question [data-choice*=" shelf:"]' })
  const usual = page.locator('.question [data-choice*=" shelf:"]').first()
  await expect(usual).toContainText('Usual order')
  await usual.click()
  await page
    .locator('[data-confirm]')
    .click({ timeout: 2000 })
    .catch(() => undefined)
  await expect(title(page)).not.toContainText('Which bookshelf')
})
