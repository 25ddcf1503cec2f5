import type { Page } from '@playwright/test'
import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { tableForTwo, takeSeat } from './table-for-two.ts'
import { expect, gameCard, playNow, test } from './visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('a plan is made on a copy, listed step by step, kept over a reload, and compared; the table does not move', async ({
  visit,
}) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  const title = await page.locator('#question-title').textContent()
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  const steps = page.locator('.plan-place .plan-step')
  await expect(page.getByRole('button', { name: 'Back to the table' })).toBeVisible()
  await playOn(page, { most: 3, leaving: 0 })
  await expect(steps.first()).toContainText('1')
  const planned = await steps.count()
  expect(planned).toBeGreaterThan(1)
  expect(await seriousProblems(page)).toEqual([])
  await page.getByLabel('Note').fill('before the others')
  await page.getByLabel('Note').blur()
  await page.reload()
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(steps).toHaveCount(planned)
  await page.getByRole('button', { name: 'New plan' }).click()
  await expect(steps).toHaveCount(0)
  await page.getByRole('button', { name: 'Compare plans' }).click()
  await expect(page.getByRole('dialog')).toContainText('before the others')
  expect(await seriousProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('#question-title')).toHaveText(title ?? '')
})

/** In a small window the header has no room for it: it stands in the menu. */
async function planOnPhone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
}

test('on a phone the steps open from the header, and the way back stays there', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false } }, phone)
  await playNow(page)
  await planOnPhone(page)
  await playOn(page, { most: 2, leaving: 0 })
  await page.getByRole('button', { name: /^\d+ steps?$/ }).click()
  await expect(page.getByRole('dialog').locator('.plan-step').first()).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('.plan-page')).toHaveCount(0)
})

/** Ada and Ben at a table of the server, in a turn of one of them. */
async function turnOfOne(ada: Page, ben: Page, takeIt?: string): Promise<{ asked: Page; waits: Page }> {
  await takeSeat(ben, await tableForTwo(ada, 'Expo 1906'), takeIt)
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await expect(ada.locator('.question h1')).toBeVisible()
  await expect(ben.locator('.question h1')).toBeVisible()
  const isWaiting = async (page: Page): Promise<boolean> => (await page.locator('.question--waiting').count()) > 0
  return (await isWaiting(ada)) ? { asked: ben, waits: ada } : { asked: ada, waits: ben }
}

/** Plays a plan of so many answers and has the table do it by itself. */
async function orderPlan(page: Page, answers: number): Promise<void> {
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(page.getByText('Your own copy.')).toBeVisible()
  await playOn(page, { most: answers, leaving: 0 })
  await page.locator('.plan-place').getByLabel('By itself').check()
}

test('a plan is done by the server while nobody looks, and what was done of it is told on another device', async ({
  visit,
  browser,
}) => {
  const { asked, waits } = await turnOfOne(await visit(), await visit({ name: 'Ben' }))
  await orderPlan(waits, 2)
  const steps = await waits.locator('.plan-place .plan-step').count()
  await expect(waits.locator('.plan-told')).toContainText('0 steps done')
  const planned = (await waits.locator('.plan-place .plan-step b').first().textContent()) ?? ''
  const { cookies } = await waits.context().storageState()
  const address = waits.url()
  await waits.close()

  // The others may not do the same just after one another: what was planned would not be on offer.
  await asked.locator('.question [data-choice]').filter({ hasNotText: planned }).first().click()
  await playOn(asked, { most: 20, stopAt: '.question--waiting', patience: 3, leaving: 0 })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await phone.addCookies(cookies)
  await phone.addInitScript(() => {
    localStorage.setItem('athenaeum-settings', JSON.stringify({ name: 'Ada', motion: 'off', sound: false }))
    localStorage.setItem('athenaeum-guest', 'somebody')
  })
  const there = await phone.newPage()
  await there.goto(address)
  await planOnPhone(there)
  await there.getByRole('button', { name: /^\d+ steps?$/ }).click()
  const sheet = there.getByRole('dialog')
  await expect(sheet.locator('.plan-aside').first()).toContainText('done at the table')
  expect(steps).toBeGreaterThan(0)
  expect(await seriousProblems(there)).toEqual([])
  await phone.close()
})

