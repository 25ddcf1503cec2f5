import { seriousProblems } from './accessibility.ts'
import { tableForTwo, takeSeat } from './table-for-two.ts'
import { expect, playNow, test } from './visitor.ts'

test('home puts first what waits for me: the question, since when, how long there is; then one list of all my tables', async ({
  visit,
}) => {
  const host = await visit({ name: 'Ada' })
  const guest = await visit(
    { name: 'Blaise' },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  )
  await takeSeat(guest, await tableForTwo(host))
  await expect(guest.getByText(/^All seats are taken.+From .+ you may start it too\.$/)).toBeVisible()
  await host.goto('/')
  await expect(host.locator('.waiting-card')).toContainText('All seats are taken. Do you start the game?')
  await host.getByRole('link', { name: /^Go there: Newton/ }).click()
  await host.getByRole('button', { name: 'Start the game' }).click()
  const question = await host.locator('.question h1').innerText()
  await playNow(host)
  await host.goto('/')
  await expect(host.getByRole('heading', { name: 'A table waits for you, Ada.' })).toBeVisible()
  const card = host.locator('.waiting-card')
  await expect(card).toContainText(question)
  await expect(card).toContainText(/Since \d\d:\d\d/)
  await expect(card).toContainText(/\d+ d.* left/)
  await expect(card).toContainText('then the others may let a bot stand in')
  expect(await seriousProblems(host)).toEqual([])
  // The table of this device is in the list; the one that waits is not told twice.
  await expect(host.locator('.tables').first().locator('li')).toHaveCount(1)
  await expect(host.locator('.tables').first()).toContainText('on this device')
  await card.getByRole('link', { name: /^Play: Newton/ }).click()
  await expect(host.locator('.question h1')).toHaveText(question)

  await guest.goto('/')
  await expect(guest.getByRole('heading', { name: 'A table waits for you, Blaise.' })).toBeVisible()
  const wide = await guest.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
})
