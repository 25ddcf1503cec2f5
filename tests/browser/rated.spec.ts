import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { expect, gameCard, test } from './visitor.ts'

test('a rated table says so before anybody sits down, has no hints, and tells at the end what it changed', async ({
  visit,
}) => {
  test.slow()
  const host = await visit({ name: 'Ada', newcomer: false })
  await host.goto('/')
  await gameCard(host).getByRole('button', { name: 'With friends' }).click()
  // The page of games has a field of that name too.
  await expect(host.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await host.getByLabel('Players').selectOption('1')
  const rated = host.getByLabel('Rated: the result changes everybody’s rating')
  await expect(rated).toBeDisabled()
  await expect(host.getByText('A rated game has at least two seats.')).toBeVisible()
  await host.getByLabel('Players').selectOption('2')
  await rated.check()
  await expect(host.getByLabel('hints')).toBeDisabled()
  await host.getByRole('button', { name: 'Copy link' }).click()
  const link = await host.locator('.lobby-link').inputValue()

  const guest = await visit({ name: '', language: 'it' }, { viewport: { width: 390, height: 844 } })
  await guest.goto(link)
  await expect(guest.locator('.invitation-facts')).toContainText('Classificata')
  await expect(guest.locator('.invitation-facts')).toContainText('è ultimo')
  await expect(guest.getByText('troppo presto per dirlo')).toBeVisible()
  expect(await seriousProblems(guest)).toEqual([])

  await host.locator('.lobby select').selectOption('novice')
  await expect(host.locator('.lobby').getByText(/Novice \(\d+\)/)).toBeVisible()
  await host.getByRole('button', { name: 'Start the game' }).click()
  await playOn(host, { most: 2000 })
  const changed = host.getByRole('region', { name: 'What it changed' })
  await expect(changed.getByText(/^1500 → \d+/)).toBeVisible()
  await expect(host.getByRole('button', { name: 'Hint' })).toHaveCount(0)
  expect(await seriousProblems(host)).toEqual([])

  await changed.getByRole('link', { name: 'Everybody’s ratings' }).click()
  await expect(host.getByRole('heading', { level: 1 })).toHaveText('Ratings: Newton')
  await expect(host.getByRole('region', { name: 'Your ratings' })).toContainText('9 rated games to go')
  await expect(host.getByRole('row', { name: /Master bot/ })).toBeVisible()
})
