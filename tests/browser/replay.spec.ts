import { readFileSync } from 'node:fs'
import { playOn } from './autoplay.ts'
import { expect, playNow, test } from './visitor.ts'

test('a finished game can be replayed, shared by its address, downloaded, opened again from the file, and forked', async ({
  visit,
}) => {
  const page = await visit({ bots: 0, options: { masterDraft: false } })
  await playNow(page)
  await playOn(page, { most: 2000, seed: 7 })
  await expect(page.locator('.end-page')).toBeVisible()
  const total = await page.locator('.score-table tfoot td').innerText()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download record' }).click()
  const file = await (await downloading).path()
  expect(readFileSync(file, 'utf8')).toContain('game newton')

  const moments = page.locator('.moments')
  await expect(moments.getByText('Decisions')).toBeVisible({ timeout: 60_000 })
  const moment = moments.locator('li a').first()
  await expect(moment).toContainText('imagined continuations')
  const better = (await moment.locator('small').first().innerText()).replace(/^better[^:]*: /, '')
  await moment.click()
  await expect(page).toHaveURL(/replay.*at=\d+&seat=0/)
  const panel = page.locator('.moment-lines')
  await expect(panel.getByRole('button', { name: 'Better' })).toContainText(better)
  await expect(panel.getByRole('button', { name: 'Better' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.hint-mark, .target-hint').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Played' }).click()
  await expect(page.getByRole('button', { name: 'Try it from here' })).toBeVisible()
  await page.goBack()
  await expect(moments.getByText('Decisions')).toBeVisible()

  await page.getByRole('link', { name: 'Replay' }).click()
  const slider = page.getByRole('slider')
  await expect(slider).toBeVisible()
  const last = Number(await slider.getAttribute('max'))
  expect(last).toBeGreaterThan(60)
  await slider.fill('10')
  await expect(page).toHaveURL(/at=10/)
  await page.getByRole('button', { name: 'On', exact: true }).click()
  await expect(page).toHaveURL(/at=11/)
  const log = page.locator('.replay-log .log > li')
  const soFar = await log.count()
  await expect(log.last()).toHaveAttribute('data-current', '')
  await slider.fill('40')
  await expect.poll(() => log.count()).toBeGreaterThan(soFar)
  await slider.fill('11')
  await expect(log).toHaveCount(soFar)
  await page.locator('[data-place^="card:"]').first().click()
  await expect(page.locator('.dialog .component-picture .card')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByTitle('as Ada saw it').click()
  await expect(page).toHaveURL(/seat=0/)
  await page.reload()
  await expect(slider).toHaveValue('11')
  await page.getByRole('button', { name: 'Fork from here' }).click()
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()

  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page).toHaveURL(/replay/)
  await page.getByRole('link', { name: 'Result' }).click()
  await expect(page.locator('.score-table tfoot td')).toHaveText(total)
})

test('a broken file is refused with what is wrong in it', async ({ visit }) => {
  const page = await visit()
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'broken.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('athenaeum 1\ngame newton\nnonsense'),
  })
  await expect(page.getByRole('alert')).toContainText('line 3')
})
