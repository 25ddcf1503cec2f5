import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { expect, playNow, test } from './visitor.ts'

const games = [
  { game: 'almamater', title: 'Alma Mater', drawn: 'Blaise’s university', told: /^Chancellors: / },
  { game: 'inventions', title: 'Inventions', drawn: 'Blaise’s society', told: /3 hidden/ },
]

for (const { game, title, drawn, told } of games)
  test(`what lies before another player of ${title} is drawn and told in words, and a keyboard reaches and leaves it`, async ({
    visit,
  }) => {
    const page = await visit({ game })
    await playNow(page, title)
    await playOn(page, { most: 25, seed: 3 })
    const strip = page.getByRole('button', { name: /^Blaise,/ })
    await strip.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Blaise' })
    const sheet = dialog.getByRole('region', { name: drawn })
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Tab')
    const thing = sheet.locator('[data-place]:focus')
    await expect(thing).toHaveAttribute('aria-label', /\w{3}/)
    const before = await page.getByRole('dialog').count()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(before + 1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(before)
    await expect(thing).toBeFocused()
    await dialog.getByText('In words').click()
    await expect(dialog.getByText(told)).toBeVisible()
    expect(await seriousProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(strip).toBeFocused()
  })

for (const { game, title, drawn } of games)
  test(`on a phone what lies before another player of ${title} is as wide as the page and no wider`, async ({
    visit,
  }) => {
    const page = await visit({ game }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    await playNow(page, title)
    await page.getByRole('button', { name: /^Blaise,/ }).tap()
    const dialog = page.getByRole('dialog', { name: 'Blaise' })
    await expect(dialog.getByRole('region', { name: drawn })).toBeVisible()
    await expect(dialog.locator('[data-form="phone"]')).toBeVisible()
    const right = await dialog
      .locator('[data-place]')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().right))
    expect(Math.max(...right)).toBeLessThanOrEqual(390)
    await dialog.getByRole('button', { name: 'Close' }).tap()
    await expect(dialog).toHaveCount(0)
  })
