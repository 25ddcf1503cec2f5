import { gameIds, loadGame } from '../../src/games/catalogue.ts'
import { hasLesson, loadLesson } from '../../src/web/learn/lessons.ts'
import { en } from '../../src/web/messages/en.ts'
import { it } from '../../src/web/messages/it.ts'
import { follow, learn, lessonOn } from './follow-lesson.ts'
import { expect, test } from './visitor.ts'

const messages = { en, it }
const places = [
  ['at a desk', { viewport: { width: 1366, height: 657 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const

/**
 * Every lesson in every language and at every size; by default one. All are played to their end every day at other sizes: those about
 * turns in `learn.spec.ts`, those about points in `chapters.spec.ts`.
 */
const whole = process.env.LESSONS === 'all'
const everyDay =
  'the lesson of expo1906 about turns is played to its end in sight on a phone, and is listed as finished (en)'

for (const game of gameIds.filter(hasLesson))
  for (const chapter of ['turns', 'points'] as const)
    for (const language of ['en', 'it'] as const)
      for (const [where, context] of places) {
        const title = `the lesson of ${game} about ${chapter} is played to its end in sight ${where}, and is listed as finished (${language})`
        if (whole || title === everyDay)
          test(title, async ({ visit }) => {
            test.setTimeout(300_000)
            const page = await visit({ language, newcomer: true }, context)
            const lesson = await loadLesson(game, chapter)
            if (lesson === undefined) throw new Error('no lesson')
            const [name = ''] = (await loadGame(game)).title.split(': ')
            await learn(page, name, chapter)
            await follow(page, lesson, 0, lesson.steps.length, language)
            const { learn: say } = messages[language]
            await expect(lessonOn(page)).toContainText(lesson.count === undefined ? say.done : say.count)
            await page.goto('/')
            await page
              .getByRole('article')
              .filter({ hasText: name })
              .locator('.game-ways .button--ghost')
              .last()
              .click()
            await expect(page.locator(`[data-chapter="${chapter}"]`)).toContainText(say.finished)
          })
      }
