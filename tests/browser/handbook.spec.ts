import type { Page } from '@playwright/test'
import { seriousProblems } from './accessibility.ts'
import { expect, playNow, test } from './visitor.ts'

const games = ['newton', 'expo1906', 'almamater', 'inventions'] as const
const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 657 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const

const open = async (page: Page, game: string, chapter = ''): Promise<void> => {
  await page.goto(`/handbook/${game}${chapter}`)
  await expect(page.locator('#summary')).toBeAttached()
}

/** How far the page is wider than its window. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Places that a picture is of, or that its letters stand on, and that are cut off; it runs in the page. */
const cutOff = (pictures: Element[]): string[] =>
  pictures.flatMap(picture => {
    const frame = picture.getBoundingClientRect()
    const isSeen = (place: Element): boolean => {
      const { left, right, top, bottom, width, height } = place.getBoundingClientRect()
      const across = Math.min(right, frame.right) - Math.max(left, frame.left)
      const down = Math.min(bottom, frame.bottom) - Math.max(top, frame.top)
      return width > 0 && across >= 0.9 * width - 1 && down >= 0.9 * height - 1
    }
    const shown = picture.getAttribute('data-shows')?.split(' ') ?? []
    return shown
      .filter(place => place !== '')
      .filter(place => ![...picture.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].some(isSeen))
      .map(place => `${picture.getAttribute('aria-label')}: ${place}`)
  })

for (const game of games)
  test(`the handbook of ${game} is drawn whole at each size, each picture with the pieces that it speaks of, and has no serious problem of accessibility`, async ({
    visit,
  }) => {
    test.slow()
    const page = await visit({}, { viewport: sizes[0] })
    await open(page, game)
    const pictures = page.locator('.board-picture')
    expect(await pictures.count()).toBeGreaterThan(8)
    const flat = await pictures.evaluateAll(all => all.filter(one => one.getBoundingClientRect().height < 40).length)
    expect(flat, 'pictures without height').toBe(0)
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await overhang(page), `${size.width}`).toBeLessThanOrEqual(0)
      await expect.poll(() => pictures.evaluateAll(cutOff), `${size.width}`).toEqual([])
      expect(await page.locator('.board-picture[data-shows*=":"]').count()).toBeGreaterThan(5)
    }
    await page.setViewportSize(sizes[0])
    // The boards themselves are looked at on their tables.
    expect(await seriousProblems(page, '.board-picture-stage')).toEqual([])
  })

test('a letter stands on the piece that it names', async ({ visit }) => {
  const page = await visit()
  await open(page, 'newton')
  const figure = page.locator('.handbook-picture').filter({ hasText: 'Italy and the sea around it' })
  const letters = figure.locator('.board-picture > .letter')
  await expect(letters).toHaveText(['a', 'b', 'c', 'd'])
  const picture = await figure.locator('.board-picture').boundingBox()
  for (const letter of await letters.all()) {
    const box = await letter.boundingBox()
    expect(box?.x).toBeGreaterThan((picture?.x ?? 0) - 24)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0) + 24)
  }
})

test('the handbook is searched, and what is found is shown', async ({ visit }) => {
  const page = await visit()
  await open(page, 'newton')
  await page.getByRole('searchbox').first().fill('potion volume')
  await expect(page.getByRole('status').first()).toContainText('passage')
  await page.locator('.handbook-aside .handbook-search a').first().click()
  await expect(page.locator('.handbook-chapter [id]:focus')).toBeInViewport()
})

test('a chapter has an address, and leads to its exact rules and back', async ({ visit }) => {
  const page = await visit()
  await open(page, 'newton', '#travel')
  await expect(page.locator('#travel')).toBeInViewport()
  await page.locator('#travel').getByRole('link', { name: 'N-7' }).click()
  await expect(page.locator('[id="N-7"]')).toBeInViewport()
  await page.getByRole('link', { name: 'The handbook tells it with pictures' }).click()
  await expect(page.locator('#travel')).toBeInViewport()
})

test('on a phone the bar at the thumb turns chapters and opens the contents', async ({ visit }) => {
  const page = await visit({ language: 'it' }, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await open(page, 'inventions')
  await page.getByRole('button', { name: 'Capitolo successivo' }).tap()
  await expect(page.locator('#setup')).toBeInViewport()
  await page.locator('.thumb-contents').tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Eureka', exact: true }).tap()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('#eureka')).toBeInViewport()
})

test('on paper there is no navigation; the summary can be printed alone', async ({ visit }) => {
  const page = await visit()
  await open(page, 'expo1906')
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.site-header', '.site-footer', '.game-tabs', '.handbook-aside', '.thumb-bar'])
    await expect(page.locator(part)).toBeHidden()
  await expect(page.locator('#lab')).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dataset.print = 'summary'
  })
  await expect(page.locator('#lab')).toBeHidden()
  await expect(page.locator('#summary')).toBeVisible()
})

test('home page and table lead to the handbook', async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  await expect(page.locator('header').getByRole('link', { name: 'Handbook' })).toHaveAttribute(
    'href',
    '/handbook/newton',
  )
  await page.goto('/')
  await page.getByRole('article').first().getByRole('link', { name: 'Handbook' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('handbook')
})
