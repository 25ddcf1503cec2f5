import type { Page } from '@playwright/test'
import { seriousProblems, spokenNames } from './accessibility.ts'
import { playByKeys, playOn } from './autoplay.ts'
import { expect, playNow, test } from './visitor.ts'

const game = { game: 'expo1906' }
const title = 'Expo 1906'

/** A freshman begins by laying drawn tiles in place of Scrap: a table whose first question is about the Laboratory. */
const freshman = { ...game, options: { handicaps: ['freshman', 'scientist'] } }

const piece = (page: Page) => page.locator('.reserve [data-piece]').first()
const freeCell = (page: Page) => page.locator('.lab-plate [data-place^="cell:"][data-marks*="legal"]')
const lying = (page: Page) => page.locator('.lab-plate [data-place^="tile:"]')
const ghost = (page: Page) => page.locator('.lab-ghost')

test('a whole game of Expo 1906 against a bot, with its Ghosts', async ({ visit }) => {
  test.slow()
  const page = await visit(game)
  await playNow(page, title)
  await playOn(page, { most: 2000, seed: 4 })
  await expect(page.locator('.end-page h1')).toBeVisible()
  await expect(page.locator('.score-table tfoot td')).toHaveCount(2)
})

test('a whole game of Expo 1906 alone against the Ghost, by keyboard alone', async ({ visit }) => {
  test.slow()
  const page = await visit({ ...game, bots: 0 })
  await playNow(page, title)
  await expect(page.locator('.ghost-cards')).toBeVisible()
  await playByKeys(page)
  await expect(page.locator('.score-table tfoot td')).toHaveCount(1)
})

test('a tile is dragged from the reserve into the Laboratory and turned on the way by R and the wheel', async ({
  visit,
}) => {
  const page = await visit(freshman)
  await playNow(page, title)
  const tile = await piece(page).getAttribute('data-place')
  await piece(page).hover()
  await page.mouse.down()
  await page.mouse.move(600, 500, { steps: 4 })
  await expect(page.locator('.table-carried svg')).toBeVisible()
  const cell = freeCell(page).nth(2)
  await cell.hover()
  await expect(ghost(page)).toHaveCount(1)
  const look = await ghost(page).innerHTML()
  await page.keyboard.press('r')
  await expect.poll(() => ghost(page).innerHTML()).not.toBe(look)
  const turned = await ghost(page).innerHTML()
  await page.mouse.wheel(0, 100)
  await expect.poll(() => ghost(page).innerHTML()).not.toBe(turned)
  await page.mouse.up()
  await expect(page.locator(`.lab-plate [data-place="${tile}"]`)).toBeVisible()
  await expect(page.locator('.table-carried svg')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(lying(page)).toHaveCount(0)
})

test('a tile that is dropped beside the Laboratory goes back to the reserve', async ({ visit }) => {
  const page = await visit(freshman)
  await playNow(page, title)
  await piece(page).hover()
  await page.mouse.down()
  await page.mouse.move(400, 600, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('.held-bar')).toHaveCount(0)
  await expect(lying(page)).toHaveCount(0)
  await expect(page.locator('.reserve [data-piece]')).toHaveCount(2)
})

test('on a phone a tile is placed by taps: taken up, laid down, turned with a button, and confirmed', async ({
  visit,
}) => {
  const page = await visit(freshman, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await playNow(page, title)
  await piece(page).tap()
  await freeCell(page).first().tap()
  await expect(ghost(page)).toHaveCount(1)
  const look = await ghost(page).innerHTML()
  await page.getByRole('button', { name: 'Turn', exact: true }).tap()
  await expect.poll(() => ghost(page).innerHTML()).not.toBe(look)
  await expect(lying(page)).toHaveCount(0)
  await page.locator('[data-confirm]').tap()
  await expect(lying(page)).toHaveCount(1)
})

test('the table of Expo 1906 has no serious problem of accessibility in either theme, and every place is named', async ({
  visit,
}) => {
  const page = await visit({ ...game, bots: 3 })
  await playNow(page, title)
  await playOn(page, { most: 40, seed: 3 })
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
  expect(await seriousProblems(page)).toEqual([])
  const { all, missing } = await spokenNames(page)
  expect(all).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
