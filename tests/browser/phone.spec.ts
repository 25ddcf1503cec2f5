import type { Page } from '@playwright/test'
import { expect, playNow, test } from './visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const heightOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).boundingBox())?.height ?? 0

test('on a phone the board grows when the edge of the question is dragged down, or moved by keys', async ({
  visit,
}) => {
  const page = await visit({}, phone)
  await playNow(page)
  const grip = page.getByRole('separator', { name: 'Size of the question' })
  const before = await heightOf(page, '.table-main')
  const box = await grip.boundingBox()
  if (box === null) throw new Error('the edge of the question is not there')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y + 140, { steps: 4 })
  await page.mouse.up()
  const dragged = await heightOf(page, '.table-main')
  expect(dragged).toBeGreaterThan(before + 80)
  await grip.press('ArrowUp')
  expect(await heightOf(page, '.table-main')).toBeLessThan(dragged)
  await expect(page.locator('.question [data-choice]').first()).toBeVisible()
})

/** Two taps or a pinch on the ground of the plate, as a browser sends them. */
const touch = (page: Page, steps: readonly (readonly (readonly [number, number])[])[]): Promise<void> =>
  page.evaluate(all => {
    const pane = document.querySelector('.zoomed-pane')
    if (pane === null) throw new Error('there is no plate')
    const { left, top } = pane.getBoundingClientRect()
    let before: Touch[] = []
    for (const points of all) {
      const touches = points.map(
        ([x, y], identifier) => new Touch({ identifier, target: pane, clientX: left + x, clientY: top + y }),
      )
      const type = touches.length === 0 ? 'touchend' : before.length === touches.length ? 'touchmove' : 'touchstart'
      const changedTouches = touches.length === 0 ? before : touches
      pane.dispatchEvent(new TouchEvent(type, { touches, changedTouches, cancelable: true, bubbles: true }))
      before = touches
    }
  }, steps)

test('on a phone two taps show the whole plate and two more the part that is asked, and two fingers draw it larger', async ({
  visit,
}) => {
  const page = await visit({}, phone)
  await playNow(page)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const widthOf = async (): Promise<number> => (await page.locator('.zoomed-plate').boundingBox())?.width ?? 0
  const first = await widthOf()
  const doubleTap = [[[30, 30]], [], [[30, 30]], []] as const
  await touch(page, doubleTap)
  await expect.poll(widthOf).not.toBe(first)
  await touch(page, doubleTap)
  await expect.poll(widthOf).toBe(first)
  await touch(page, [
    [
      [100, 100],
      [140, 100],
    ],
    [
      [70, 100],
      [170, 100],
    ],
    [],
  ])
  await expect.poll(widthOf).toBeGreaterThan(first * 1.5)
})

test('a plate is shown whole where all of it can be read, and else the part that is asked', async ({ visit }) => {
  const page = await visit({ game: 'expo1906' }, { viewport: { width: 1024, height: 600 } })
  await playNow(page, 'Expo 1906')
  await page.getByRole('button', { name: 'Patents', exact: true }).click()
  const pane = page.locator('.zoomed-pane')
  const hidden = () =>
    pane.evaluate(one => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight))
  await expect.poll(hidden).toBeLessThanOrEqual(1)
  await expect(page.locator('.zoomed-button')).toHaveCount(0)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.locator('.zoomed-button')).toBeVisible()
})

test('with large text no page of a phone scrolls sideways', async ({ visit }) => {
  const page = await visit({ textSize: 150 }, phone)
  for (const address of ['/', '/settings', '/rules/newton', '/components/newton', '/you', '/about']) {
    await page.goto(address)
    await expect(page.locator('.site h1').first()).toBeVisible()
    const beyond = await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth)
    expect(beyond, address).toBeLessThanOrEqual(0)
  }
})
