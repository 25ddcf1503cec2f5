import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { expect, gameCard, test } from './visitor.ts'

test('a host arranges the table: players, clock, colours, hints and who may come; everybody sees it, and so it is played', async ({
  visit,
}) => {
  const host = await visit({ name: 'Ada' })
  await host.goto('/')
  await gameCard(host).getByRole('button', { name: 'With friends' }).click()
  // The page of games has a field of that name too.
  await expect(host.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await host.getByLabel('Players').selectOption('2')
  await expect(host.locator('.lobby > li')).toHaveCount(2)
  await host.getByLabel('Clock or pace').selectOption('days')
  await host.getByLabel('hints').uncheck()
  await host.getByLabel('Anybody may join').check()
  const colour = host.getByRole('group', { name: 'Colours' }).getByLabel('Ada')
  const other = host.getByRole('group', { name: 'Colours' }).getByLabel('Seat 2')
  const before = await colour.inputValue()
  await colour.selectOption(await other.inputValue())
  await expect(other).toHaveValue(before)
  expect(await seriousProblems(host)).toEqual([])

  const guest = await visit({ name: 'Blaise' })
  await guest.goto('/')
  await guest.getByRole('button', { name: 'Sit down: Newton, Ada' }).last().click()
  await expect(guest.getByText('Over days')).toBeVisible()
  await expect(guest.getByLabel('Players')).toHaveCount(0)
  await expect(host.locator('.lobby').getByText('Blaise')).toBeVisible()

  // Nobody who sits there can be left out.
  await expect(host.getByLabel('Players').locator('option:disabled')).toHaveText(['1'])

  await host.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all(
    [host, guest].map(page => playOn(page, { most: 40, stopAt: '[data-choice^="play:"]', patience: 3 })),
  )
  await expect(host.getByRole('timer').first()).toContainText('d')
  for (const page of [host, guest]) await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0)
})
