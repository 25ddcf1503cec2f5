import type { Page } from '@playwright/test'
import { playOn } from './autoplay.ts'
import { tableForTwo, takeSeat } from './table-for-two.ts'
import { expect, test } from './visitor.ts'

/** A link with which anybody may watch, as somebody at the table makes it. */
async function spectatorLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Copy a link for spectators' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  return link
}

/** Plays a card and takes it back, when it is this person's turn to play one. */
async function takeBackOneAnswer(page: Page, other: Page): Promise<void> {
  const playing = '.question [data-choice^="play:"]'
  const card = page.locator(playing).first()
  await Promise.all([playOn(page, { most: 200, stopAt: playing }), playOn(other, { most: 200, patience: 2 })])
  await card.click()
  await expect(card).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
}

test('two people play a whole game over the server, with a phone, a reload, an undo and a spectator', async ({
  visit,
}) => {
  test.slow()
  const ada = await visit({ name: 'Ada' }, { permissions: ['clipboard-read', 'clipboard-write'] })
  const blaise = await visit(
    { name: 'Blaise' },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  )
  const invitation = await tableForTwo(ada)
  await takeSeat(blaise, invitation)
  await expect(blaise.getByText('Waiting for players')).toBeVisible()
  await expect(ada.locator('.lobby').getByText('Blaise')).toBeVisible()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  await expect(ada.locator('.question h1')).toBeVisible()
  await expect(blaise.locator('.question h1')).toBeVisible()

  const both = (most: number, seed: number, patience: number) =>
    Promise.all([playOn(ada, { most, seed, patience }), playOn(blaise, { most, seed: seed + 1, patience })])
  await both(12, 3, 1)
  const watcher = await visit({ name: 'Chiara' })
  await watcher.goto(await spectatorLink(ada))
  await expect(watcher.locator('.table-moment')).toHaveText(await ada.locator('.table-moment').innerText())
  await expect(watcher.locator('.question [data-choice]')).toHaveCount(0)

  await takeBackOneAnswer(ada, blaise)
  await ada.reload()
  await expect(ada.locator('.question h1')).toBeVisible()
  await both(2000, 5, 20)
  await expect(ada.locator('.end-page h1')).toBeVisible()
  await expect(blaise.locator('.end-page h1')).toBeVisible()
  await expect(watcher.locator('.end-page h1')).toBeVisible()
  expect(await ada.locator('.score-table tfoot').innerText()).toBe(
    await blaise.locator('.score-table tfoot').innerText(),
  )
})

test('the log of a table is whole again after a reload, and who has the name of the host is not the host', async ({
  visit,
}) => {
  const host = await visit({ name: 'Ada' })
  const guest = await visit({ name: 'Ada' })
  await takeSeat(guest, await tableForTwo(host))
  await expect(guest.getByText('Waiting for players')).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Start the game' })).toHaveCount(0)
  await host.getByRole('button', { name: 'Start the game' }).click()
  await expect(guest.locator('.question h1')).toBeVisible()
  const lines = guest.locator('.log > li')
  await guest.locator('.log-handle').click()
  await expect(async () => {
    await Promise.all([playOn(host, { most: 4, patience: 1 }), playOn(guest, { most: 4, seed: 2, patience: 1 })])
    expect(await lines.count()).toBeGreaterThan(8)
  }).toPass()
  // Again if the last answer was still on its way.
  await expect(async () => {
    const before = await lines.allTextContents()
    await guest.reload()
    await guest.locator('.log-handle').click()
    await expect(lines).toHaveText(before)
  }).toPass()
})
