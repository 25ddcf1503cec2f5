import { seriousProblems, spokenNames } from './accessibility.ts'
import { playByKeys, playOn } from './autoplay.ts'
import { expect, playNow, test } from './visitor.ts'

const game = { game: 'almamater' }
const title = 'Alma Mater'

test('a whole game of Alma Mater against a bot, in which Ignotus has a display too', async ({ visit }) => {
  test.slow()
  const page = await visit(game)
  await playNow(page, title)
  await expect(page.locator('.other', { hasText: 'Ignotus' })).toBeVisible()
  await playOn(page, { most: 3000, seed: 4 })
  await expect(page.locator('.end-page h1')).toBeVisible()
  await expect(page.locator('.score-table tfoot td')).toHaveCount(2)
})

test('a whole game of Alma Mater by keyboard alone', async ({ visit }) => {
  test.slow()
  const page = await visit(game)
  await playNow(page, title)
  await playByKeys(page)
  await expect(page.locator('.score-table tfoot td')).toHaveCount(2)
})

test('the table of Alma Mater has no serious problem of accessibility in either theme, and every place is named', async ({
  visit,
}) => {
  const page = await visit({ ...game, bots: 3 })
  await playNow(page, title)
  await playOn(page, { most: 30, seed: 3 })
  // With its consequences shown, which scroll where there are many.
  await page.locator('.question [data-choice]').first().focus()
  await expect(page.getByRole('region', { name: 'What this answer brings' })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  const { all, missing } = await spokenNames(page)
  expect(all).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('on a phone the panel of the question opens, and an answer is given by two taps on the board', async ({
  visit,
}) => {
  const page = await visit(game, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await playNow(page, title)
  const card = page.locator('.setup-card [data-place^="card:"][data-marks*="legal"]').first()
  await expect(card).toBeInViewport()
  const place = await card.getAttribute('data-place')
  await card.tap()
  await expect(page.locator('[data-confirm]')).toBeVisible()
  await card.tap()
  await expect(page.locator(`.setup-card--kept [data-place="${place}"]`)).toBeVisible()
})
