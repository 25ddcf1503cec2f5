import type { Page } from '@playwright/test'
import { said } from '../../src/kernel/translations.ts'
import type { Language } from '../../src/kernel/words.ts'
import type { Lesson } from '../../src/web/learn/lesson.ts'
import { hiddenFromLearner } from './lesson-in-sight.ts'
import { expect, gameCard } from './visitor.ts'

export const lessonOn = (page: Page) => page.locator('.lesson')
export const row = (page: Page, id: string) => page.locator(`.question [data-choice="${id}"]`).first()

export async function learn(page: Page, game?: string, chapter = 'turns'): Promise<void> {
  await page.goto('/')
  await gameCard(page, game).locator('.game-ways .button--ghost').last().click()
  await page.locator(`[data-chapter="${chapter}"]`).click()
  await expect(lessonOn(page)).toBeVisible()
}

/** Gives an answer of the list, by keyboard. */
export async function answer(page: Page, id: string): Promise<void> {
  await row(page, id).focus()
  await page.keyboard.press('Enter')
  if (await page.locator('[data-confirm]').isVisible()) await page.keyboard.press('Enter')
}

/** Gives the answer that the lesson waits for. */
async function answerAsTold(page: Page, key: string): Promise<readonly string[]> {
  const now = page.locator('.lesson-now')
  await expect(now).toHaveAttribute('data-wanted', new RegExp(`^${key}( |$)`))
  const wanted = (await now.getAttribute('data-wanted')) ?? key
  const piece = await now.getAttribute('data-taken')
  if (piece !== null) await takeUp(page, piece, wanted)
  await answer(page, wanted)
  return wanted.split(' ')
}

/** Takes up a piece, and turns it until it can be set down as wanted. */
async function takeUp(page: Page, piece: string, wanted: string): Promise<void> {
  await answer(page, piece)
  await expect(page.locator('.held-bar')).toBeVisible()
  const more = page.locator('.option--more')
  if (await more.isVisible()) await more.press('Enter')
  await expect(async () => {
    if ((await row(page, wanted).count()) === 0) await page.keyboard.press('r')
    await expect(row(page, wanted)).toBeAttached({ timeout: 500 })
  }).toPass()
}

/** Goes through a lesson as it tells, from one of its steps up to another. */
export async function follow(
  page: Page,
  { steps }: Lesson,
  from = 0,
  to = steps.length,
  language: Language = 'en',
): Promise<void> {
  for (const { text, answers } of steps.slice(from, to)) {
    await expect(lessonOn(page)).toContainText(said(text, language))
    await expect.poll(() => page.evaluate(hiddenFromLearner), said(text, language)).toEqual([])
    if (answers === undefined) await page.locator('.lesson-ways .button--ink').press('Enter')
    for (let left = answers ?? []; left[0] !== undefined; )
      left = left.slice((await answerAsTold(page, left[0])).length)
  }
}
