import { linkInLetter } from './letters.ts'
import { expect, test } from './visitor.ts'

test('an address is proved by its letter, and lets its person in on another device', async ({ visit, baseURL }) => {
  const page = await visit({ name: '' })
  const address = `ada-${Date.now()}@example.org`
  await page.goto('/you')
  const take = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Take a name' }) })
  await take.getByLabel('Name').fill(`Ada ${Date.now() % 100_000}`)
  await take.getByLabel('New password').fill('a long password')
  await take.getByRole('button', { name: 'Make this name mine' }).click()
  const mail = page.locator('section').filter({ has: page.getByRole('heading', { name: 'E-mail' }) })
  await mail.getByLabel('E-mail address').fill(address)
  await mail.getByRole('button', { name: 'Use this address' }).click()
  await expect(mail.getByText('is not proved yet')).toBeVisible()
  await page.goto(await linkInLetter(baseURL ?? '', address, 'prove'))
  await page.getByRole('button', { name: 'Yes, it is mine' }).click()
  await expect(page.getByRole('heading', { name: 'The address is proved.' })).toBeVisible()
  await page.goto('/you')
  await expect(page.getByLabel('Write to me when tables wait for me')).toBeChecked()

  const other = await visit({ name: '' })
  await other.goto('/you')
  await other.getByText('Sign in by a letter').click()
  await other.getByLabel('E-mail address').fill(address)
  await other.getByRole('button', { name: 'Send me the letter' }).click()
  await expect(other.getByText('a letter with a link is on its way')).toBeVisible()
  await other.goto(await linkInLetter(baseURL ?? '', address, 'sign-in'))
  await other.getByRole('button', { name: 'Sign in on this device' }).click()
  await other.goto('/you')
  await expect(other.getByText(/^You are Ada \d+\.$/)).toBeVisible()
})
