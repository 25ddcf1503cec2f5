import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { expect, playNow, test } from './visitor.ts'

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

test('on a phone the steps open from the header, and the way back stays there', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false } }, phone)
  await playNow(page)
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  await playOn(page, { most: 2, leaving: 0 })
  await page.getByRole('button', { name: /^\d+ steps?$/ }).click()
  await expect(page.getByRole('dialog').locator('.plan-step').first()).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await expect(page.locator('.plan-page')).toHaveCount(0)
})
