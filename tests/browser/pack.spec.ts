import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { componentHash } from '../../src/kernel/components.ts'
import { readJson } from '../../src/kernel/json.ts'
import { readRecord, writeRecord } from '../../src/kernel/record.ts'
import { takeSeat } from './table-for-two.ts'
import { expect, gameCard, test } from './visitor.ts'

const standard = (): { masters: { vp: unknown }[] } =>
  JSON.parse(readFileSync('src/games/newton/components.json', 'utf8'))

/** A file of Newton's components with the points of the first Master as given. */
function fileWith(vp: unknown): { name: string; mimeType: string; buffer: Buffer } {
  const pack = standard()
  Object.assign(pack.masters[0] ?? {}, { vp })
  return { name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(pack)) }
}

async function choose(page: Page, vp: unknown): Promise<void> {
  await page.getByText('Components of your own').first().click()
  await page.locator('.pack-chooser input[type=file]').setInputFiles(fileWith(vp))
}

test('a table is played with components from a file, says so also after a reload, and the next has the standard ones', async ({
  visit,
}) => {
  const page = await visit()
  await page.goto('/')
  await gameCard(page).getByRole('button', { name: 'Set up' }).click()
  await choose(page, 'many')
  await expect(page.getByRole('alert')).toContainText('masters[0].vp')
  await page.locator('.pack-chooser input[type=file]').setInputFiles(fileWith(1e9))
  await expect(page.getByRole('alert')).toContainText('masters[0].vp: at most 9999, not 1000000000')
  await page.locator('.pack-chooser input[type=file]').setInputFiles(fileWith(9))
  await expect(page.getByRole('status').filter({ hasText: 'Components of your own' })).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
  await expect(page.locator('.pack-badge')).toHaveText('own components')
  await page.reload()
  await expect(page.locator('.pack-badge')).toBeVisible()
  await page.goto('/')
  await gameCard(page).getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
  await expect(page.locator('.pack-badge')).toHaveCount(0)
})

test('the host of a table with friends chooses its components, and all who come see it', async ({ visit }) => {
  const host = await visit({ name: 'Ada' })
  await host.goto('/')
  await gameCard(host).getByRole('button', { name: 'With friends' }).click()
  await choose(host, 9)
  await expect(host.getByRole('status').filter({ hasText: 'Components of your own' })).toBeVisible()
  await host.getByRole('button', { name: 'Copy link' }).first().click()
  const guest = await visit({ name: 'Blaise' })
  await takeSeat(guest, await host.locator('.lobby-link').inputValue())
  await expect(guest.locator('.pack-badge')).toBeVisible()
  await expect(guest.locator('.pack-chooser')).toHaveCount(0)
})

test('a moment of a finished game with components of its own is shared when its owner lets the server keep it, until they withdraw it', async ({
  visit,
}) => {
  const pack = readJson(String(fileWith(9).buffer), 'the pack')
  const { record } = readRecord(readFileSync('src/games/newton/fixtures/solo.txt', 'utf8'))
  const own = writeRecord({ ...record, components: componentHash(pack), pack })
  const page = await visit({ name: 'Ada' })
  await page.goto('/')
  const file = { name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(own) }
  await page.locator('.open-file input[type=file]').setInputFiles(file)
  await expect(page).toHaveURL(/\/replay\/here-/)
  await page.goto(`${page.url().split('?')[0]}?at=11&seat=0`)
  await page.getByRole('button', { name: 'Copy link to here' }).click()
  await page.getByRole('button', { name: 'Keep it at the server' }).click()
  const address = await page.getByLabel('Link to this game').inputValue()

  const friend = await visit({ name: 'Blaise' })
  await friend.goto(address)
  await expect(friend).toHaveURL(/\/replay\/here-shared-\w+\?at=11&seat=0$/)
  await expect(friend.getByRole('slider')).toHaveValue('11')

  await page.goto('/you')
  const games = page.getByRole('list', { name: 'Games that you shared' })
  await games.getByRole('button', { name: 'Withdraw: Newton' }).click()
  await expect(games).toHaveCount(0)
  const at = `/api/shared-games/${new URL(address).pathname.split('/').at(-1)}`
  expect((await page.request.get(at)).status()).toBe(404)
})
