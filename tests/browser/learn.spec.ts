import type { Page } from '@playwright/test'
import { newtonLesson } from '../../src/web/learn/newton.ts'
import { expect, gameCard, test } from './visitor.ts'

async function learn(page: Page): Promise<void> {
  await page.goto('/')
  await gameCard(page).getByRole('button', { name: 'Learn' }).click()
  await expect(page.locator('.lesson')).toBeVisible()
}

/** Gives an answer of the list, by keyboard. */
async function answer(page: Page, id: string): Promise<void> {
  const row = page.locator(`.question [data-choice="${id}"]`).first()
  await row.focus()
  await page.keyboard.press('Enter')
  if (await page.locator('[data-confirm]').isVisible()) await page.keyboard.press('Enter')
}

test('a lesson leads through a first round by keyboard, waits for each answer, and notices when one goes astray', async ({
  visit,
}) => {
  const page = await visit()
  await learn(page)
  const lesson = page.locator('.lesson')
  for (const [at, { text, answers }] of newtonLesson.steps.entries()) {
    await expect(lesson).toContainText(text.en)
    if (at === 1) {
      await answer(page, 'play:start-red-study')
      await expect(lesson).toContainText('goes another way')
      await page.getByRole('button', { name: 'Take it back' }).click()
      await expect(lesson).toContainText(text.en)
    }
    if (answers === undefined) await page.getByRole('button', { name: 'Go on' }).press('Enter')
    else await answer(page, answers.join(' '))
  }
  await expect(lesson).toContainText('The lesson is over')
  await page.getByRole('button', { name: 'Play on' }).click()
  await expect(lesson).toHaveCount(0)
  await expect(page.locator('.table-moment')).toContainText('Round 2')
})

test('a lesson points at the board, is kept over a reload, and can be left', async ({ visit }) => {
  const page = await visit()
  await learn(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.reload()
  await expect(page.locator('.lesson')).toContainText('Now: Play Red Work')
  await page.locator('[data-place="card:start-red-work"][data-marks~="hover"]').first().click()
  await expect(page.locator('[data-place="work:2"][data-marks~="hover"]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Leave the lesson' }).click()
  await expect(page.locator('.lesson')).toHaveCount(0)
  await expect(page.locator('.question h1')).toContainText('Red Work')
})
