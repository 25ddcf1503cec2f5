import { seriousProblems } from './accessibility.ts'
import { tableForTwo } from './table-for-two.ts'
import { expect, test } from './visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test('an invitation says who invites to what before it asks a name, in one field that has the focus', async ({
  visit,
}) => {
  const host = await visit({ name: 'Marta' })
  const link = await tableForTwo(host)
  const guest = await visit({ name: '' }, phone)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Marta invites you to Newton.' })).toBeVisible()
  await expect(guest.getByText('About a move a day', { exact: true })).toBeVisible()
  await expect(guest.getByText('weekends do not count')).toBeVisible()
  const name = guest.getByLabel('Your name at the table')
  await expect(name).toBeFocused()
  await expect(guest.getByRole('textbox')).toHaveCount(1)
  expect(await seriousProblems(guest)).toEqual([])
  await name.focus()
  await name.fill('Gio')
  await guest.keyboard.press('Enter')
  await expect(guest.getByText('Waiting for players')).toBeVisible()
  await expect(host.locator('.lobby').getByText('Gio')).toBeVisible()

  const late = await visit({ name: '', language: 'it' })
  await late.goto(link)
  await expect(late.getByText('Tutti i posti sono presi')).toBeVisible()
  await late.getByRole('button', { name: 'Guarda soltanto' }).click()
  await expect(late.locator('.lobby').getByText('Gio')).toBeVisible()
})

test('a messenger finds title, text and a picture in the page of an invitation', async ({ visit, request }) => {
  const host = await visit({ name: 'Marta' })
  const link = await tableForTwo(host)
  const html = await (await request.get(link)).text()
  expect(html).toContain('content="Marta invites you to Newton"')
  const picture = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const image = await request.get(picture)
  expect(image.headers()['content-type']).toBe('image/png')
  expect((await image.body()).length).toBeLessThan(300_000)
})
