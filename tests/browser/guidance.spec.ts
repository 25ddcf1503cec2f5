import { playOn } from './autoplay.ts'
import { expect, gameCard, playNow, test } from './visitor.ts'

test('a hint names the best answers with their reasons, marks them on the board, and can be followed', async ({
  visit,
}) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  const best = page.locator('.hint-row').first()
  await expect(best).toContainText('next')
  const choice = await best.getAttribute('data-choice')
  expect(choice).toMatch(/^play:/)
  await expect(page.locator('[data-marks~="hint-1"]').first()).toBeAttached()
  await best.click()
  await expect(page.locator('.hint')).toHaveCount(0)
  await expect(page.locator(`.question [data-choice="${choice}"]`)).toHaveCount(0)
})

test('a hint at a table of the server comes from its bots, and is put away with the button', async ({ visit }) => {
  const page = await visit({ name: 'Ada' })
  await page.goto('/')
  await gameCard(page).getByRole('button', { name: 'With friends' }).click()
  for (const free of [2, 1, 0]) {
    await page.getByLabel('Add a bot').last().selectOption({ index: 1 })
    await expect(page.getByText('Free seat')).toHaveCount(free)
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await playOn(page, { most: 200, stopAt: '.question [data-choice^="play:"]' })
  const asked = page.waitForResponse(/\/advice/)
  await page.getByRole('button', { name: 'Hint' }).click()
  expect((await asked).status()).toBe(200)
  await expect(page.locator('.hint-row')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.hint')).toHaveCount(0)
})
