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

/** Every lesson in every language and at every size; by default those about turns once each: those about points are played in `chapters.spec.ts`. */
const whole = process.env.LESSONS === 'all'

for (const [of, game] of gameIds.filter(hasLesson).entries())
  for (const chapter of ['turns', 'points'] as const)
    for (const [at, language] of (['en', 'it'] as const).entries())
      for (const [side, [where, context]] of places.entries())
        if (whole || (chapter === 'turns' && 2 * at + side === of))
          test(`the lesson of ${game} about ${chapter} is played to its end in sight ${where}, and is listed as finished (${language})`, async ({
            visit,
          }) => {
            test.setTimeout(300_000)
            const page = await visit({ language, newcomer: true }, context)
            const lesson = await loadLesson(game, chapter)
            if (lesson === undefined) throw new Error('no lesson')
            const [title = ''] = (await loadGame(game)).title.split(': ')
            await learn(page, title, chapter)
            await follow(page, lesson, 0, lesson.steps.length, language)
            const { learn: say } = messages[language]
            await expect(lessonOn(page)).toContainText(lesson.count === undefined ? say.done : say.count)
            await page.goto('/')
            await page
              .getByRole('article')
              .filter({ hasText: title })
              .locator('.game-ways .button--ghost')
              .last()
              .click()
            await expect(page.locator(`[data-chapter="${chapter}"]`)).toContainText(say.finished)
          })
