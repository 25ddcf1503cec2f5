import type { Page } from '@playwright/test'
import { playOn } from './autoplay.ts'
import { expect, playNow, test } from './visitor.ts'

/** Counts from now on what flies and what rises. */
const count = (page: Page) =>
  page.evaluate(() => {
    const layer = document.querySelector('.motion-layer')
    if (layer === null) throw new Error('there is no layer for motion')
    const seen = { flown: 0, risen: 0 }
    Object.assign(window, { seen })
    new MutationObserver(all => {
      for (const node of all.flatMap(one => [...one.addedNodes]))
        if ((node as Element).classList.contains('rising')) seen.risen++
        else seen.flown++
    }).observe(layer, { childList: true })
  })
const counted = (page: Page): Promise<{ flown: number; risen: number }> =>
  page.evaluate(() => (window as unknown as { seen: { flown: number; risen: number } }).seen)

test('cards fly and gains rise, and a question can be answered meanwhile', async ({ visit }) => {
  const page = await visit(
    { options: { masterDraft: false }, motion: 'system' },
    { reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } },
  )
  await playNow(page)
  await count(page)
  const title = page.locator('.question h1')
  const asked = await title.innerText()
  await page.locator('.question [data-choice^="play:"]').first().click()
  await expect(title).not.toHaveText(asked)
  await expect.poll(async () => (await counted(page)).flown).toBeGreaterThan(0)
  await playOn(page, { most: 8, seed: 3 })
  await expect.poll(async () => (await counted(page)).risen).toBeGreaterThan(0)
  await expect(page.locator('.motion-layer > *')).toHaveCount(0)
})

test('nothing moves for who wants no motion', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false }, motion: 'system' })
  await playNow(page)
  await count(page)
  await playOn(page, { most: 8, seed: 3 })
  expect(await counted(page)).toEqual({ flown: 0, risen: 0 })
})
