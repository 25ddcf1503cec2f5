import { seriousProblems, spokenNames } from './accessibility.ts'
import { answerByKeys, playOn } from './autoplay.ts'
import { expect, playNow, test } from './visitor.ts'

const game = { game: 'inventions' }
const title = 'Inventions'

test('a whole game of Inventions against a bot and Chronos, with the open chain drawn as a path', async ({ visit }) => {
  test.slow()
  const page = await visit(game)
  await playNow(page, title)
  await expect(page.locator('.chronos-strip')).toBeVisible()
  // An offer may still be seen for a moment after the answer that has taken it away: then on to the next one.
  await expect(async () => {
    await playOn(page, { most: 400, seed: 7, stopAt: '.chain-offer' })
    await expect(page.locator('.chain-link').first()).toContainText('main action', { timeout: 2000 })
  }).toPass()
  const offer = page.locator('.chain-offer').first()
  const place = await offer.locator('[data-place]').getAttribute('data-place')
  await expect(page.locator(`.society [data-place="${place}"], .world-plate [data-place="${place}"]`)).toBeVisible()
  await playOn(page, { most: 3000, seed: 8 })
  await expect(page.locator('.score-table tfoot td')).toHaveCount(2)
})

test('a whole game of Inventions alone, by keyboard alone', async ({ visit }) => {
  test.slow()
  const page = await visit({ ...game, bots: 0 })
  await playNow(page, title)
  const offered = page.locator('.question [data-choice]')
  const end = page.locator('.end-page')
  for (let given = 0; given < 1000 && (await end.count()) === 0; given++) {
    const count = Math.min(await offered.count(), 26)
    if (count === 0) await page.waitForTimeout(20)
    else await answerByKeys(page, (given * 7) % count)
  }
  await expect(page.locator('.score-table tfoot td').first()).toBeVisible()
})

test('the table of Inventions has no serious problem of accessibility in either theme, and every place is named', async ({
  visit,
}) => {
  const page = await visit({ ...game, bots: 3 })
  await playNow(page, title)
  await playOn(page, { most: 12, seed: 3 })
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
  expect(await seriousProblems(page)).toEqual([])
  const { all, missing } = await spokenNames(page)
  expect(all).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('on a phone the panel of the question opens, and an idea is taken up on the world by two taps', async ({
  visit,
}) => {
  const page = await visit(game, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await playNow(page, title)
  const card = page.locator('.world-plate [data-place^="card:"][data-marks*="legal"]').first()
  const asked = await page.locator('.question h1').innerText()
  await card.tap()
  await expect(page.locator('[data-confirm]')).toBeVisible()
  await card.tap()
  await expect(page.locator('.question h1')).not.toHaveText(asked)
})
