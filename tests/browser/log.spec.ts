import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { expect, gameCard, playNow, test } from './visitor.ts'

test('the log has a headline for each turn under its own player, and what came of it is folded', async ({ visit }) => {
  const page = await visit({ bots: 2 })
  await playNow(page)
  await playOn(page, { most: 30 })
  await page.getByRole('button', { name: /^Log/ }).click()
  const entries = page.locator('.log > li')
  await expect(entries.first()).toBeVisible()
  const heads = await page.locator('.log > li .log-head').evaluateAll(all =>
    all.map(one => ({
      color: one.querySelector(':scope > .icon [data-color]')?.getAttribute('data-color') ?? '',
      text: one.querySelector('.told-text')?.textContent ?? '',
    })),
  )
  const colors = new Map<string, Set<string>>()
  for (const { color, text } of heads) {
    const [, name] = /^(\S+) (?:played|used|drafted)/.exec(text) ?? []
    if (name !== undefined && color !== '') colors.set(name, (colors.get(name) ?? new Set()).add(color))
  }
  expect(colors.size).toBeGreaterThanOrEqual(2)
  for (const [name, seen] of colors) expect([...seen], name).toHaveLength(1)
  expect(new Set([...colors.values()].map(seen => [...seen][0])).size).toBe(colors.size)
  const fold = page.locator('.log-fold').first()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect(page.locator('.log ul li').first()).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  // What a line is about says what it is.
  await page.locator('.log .told-line[data-about^="card:"]').last().hover()
  await expect(page.locator('.explained-card')).toContainText('Action:')
})

test('what happened since the last turn lies over the board and moves nothing of it; each step marks its places', async ({
  visit,
}) => {
  const page = await visit({ game: 'inventions', bots: 2 })
  await playNow(page, 'Inventions')
  await playOn(page, { most: 30 })
  const places = () =>
    page
      .locator('.table-main [data-place]')
      .evaluateAll(all => all.map(one => JSON.stringify(one.getBoundingClientRect())).join())
  const button = page.getByRole('button', { name: /^Since your last turn/ })
  await expect(button).toBeVisible()
  const before = await places()
  await button.click()
  const recap = page.getByRole('region', { name: 'What happened since your last turn' })
  const steps = recap.locator('.recap-steps li button')
  expect(await steps.count()).toBe(Number((await button.getAttribute('aria-label'))?.split(' ').at(-1)))
  expect(await places()).toBe(before)
  let marked = 0
  for (let step = 0; step < (await steps.count()); step++) {
    await steps.nth(step).click()
    await expect(recap.locator('.recap-details li').first()).toBeVisible()
    marked += await page.locator('[data-marks~="last-move"]').count()
  }
  expect(marked).toBeGreaterThan(0)
  expect(await seriousProblems(page)).toEqual([])
})

test('bots can be seen turn by turn, and their last turn stays in sight while the viewer thinks', async ({ visit }) => {
  const page = await visit({ bots: 2, options: { masterDraft: false } })
  await page.goto('/settings')
  await page.getByLabel('How fast bots play').selectOption('step')
  await page.goto('/')
  await gameCard(page).getByRole('button', { name: 'Play now' }).click()
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const asked = page.locator('.question [data-choice]').first()
  await expect(next).toBeVisible()
  // A bot begins, and another follows before the viewer is asked; nothing goes on by itself.
  const waiting = page.locator('.question h1')
  const first = await waiting.innerText()
  await next.click()
  await expect(waiting).not.toHaveText(first)
  await expect(asked.or(next)).toBeVisible()
  if (await next.isVisible()) await next.click()
  await expect(asked).toBeVisible()
  await expect(page.locator('.last-turn summary')).toContainText('played')
  expect(await seriousProblems(page)).toEqual([])
})
