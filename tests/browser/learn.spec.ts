import type { Page } from '@playwright/test'
import { said } from '../../src/kernel/translations.ts'
import type { Language } from '../../src/kernel/words.ts'
import { almaMaterLesson } from '../../src/web/learn/almamater.ts'
import { expoLesson } from '../../src/web/learn/expo1906.ts'
import { inventionsLesson } from '../../src/web/learn/inventions.ts'
import type { Lesson } from '../../src/web/learn/lesson.ts'
import { newtonLesson } from '../../src/web/learn/newton.ts'
import { playOn } from './autoplay.ts'
import { expect, gameCard, test } from './visitor.ts'

const lessonOn = (page: Page) => page.locator('.lesson')
const row = (page: Page, id: string) => page.locator(`.question [data-choice="${id}"]`).first()

async function learn(page: Page, game?: string, chapter = 'turns'): Promise<void> {
  await page.goto('/')
  await gameCard(page, game).locator('.game-ways .button--ghost').last().click()
  await page.locator(`[data-chapter="${chapter}"]`).click()
  await expect(lessonOn(page)).toBeVisible()
}

/** Gives an answer of the list, by keyboard. */
async function answer(page: Page, id: string): Promise<void> {
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
async function follow(page: Page, { steps }: Lesson, from = 0, to = steps.length, language = 'en'): Promise<void> {
  for (const { text, answers } of steps.slice(from, to)) {
    await expect(lessonOn(page)).toContainText(said(text, language as Language))
    if (answers === undefined) await page.locator('.lesson-ways .button--ink').press('Enter')
    for (let left = answers ?? []; left[0] !== undefined; )
      left = left.slice((await answerAsTold(page, left[0])).length)
  }
}

test('a lesson leads through a first round by keyboard, waits for each answer, and notices when one goes astray', async ({
  visit,
}) => {
  test.slow()
  const page = await visit()
  await learn(page)
  await follow(page, newtonLesson, 0, 1)
  await answer(page, 'play:start-red-study')
  await expect(lessonOn(page)).toContainText('goes another way')
  await page.getByRole('button', { name: 'Back to the lesson' }).click()
  await follow(page, newtonLesson, 1)
  await expect(lessonOn(page)).toContainText('The lesson is over')
  await page.getByRole('button', { name: 'Play on' }).click()
  await expect(lessonOn(page)).toHaveCount(0)
  await expect(page.locator('.table-moment')).toContainText('Round 2')
})

for (const { title, lesson, leadsTo } of [
  { title: 'Expo 1906', lesson: expoLesson, leadsTo: 'Round 2' },
  { title: 'Alma Mater', lesson: almaMaterLesson, leadsTo: 'Round 2' },
  { title: 'Inventions', lesson: inventionsLesson, leadsTo: 'Neolithic, round 2' },
])
  test(`the lesson of ${title} leads through its first turns, and the others play on after it`, async ({ visit }) => {
    test.slow()
    const page = await visit()
    const moment = page.locator('.table-moment')
    await learn(page, title)
    await follow(page, lesson)
    await expect(lessonOn(page)).toContainText('The lesson is over')
    await expect(moment).toContainText(leadsTo)
    await page.getByRole('button', { name: 'Play on' }).click()
    await expect(lessonOn(page)).toHaveCount(0)
    const left = await moment.innerText()
    while ((await moment.innerText()) === left) await playOn(page, { most: 1, leaving: 1 })
    await expect(page.locator('.question [data-choice]').first()).toBeAttached({ timeout: 60_000 })
    await expect(moment).not.toHaveText(left)
  })

test('a turn that left the lesson can be taken back after the others have had theirs, and the lesson goes on', async ({
  visit,
}) => {
  test.slow()
  const page = await visit()
  await learn(page, 'Expo 1906')
  await follow(page, expoLesson, 0, 4)
  await expect(lessonOn(page)).toContainText('Now: Play Skyscraper')
  for (const key of ['play:journal', 'stop', 'confirm:turn']) {
    await expect(row(page, key)).toBeAttached()
    await answer(page, key)
  }
  await expect(lessonOn(page)).toContainText('goes another way', { timeout: 60_000 })
  await page.reload()
  await page.getByRole('button', { name: 'Back to the lesson' }).click()
  await follow(page, expoLesson, 4, 6)
  await expect(lessonOn(page)).toContainText('The first tile costs $1')
})

test('a lesson points at the board, is kept over a reload, and can be left', async ({ visit }) => {
  const page = await visit()
  await learn(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.reload()
  await expect(page.locator('.lesson')).toContainText('Now: Play Work')
  await page.locator('[data-place="card:start-red-work"][data-marks~="hover"]').first().click()
  await expect(page.locator('[data-place="work:2"][data-marks~="hover"]').first()).toBeAttached()
  await page.getByRole('button', { name: 'Leave the lesson' }).click()
  await expect(page.locator('.lesson')).toHaveCount(0)
  await expect(page.locator('.question h1')).toContainText('Work')
})

test('books that pay are touched one by one by keyboard, until one payment is left and offered', async ({ visit }) => {
  const page = await visit()
  await learn(page, 'Alma Mater')
  const { steps } = almaMaterLesson
  const paying = steps.findIndex(({ answers }) => answers?.[0] === 'pay:black-2:blue-1')
  await follow(page, almaMaterLesson, 0, paying)
  const payments = page.locator('.question [data-choice^="pay:"]')
  const black = page.locator('.storage [data-place="book:black"]')
  const offer = page.locator('[data-confirm]')
  await expect(payments).toHaveCount(2)
  await black.press('Enter')
  await expect(black).toHaveAttribute('data-marks', /selected/)
  await expect(offer).toHaveCount(0)
  await black.press('Enter')
  await expect(payments).toHaveCount(1)
  await expect(offer).toContainText('2 black textbooks')
  await page.getByRole('button', { name: 'All answers' }).press('Enter')
  await expect(payments).toHaveCount(2)
  await expect(offer).toHaveCount(0)
  await black.press('Enter')
  await black.press('Enter')
  await offer.press('Enter')
  await expect(lessonOn(page)).toContainText(steps[paying + 1]?.text.en ?? '')
})
