import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { tableForTwo, takeSeat } from './table-for-two.ts'
import { expect, test } from './visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Opens a recorded game from its file; gives the id of its table. */
async function openGame(page: Page): Promise<string> {
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles('src/games/newton/fixtures/solo.txt')
  await expect(page).toHaveURL(/replay/)
  return /replay\/([^?]+)/.exec(page.url())?.[1] ?? ''
}

test('the result shows where the game was heading, its letters lead to the board, and a mistake is an exercise', async ({
  visit,
}) => {
  const page = await visit()
  const id = await openGame(page)
  await page.goto(`/table/${id}`)
  const moments = page.locator('.moments')
  await expect(moments.locator('.value-line--looked')).toBeVisible({ timeout: 90_000 })
  await expect(moments.locator('.value-letter')).toHaveCount(await moments.locator('ol .moment-letter').count())
  await moments.getByRole('slider').fill('40')
  await expect(moments.locator('.where-heading-foot')).toContainText(/\d+ \(\d+ to \d+\)/)
  await moments.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(moments.getByText('with all hands and piles open')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])

  await moments.locator('ol a').first().click()
  await expect(page.locator('.moment-lines')).toBeVisible()
  await expect(page.locator('.replay-tools .moment-letter')).toHaveText('a')
  await page.locator('.replay-tools').getByRole('link', { name: 'Analysis board' }).click()
  await page.locator('.plan-place').getByRole('button', { name: 'Play the better turn here' }).click()
  await expect(page.locator('.plan-place .line-row-holder')).toHaveCount(1)
  await expect(page).toHaveURL(/line=1/)
  await page.goto(`/table/${id}`)

  await moments.getByRole('link', { name: /^Learn from/ }).click()
  await expect(page.getByText('Find a better turn.')).toBeVisible()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.hint-mark, .target-hint').first()).toBeVisible()
  await playOn(page, { most: 30, leaving: 1, patience: 2 })
  const verdict = page.locator('#question-title')
  await expect(verdict).toHaveText(/^(Found|That is what you played|Not yet)/, { timeout: 60_000 })
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Find a better turn.')).toBeVisible()
  await page.getByRole('button', { name: 'Solution' }).click()
  await expect(page.getByText('The better turn')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
})

test('any position is played on, lines are kept, said something of, downloaded, opened again, and shared by a link alone', async ({
  visit,
}) => {
  const page = await visit({}, { permissions: ['clipboard-read', 'clipboard-write'] })
  const id = await openGame(page)
  await page.goto(`/analysis/${id}?line=0&at=40`)
  const lines = page.locator('.plan-place .line-tree')
  await expect(lines).toContainText('The game as it was played')
  await playOn(page, { most: 3, leaving: 0, seed: 5 })
  await expect(lines.locator('.line-row-holder')).toHaveCount(1)
  await expect(page).toHaveURL(/line=1/)
  await page.locator('.plan-place textarea').fill('a turn earlier')
  await page.locator('.plan-place textarea').blur()
  await expect(lines).toContainText('a turn earlier')
  await page.getByRole('button', { name: 'What is this line worth?' }).click()
  await expect(page.locator('.plan-place').getByText(/close call|about .* (better|worse)/)).toBeVisible({
    timeout: 60_000,
  })
  expect(await seriousProblems(page)).toEqual([])

  await page.reload()
  await expect(lines).toContainText('a turn earlier')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await (await downloading).path()
  const text = readFileSync(file, 'utf8')
  for (const part of [/^athenaeum 2\n/, /\nvariation 1 from 0 after \d+\n0: /, /\ncomment 1 at \d+ "a turn earlier"\n/])
    expect(text).toMatch(part)
  await page.locator('.plan-place input[type=file]').setInputFiles(file)
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(lines).toContainText('a turn earlier')

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const guest = await visit()
  await guest.goto(link)
  await expect(guest.locator('.plan-place .line-tree')).toContainText('a turn earlier')
  await guest.locator('.plan-place textarea').fill('I agree')
  await guest.locator('.plan-place textarea').blur()
  await expect.poll(() => guest.url() === link).toBe(false)
  await guest.reload()
  await expect(guest.locator('.plan-place .line-tree')).toContainText('I agree')
})

test('on a phone, in Italian, the lines open from the header, and a link that was cut says so', async ({ visit }) => {
  const page = await visit({ language: 'it' }, phone)
  const id = await openGame(page)
  await page.goto(`/analysis/${id}?line=0&at=40`)
  await expect(page.locator('#question-title')).toBeVisible()
  await playOn(page, { most: 2, leaving: 0, seed: 5 })
  await page.getByRole('button', { name: 'Grafico' }).click()
  await expect(page.locator('.value-line--looked')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '1 linea' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.line-row-holder')).toHaveCount(1)
  await dialog.getByRole('button', { name: /^Elimina questa linea/ }).click()
  await expect(dialog.locator('.line-row-holder')).toHaveCount(0)
  expect(await seriousProblems(page)).toEqual([])
  await page.goto('/analysis#bm90LWEtZ2FtZQ')
  await expect(page.getByRole('heading', { name: /^Il link non si apre/ })).toBeVisible()
})

test('a review that one device has made is shown on another of the same person, which does not think for itself', async ({
  visit,
  browser,
}) => {
  const [ada, ben] = [await visit(), await visit({ name: 'Ben' })]
  await takeSeat(ben, await tableForTwo(ada))
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await expect(ada.locator('.question h1')).toBeVisible()
  await ada.getByRole('button', { name: 'Menu' }).click()
  await ada.getByRole('button', { name: 'Propose to end the game' }).click()
  const kept = ada.waitForResponse(one => one.request().method() === 'PUT' && one.url().includes('/me/reviews/'))
  await ben.getByRole('button', { name: 'Agree' }).click()
  expect(await (await kept).json()).toEqual({ kept: true })
  const { cookies } = await ada.context().storageState()
  const device = await browser.newContext(phone)
  await device.addCookies(cookies)
  await device.addInitScript(() => localStorage.setItem('athenaeum-guest', 'somebody'))
  await device.route(/worker[^/]*\.js/, route => route.abort())
  const there = await device.newPage()
  await there.goto(ada.url())
  await expect(there.locator('.moments-sum')).toBeVisible()
  await device.close()
})
