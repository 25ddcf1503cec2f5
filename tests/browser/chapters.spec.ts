import type { Page } from '@playwright/test'
import { almaMaterPoints } from '../../src/web/learn/points/almamater.ts'
import { expoPoints } from '../../src/web/learn/points/expo1906.ts'
import { inventionsPoints } from '../../src/web/learn/points/inventions.ts'
import { newtonPoints } from '../../src/web/learn/points/newton.ts'
import { en } from '../../src/web/messages/en.ts'
import { it } from '../../src/web/messages/it.ts'
import { follow, learn, lessonOn } from './follow-lesson.ts'
import { expect, gameCard, test } from './visitor.ts'

const messages = { en, it }
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

for (const { title, lesson, language, viewport } of [
  { title: 'Newton', lesson: newtonPoints, language: 'en', viewport: phone },
  { title: 'Expo 1906', lesson: expoPoints, language: 'it', viewport: desk },
  { title: 'Alma Mater', lesson: almaMaterPoints, language: 'it', viewport: phone },
  { title: 'Inventions', lesson: inventionsPoints, language: 'en', viewport: desk },
] as const)
  test(`the second chapter of ${title} is played to its score sheet, and leads to a first game with a coach (${language}, ${viewport.width})`, async ({
    visit,
  }) => {
    test.setTimeout(300_000)
    const page = await visit({ language, newcomer: true }, { viewport })
    await learn(page, title, 'points')
    await follow(page, lesson, 0, lesson.steps.length, language)
    await countedThrough(page, lesson.count?.length ?? 0, language)
    const { learn: say } = messages[language]
    await page.getByRole('button', { name: say.next(say.chapters.game) }).click()
    await expect(page.locator('.question [data-choice], [data-next]').first()).toBeAttached({ timeout: 60_000 })
    // The coach is the same in all games: it is listened to at a desk and on a phone, in both languages.
    if (lesson === newtonPoints || lesson === expoPoints) await coached(page, language)
  })

/** Goes through the score sheet row by row. */
async function countedThrough(page: Page, rows: number, language: keyof typeof messages): Promise<void> {
  const { learn: say } = messages[language]
  for (let row = 1; row <= rows; row++) {
    await expect(lessonOn(page)).toContainText(say.step(row, rows))
    await lessonOn(page).getByRole('button', { name: say.goOn }).press('Enter')
  }
  await expect(lessonOn(page)).toContainText(say.counted)
}

/** The coach says one thing at a time and covers no answer; it speaks less, goes and comes again as it is told. */
async function coached(page: Page, language: keyof typeof messages): Promise<void> {
  const { coach: say, site } = messages[language]
  const coach = page.locator('.question:not(.question--waiting) .coach')
  await expect(async () => {
    await expect(page.locator('.question [data-choice], [data-next]').first()).toBeAttached()
    const isThere = coach.locator('.coach-goal').waitFor({ timeout: 2_000 })
    if (
      await isThere.then(
        () => false,
        () => true,
      )
    ) {
      await goOn(page)
      throw new Error('no goal is set at this question')
    }
  }).toPass()
  await coach.getByRole('button', { name: say.whyGoal }).click()
  await expect(coach.locator('p')).not.toBeEmpty()
  await page.reload()
  await expect(coach.locator('.coach-goal li').first()).toBeVisible()
  const said = await coach.boundingBox()
  const answers = await page.locator('.question-list').boundingBox()
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(answers?.y ?? 0)
  expect(answers?.height ?? 0).toBeGreaterThan(60)
  await coach.getByRole('button', { name: say.less }).click()
  await expect(coach).toHaveCount(0)
  await page.getByRole('button', { name: site.menu }).click()
  await page.getByRole('button', { name: say.invite }).click()
  await expect(coach).toHaveCount(1)
  await page.getByRole('button', { name: site.menu }).click()
  await page.getByRole('button', { name: say.dismiss }).click()
  await expect(coach).toHaveCount(0)
}

test('a costly choice is warned of before it is given, and can be kept or exchanged', async ({ visit }) => {
  test.setTimeout(180_000)
  const page = await visit({ newcomer: true })
  await page.goto('/')
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('athenaeum-settings') ?? '{}')
    localStorage.setItem('athenaeum-settings', JSON.stringify({ ...kept, confirm: 'always' }))
  })
  await page.reload()
  await gameCard(page).getByRole('button', { name: 'Play now' }).click()
  const warning = page.locator('.coach-warning')
  await untilWarned(page)
  await expect(warning).toContainText('Wait: this seems to cost about')
  await expect(page.locator('.coach')).toHaveCount(0)
  await warning.getByRole('button', { name: 'Keep my choice' }).click()
  await expect(warning).toHaveCount(0)
  await untilWarned(page)
  const better = (await warning.innerText()).match(/“(.+)”/)?.[1] ?? ''
  await warning.getByRole('button', { name: 'Take that instead' }).click()
  await expect(warning).toHaveCount(0)
  await expect(page.locator('[data-confirm]')).toContainText(better)
})

/** Picks one answer after the other without giving it, question by question, until the coach warns of one. */
async function untilWarned(page: Page): Promise<void> {
  const warning = page.locator('.coach-warning')
  await expect(async () => {
    if (await page.locator('[data-next]').isVisible()) await goOn(page)
    await expect(page.locator('.coach[aria-busy="false"]')).toBeAttached({ timeout: 2_000 })
    for (const choice of await page.locator('.question .option[data-choice]:not([data-final])').all()) {
      await choice.click({ timeout: 1_000 }).catch(() => undefined)
      if ((await warning.count()) > 0) return
    }
    await goOn(page)
    throw new Error('nothing is costly at this question')
  }).toPass({ timeout: 120_000 })
}

/** Shows the next turn of a bot, or gives the answer that is picked, else the first, else leaves the question. */
const goOn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const click = (selector: string): boolean => {
      const found = document.querySelector<HTMLElement>(selector)
      found?.click()
      return found !== null
    }
    const confirm = '.question [data-confirm]'
    if (click('[data-next]') || click(confirm)) return
    const wanted = ['.question .option[data-choice]', '.question [data-choice]'].find(one =>
      document.querySelector(one),
    )
    if (wanted === undefined) return
    click(wanted)
    await new Promise(resolve => setTimeout(resolve, 100))
    if (!click(confirm) && document.querySelector(`${wanted}[aria-pressed="true"]`) !== null) click(wanted)
  })