test('while one plans, a turn that comes calls by the card of the real table and the title of the tab', async ({
  visit,
}) => {
  const [ada, ben] = [await visit(), await visit({ name: 'Ben', language: 'it' })]
  const { asked, waits } = await turnOfOne(ada, ben, 'Prendi il posto')
  await waits.getByRole('button', { name: waits === ada ? 'Plan' : 'Piano', exact: true }).click()
  const card = waits.locator('.real-table')
  await expect(card).not.toHaveAttribute('data-yours')
  const title = await waits.title()
  await playOn(asked, { most: 20, stopAt: '.question--waiting', patience: 3, leaving: 0 })
  await expect(card).toHaveAttribute('data-yours', '')
  expect(await waits.title()).not.toBe(title)
})

test('what would stop a plan is told, a case is planned for, and another’s board opens beside it', async ({
  visit,
}) => {
  const page = await visit({ game: 'expo1906', bots: 2, deal: 3 })
  await playNow(page, 'Expo 1906')
  await playOn(page, { most: 3, leaving: 0 })
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(page.getByText('Your own copy.')).toBeVisible()
  await playOn(page, { most: 6, leaving: 0, patience: 1 })
  const rests = page.getByRole('region', { name: 'What would stop it' })
  await expect(rests.getByText(/of the others looked at/)).toBeVisible()
  const first = rests.getByRole('button', { name: 'Plan for this' }).first()
  await first.click()
  await expect(page.getByText('The table here is as it would be then.', { exact: true })).toBeVisible()
  await playOn(page, { most: 1, leaving: 0 })
  await page.getByRole('button', { name: 'Back to the plan itself' }).click()
  await expect(page.locator('.plan-place .plan-branches > li')).toHaveCount(1)
  await page
    .getByRole('button', { name: /^Plan a case in place of/ })
    .last()
    .click()
  const cases = page.getByRole('combobox', { name: /^Plan a case in place of/ })
  await expect(cases).toBeFocused()
  await cases.selectOption({ label: 'this step does not hold' })
  await page.getByRole('button', { name: 'Plan it' }).click()
  await expect(page.getByText('The table here is as it stands now.', { exact: true })).toBeVisible()
  await playOn(page, { most: 1, leaving: 0 })
  await page.getByRole('button', { name: 'Back to the plan itself' }).click()
  await expect(page.locator('.plan-place .plan-branches > li')).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Board of / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
})

test('a case is that another does something, and the plan goes on on the table as it would be then', async ({
  visit,
}) => {
  const page = await visit({ options: { masterDraft: false }, bots: 2 })
  await playNow(page)
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  await playOn(page, { most: 7, leaving: 0, patience: 1 })
  await page
    .getByRole('button', { name: /^Plan a case in place of/ })
    .last()
    .click()
  const cases = page.getByRole('combobox', { name: /^Plan a case in place of/ })
  const deed = cases.locator('optgroup[label$=" could do"] option').first()
  const line = (await deed.textContent()) ?? ''
  await cases.selectOption(line)
  expect(await seriousProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Plan it' }).click()
  await expect(page.getByText('The table here is as it would be then.').first()).toBeVisible()
  await playOn(page, { most: 1, leaving: 0 })
  await page.getByRole('button', { name: 'Back to the plan itself' }).click()
  await expect(page.locator('.plan-place .plan-branches > li')).toContainText(`If ${line}:`)
  // A short plan is done as soon as it is followed, and then follows nothing any more.
  await page.locator('.plan-place').getByLabel('By itself').click()
  await expect(page.locator('.plan-told')).toContainText(/done, \d+ to come|All its steps are done/)
})

test('a plan that is to be offered says its next step at the table, and does it there', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false }, language: 'it' })
  await page.goto('/')
  await gameCard(page).getByRole('button', { name: 'Gioca subito' }).click()
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Piano', exact: true }).click()
  await playOn(page, { most: 1, leaving: 0 })
  await page.locator('.plan-place').getByLabel('Chiedimelo ogni volta').check()
  await page.getByRole('button', { name: 'Torna al tavolo' }).click()
  const notice = page.locator('.notice').filter({ hasText: 'Come previsto' })
  const question = await page.locator('#question-title').textContent()
  await notice.getByRole('button', { name: 'Fallo' }).click()
  await expect(page.locator('#question-title')).not.toHaveText(question ?? '')
  await expect(notice.filter({ hasText: 'Come previsto' })).toHaveCount(0)
})
