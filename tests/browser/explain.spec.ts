import type { Page } from '@playwright/test'
import { seriousProblems } from './accessibility.ts'
import { expect, playNow, test } from './visitor.ts'

const answers = async (page: Page): Promise<string> =>
  (
    await page.locator('.question [data-choice]').evaluateAll(all => all.map(one => one.getAttribute('data-choice')))
  ).join()

const card = (page: Page) => page.locator('.explained-card')

test('what the pointer rests on says what it is, also where nothing can be answered; i opens it to be read', async ({
  visit,
}) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  const asked = await answers(page)
  await page.locator('[data-place="place:basel"]').hover()
  await expect(card(page)).toContainText('Basel')
  await expect(card(page)).toContainText('Scientist')
  await page.locator('[data-place="cell:s3c1"]').hover()
  await expect(card(page)).toContainText('shelf 3, column 1')
  await expect(card(page)).toContainText('Ada')
  // A marker of the points stands on no place, and a sign is no piece.
  const marker = page.locator('.plate-map [data-kind="marker"], [data-kind="marker"]').first()
  const box = await marker.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4)
  await expect(card(page)).toContainText('Marker')
  await page.locator('.counters .counter').first().locator('svg').hover()
  await expect(card(page)).toContainText('Coin')
  await page.locator('[data-place="place:paris"]').hover()
  await expect(card(page)).toContainText('Paris')
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog', { name: 'Paris' })
  await expect(dialog).toContainText('Routes')
  await expect(card(page)).toHaveCount(0)
  expect(await seriousProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await answers(page)).toBe(asked)
})

test('what has the focus says what it is after a moment, and no answer has the letter that explains', async ({
  visit,
}) => {
  const page = await visit()
  await playNow(page)
  await page.keyboard.press('a')
  await page.keyboard.press('i')
  const read = page.getByRole('dialog')
  await expect(read).toContainText('Master')
  await page.keyboard.press('Escape')
  const keys = await page
    .locator('.question [aria-keyshortcuts]')
    .evaluateAll(all => all.map(one => one.ariaKeyShortcuts))
  expect(keys).not.toContain('I')
  await page.locator('[data-place^="master:"]').first().focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(card(page)).toContainText('Master')
})

test('with a finger that rests, things explain themselves and nothing is answered', async ({ visit }) => {
  const page = await visit(
    { options: { masterDraft: false } },
    { viewport: { width: 390, height: 844 }, hasTouch: true },
  )
  await playNow(page)
  const asked = await answers(page)
  const rest = async (selector: string): Promise<void> => {
    const box = await page.locator(selector).first().boundingBox()
    const at = { clientX: (box?.x ?? 0) + (box?.width ?? 0) / 2, clientY: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    const press = { ...at, pointerType: 'touch', bubbles: true }
    await page.locator(selector).first().dispatchEvent('pointerdown', press)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.locator(selector).first().dispatchEvent('pointerup', press)
    await page.locator(selector).first().dispatchEvent('click', at)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await answers(page)).toBe(asked)
    await expect(page.locator('.question [aria-pressed="true"]')).toHaveCount(0)
  }
  await rest('.question [data-about]')
  await rest('[data-place^="card:"]')
})

test('? lists every sign of the game and the keys of the table', async ({ visit }) => {
  const page = await visit({ game: 'inventions' })
  await playNow(page, 'Inventions')
  await page.keyboard.press('?')
  const legend = page.getByRole('dialog', { name: 'Signs and keys' })
  await expect(legend).toContainText('Ingenuity points (IP)')
  await expect(legend).toContainText('explain what the pointer or the focus is on')
  expect(await seriousProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Signs and keys' }).click()
  await expect(legend).toBeVisible()
})

test('in a large window the boards of the others stand open, also beside a plan, tell whose they are, and answer nothing', async ({
  visit,
}) => {
  const page = await visit({ game: 'inventions', bots: 2 }, { viewport: { width: 1920, height: 1000 } })
  await playNow(page, 'Inventions')
  const boards = page.locator('.board-beside')
  await expect(boards).toHaveCount(2)
  await expect(page.locator('.table-rail .strip[data-seat]')).toHaveCount(0)
  const asked = await page.locator('.question h1').innerText()
  const name = await boards.first().getAttribute('aria-label')
  const hex = boards.first().locator('[data-place^="hex:"]').first()
  await hex.hover()
  await expect(page.locator('.explained-card')).toContainText(name ?? '-')
  await hex.click()
  await expect(page.getByRole('dialog')).toContainText(name ?? '-')
  await page.keyboard.press('Escape')
  await expect(page.locator('.question h1')).toHaveText(asked)
  await page.getByRole('button', { name: 'Plan', exact: true }).click()
  await expect(page.locator('.plan-page .board-beside')).toHaveCount(2)
  await page.getByRole('button', { name: 'Back to the table' }).click()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(boards).toHaveCount(0)
  await expect(page.locator('.table-rail .strip[data-seat]')).toHaveCount(2)
})
