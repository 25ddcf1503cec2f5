import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { expect, playNow, test } from './visitor.ts'

const password = 'the stars are far'

test('a finished game is among the results, can be taken along, and is shared by a link that works anywhere', async ({
  visit,
}) => {
  const page = await visit({ game: 'almamater', bots: 1 })
  await page.goto('/history')
  await expect(page.getByText('No game played to its end yet')).toBeVisible()
  await playNow(page, 'Alma Mater')
  await playOn(page, { most: 2_000, stopAt: '.end-page' })
  await expect(page.locator('.end-page h1')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toBe('/shared')
  await page.getByRole('button', { name: 'Picture' }).click()
  const picture = page.getByRole('img', { name: /^Alma Mater, .*1st .*: \d+; 2nd / })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  expect(await seriousProblems(page)).toEqual([])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the picture' }).click()
  expect(
    readFileSync(await (await file).path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')

  await page.goto('/')
  await page.getByRole('link', { name: 'All your results' }).click()
  await expect(page.getByText('1 game played to the end')).toBeVisible()
  await expect(page.getByText('on this device')).toBeVisible()
  await page.getByRole('link', { name: 'Alma Mater', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Where the points come from' })).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'As a table (CSV)' }).click()
  expect(readFileSync(await (await saved).path(), 'utf8').split('\r\n')).toHaveLength(3)
  const play = await page.getByRole('link', { name: /Enter in BG Stats/ }).getAttribute('href')
  expect(JSON.parse(new URL(play ?? '').searchParams.get('data') ?? '')).toMatchObject({ game: { name: 'Alma Mater' } })
  await page.getByLabel('Players').selectOption('alone')
  await expect(page.getByText('No game like that.')).toBeVisible()

  const friend = await visit({ name: 'Blaise' })
  await friend.goto(link)
  await expect(friend).toHaveURL(/\/replay\/here-shared-/)
  await expect(friend.locator('.replay-tools')).toBeVisible()
  // What others have shared is neither the friend's table nor their result.
  await friend.goto('/history')
  await expect(friend.getByText('No game played to its end yet')).toBeVisible()
  await friend.goto(link.slice(0, -40))
  await expect(friend.getByRole('heading', { name: 'This link holds no game' })).toBeVisible()
})

test('a person decides who sees their results, has all that is kept of them, and deletes it', async ({ visit }) => {
  const name = `Hypatia ${randomUUID().slice(0, 8)}`
  const page = await visit({ name })
  await page.goto('/you')
  const form = page.locator('.account-part').filter({ has: page.getByRole('heading', { name: 'Take a name' }) })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('New password').fill(password)
  await form.getByRole('button', { name: 'Make this name mine' }).click()
  await expect(page.getByText(`You are ${name}.`)).toBeVisible()

  const stranger = await visit({ name: 'Somebody' })
  await stranger.goto(`/person/${encodeURIComponent(name)}`)
  await expect(stranger.getByText('shows nothing but the name')).toBeVisible()
  expect(await seriousProblems(stranger)).toEqual([])

  await page.getByRole('link', { name: 'Your page' }).click()
  await page.getByLabel('Who sees how your games went').selectOption('Everybody')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByText('Kept.')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('has not played a game to its end yet')).toBeVisible()

  await page.goto('/you')
  await page.getByText('What is kept of you').click()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download it all' }).click()
  expect(JSON.parse(readFileSync(await (await saved).path(), 'utf8'))).toMatchObject({ person: { name } })
  page.on('dialog', dialog => dialog.accept())
  const data = page.locator('details').filter({ hasText: 'What is kept of you' })
  await data.getByLabel('Present password').fill(password)
  await data.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('This browser has no name at the server yet')).toBeVisible()
  const response = await stranger.request.get(`/api/people/${encodeURIComponent(name)}`)
  expect(response.ok()).toBe(false)
})
