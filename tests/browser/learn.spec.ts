import { almaMaterLesson } from '../../src/web/learn/almamater.ts'
import { expoLesson } from '../../src/web/learn/expo1906.ts'
import { inventionsLesson } from '../../src/web/learn/inventions.ts'
import { newtonLesson } from '../../src/web/learn/newton.ts'
import { en } from '../../src/web/messages/en.ts'
import { it } from '../../src/web/messages/it.ts'
import { playOn } from './autoplay.ts'
import { answer, follow, learn, lessonOn, row } from './follow-lesson.ts'
import { expect, test } from './visitor.ts'

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

const messages = { en, it }

for (const { title, lesson, leadsTo, language, viewport } of [
  {
    title: 'Expo 1906',
    lesson: expoLesson,
    leadsTo: 'Round 2',
    language: 'it',
    viewport: { width: 844, height: 390 },
  },
  {
    title: 'Alma Mater',
    lesson: almaMaterLesson,
    leadsTo: 'Round 2',
    language: 'en',
    viewport: { width: 320, height: 568 },
  },
  {
    title: 'Inventions',
    lesson: inventionsLesson,
    leadsTo: 'Neolitico, round 2',
    language: 'it',
    viewport: { width: 320, height: 568 },
  },
] as const)
  test(`the lesson of ${title} leads through its first turns in sight, and the others play on after it (${language}, ${viewport.width})`, async ({
    visit,
  }) => {
    test.slow()
    const page = await visit({ language }, { viewport })
    const { learn: say } = messages[language]
    const moment = page.locator('.table-moment')
    await learn(page, title)
    await follow(page, lesson, 0, lesson.steps.length, language)
    await expect(lessonOn(page)).toContainText(say.done)
    await expect(moment).toContainText(leadsTo)
    await page.getByRole('button', { name: say.playOn }).click()
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
