import { chooseTheme, seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { expect, gameCard, playNow, test } from './visitor.ts'

for (const address of [
  '/',
  '/rules/newton',
  '/components/newton',
  '/ratings/newton',
  '/settings',
  '/about',
  '/nowhere',
])
  test(`${address} has no serious problem of accessibility in either theme`, async ({ visit }) => {
    const page = await visit()
    await page.goto(address)
    await expect(page.locator('h1').first()).toBeVisible()
    // A long list is looked at by some of its items.
    if (address.startsWith('/components')) await page.getByRole('searchbox').fill('boyle')
    expect(await seriousProblems(page)).toEqual([])
  })

test('a table, its log and its end have no serious problem of accessibility in either theme', async ({ visit }) => {
  test.slow()
  const page = await visit({ bots: 0, options: { masterDraft: false } })
  await playNow(page)
  await playOn(page, { most: 30 })
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
  await page.locator('.log-handle').click()
  expect(await seriousProblems(page), 'table').toEqual([])
  await playOn(page, { most: 2000 })
  await expect(page.locator('.end-page')).toBeVisible()
  expect(await seriousProblems(page), 'end').toEqual([])
  const chart = page.locator('.points-chart canvas')
  const drawn = (): Promise<string> => chart.evaluate(canvas => (canvas as HTMLCanvasElement).toDataURL())
  const inTheDark = await drawn()
  await chooseTheme(page, 'light')
  await expect.poll(drawn, { message: 'the chart follows the theme' }).not.toBe(inTheDark)
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  expect(await seriousProblems(page), 'replay').toEqual([])
})

test('each question leads to the chapter that tells its rule, and that to the exact words', async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  const link = page.locator('.question-head .rule-link').first()
  const address = (await link.getAttribute('href')) ?? ''
  expect(address).toMatch(/^\/handbook\/newton#/)
  await page.goto(address)
  const chapter = page.locator(`[id="${address.split('#')[1]}"]`)
  await expect(chapter).toBeInViewport()
  await chapter.locator('.handbook-exact a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Newton')
  await page.getByRole('searchbox').fill('potion')
  await expect(page.getByRole('status')).toContainText('rule')
})

test('from the rules of one game one comes to those of another, and to each of their chapters', async ({ visit }) => {
  const page = await visit()
  await page.goto('/rules/newton')
  await page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Expo 1906' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules of Expo 1906')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Patents Office' }).click()
  await expect(page.getByRole('heading', { name: 'Patents Office' })).toBeInViewport()
})

test('a component that the rules speak of is called by its name, and leads to its picture', async ({ visit }) => {
  const page = await visit()
  await page.goto('/rules/newton')
  await page.locator('[id="N-X54"]').getByRole('link', { name: 'Lessons III A' }).click()
  await expect(page.locator('[id="l3-lessons-a"]')).toBeInViewport()
})

test('the site speaks Italian when told to', async ({ visit }) => {
  const page = await visit()
  await page.goto('/')
  await page.getByRole('banner').getByLabel('Language').selectOption('Italiano')
  await expect(gameCard(page).getByRole('button', { name: 'Gioca subito' })).toBeVisible()
  await gameCard(page).getByRole('button', { name: 'Gioca subito' }).click()
  await expect(page.locator('.question-eyebrow')).toContainText('Tocca a te')
  expect(await page.locator('html').getAttribute('lang')).toBe('it')
})

test('components are listed with their text and where each value comes from', async ({ visit }) => {
  const page = await visit()
  await page.goto('/components/newton#boyle')
  await expect(page.locator('#boyle')).toContainText('Boyle')
  await expect(page.locator('#boyle .value-sources')).toContainText('rulebook: name, effects')
  await expect(page.locator('#boyle .value-sources')).toContainText('public sources: points')
  await page.getByRole('searchbox').fill('Lisboa')
  await expect(page.locator('#lisboa')).toBeVisible()
  await expect(page.locator('#boyle')).toHaveCount(0)
})
