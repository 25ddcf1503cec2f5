import { expect, playNow, test } from './visitor.ts'

test('a game can be played by keyboard alone: letters and arrows choose, Enter answers, Ctrl+Z takes back', async ({
  visit,
}) => {
  const page = await visit({ options: { masterDraft: false } })
  await page.goto('/')
  // Tab to "Play now" and press it.
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Play now') break
  }
  await page.keyboard.press('Enter')
  const title = page.locator('.question h1')
  await expect(title).toBeVisible()
  const asked = await title.innerText()
  await page.keyboard.press('b')
  await expect(page.locator('.question [data-choice]:focus')).toHaveCount(1)
  await page.keyboard.press('ArrowUp')
  const key = await page.locator('.question [data-choice]:focus').getAttribute('data-choice')
  expect(key).toMatch(/^play:/)
  await expect(page.locator('.question-then')).toContainText('Then')
  await page.keyboard.press('Enter')
  await expect(title).not.toHaveText(asked)
  await page.keyboard.press('Control+z')
  await expect(title).toHaveText(asked)
  // Three whole turns, each answer by a letter.
  const moment = page.locator('.table-moment')
  for (let answers = 0; answers < 60 && !(await moment.innerText()).includes('turn 4'); answers++) {
    if ((await page.locator('.question [data-choice]').count()) === 0) {
      await page.waitForTimeout(50)
      continue
    }
    await page.keyboard.press('a')
    // The question may be another by now: then nothing is focused, and there is nothing to wait for.
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-choice'))
    if (focused?.startsWith('quick-')) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(30)
  }
  await expect(moment).toContainText('turn 4')
})

test('new questions are announced, and every place of the board has a spoken name', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  await expect(page.locator('[aria-live="polite"]')).toContainText(await page.locator('.question h1').innerText())
  const names = await page
    .locator('[data-place]')
    .evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter(name => name.trim().length < 3)).toEqual([])
})

test('the table can be read as text', async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Table as text' }).click()
  await expect(page.locator('.outline h2').first()).toBeVisible()
  await expect(page.locator('.outline')).toContainText('Basel')
})
