import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { seriousProblems } from './accessibility.ts'
import { playOn } from './autoplay.ts'
import { expect, gameCard, playNow, test } from './visitor.ts'

test('from the home page one click leads to a question', async ({ visit }) => {
  const page = await visit()
  await playNow(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which Master do you draft?')
})

test('a whole game against a bot can be played without a network, and ends with scores and reasons', async ({
  visit,
}) => {
  const page = await visit({}, { serviceWorkers: 'allow' })
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload({ waitUntil: 'networkidle' })
  await page.context().setOffline(true)
  await gameCard(page).getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
  await playOn(page, { most: 2000 })
  await expect(page.locator('.end-page h1')).toBeVisible()
  await expect(page.locator('.score-table tfoot td')).toHaveCount(2)
  await page.reload()
  await expect(page.locator('.score-table tfoot td')).toHaveCount(2)
})

test('a table is as it was after a reload in the middle of a turn', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  const offered = () => page.locator('.question [data-choice]').evaluateAll(all => all.map(one => one.dataset.choice))
  const cards = page.locator('.question [data-choice^="play:"]')
  await expect(cards.first()).toBeVisible()
  const before = await offered()
  await cards.first().click()
  await expect.poll(offered).not.toEqual(before)
  const asked = await page.locator('.question h1').innerText()
  const keys = await offered()
  await page.reload()
  await expect(page.locator('.question h1')).toHaveText(asked)
  expect(await offered()).toEqual(keys)
  await page.goto('/')
  await expect(page.locator('.tables').first()).toContainText('Your turn')
})

test('undo, redo and restart go exactly back and forth', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  const offered = () => page.locator('.question [data-choice]').evaluateAll(all => all.map(one => one.dataset.choice))
  const first = await offered()
  await page.locator('.question [data-choice^="play:"]').first().click()
  await expect.poll(offered).not.toEqual(first)
  const second = await offered()
  await page.locator('.log-handle').click()
  await expect(page.locator('.log')).toContainText('Ada played')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(offered).toEqual(first)
  await expect(page.locator('.log')).not.toContainText('Ada played')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(offered).toEqual(second)
  await expect(page.locator('.log')).toContainText('Ada played')
  await page.getByRole('button', { name: 'Restart turn' }).click()
  await expect.poll(offered).toEqual(first)
})

test('an answer can be given on the board, by a click on the card in hand', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  const card = page.locator('.hand-cards [data-place^="card:"]').first()
  const place = await card.getAttribute('data-place')
  await card.click()
  await expect(page.locator(`.desk [data-place="${place}"]`)).toBeVisible()
})

test('what cannot be taken back says so before the click and waits for a second one', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  const turn = page.locator('.question [data-choice^="quick-turn-over"]').first()
  await expect(turn).toContainText('final')
  const key = await turn.getAttribute('data-choice')
  await turn.click()
  await expect(turn).toHaveAttribute('aria-pressed', 'true')
  await page.locator('[data-confirm]').click()
  await expect(page.getByRole('button', { name: 'Take back anyway' })).toBeEnabled()
  expect(key).toContain('quick-turn-over')
})

test('a card is read large, with its text, by a long press, which answers nothing', async ({ visit }) => {
  const page = await visit(
    { options: { masterDraft: false } },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  )
  await playNow(page)
  const card = page.locator('[data-place^="card:"]').first()
  const name = ((await card.getAttribute('aria-label')) ?? '').split('.')[0] ?? ''
  const pressed = { pointerType: 'touch', bubbles: true, clientX: 100, clientY: 400 }
  await card.dispatchEvent('pointerdown', pressed)
  await expect(page.locator('.dialog h2')).toHaveText(name)
  await expect(page.locator('.dialog .component-picture .card')).toBeVisible()
  await expect(page.locator('.dialog .component-text')).not.toBeEmpty()
  await card.dispatchEvent('pointerup', pressed)
  await card.dispatchEvent('click')
  await expect(page.locator('[data-confirm]')).toHaveCount(0)
})

test('what lies open before another player is drawn as large as the own, and told in words', async ({ visit }) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  await page.getByRole('button', { name: /^Blaise,/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Blaise' })
  await expect(dialog.getByRole('region', { name: 'Blaise’s study' })).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Blaise’s hand' })).toBeVisible()
  await dialog.getByText('In words').click()
  await expect(dialog.getByText('Masters in hand: 4 hidden')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
})

/** The first place of the page that a selector finds, from its middle to that of another. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const middle = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    if (box === null) throw new Error(`${selector} is not seen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 6 })
  await page.mouse.up()
}

/** Carries the Joker, with which everything can be done, to the desk. */
async function dragJoker(page: Page): Promise<void> {
  const joker = page.locator('.question [data-choice^="play:"]', { hasText: 'Joker' })
  const card = await joker.getAttribute('data-choice')
  const place = `card:${card?.split(':')[1]}`
  await drag(page, `.hand-cards [data-place="${place}"]`, '.desk [data-place="desk:1"]')
  await expect(page.locator(`.desk [data-place="${place}"]`)).toBeVisible()
}

/** Opens the log, and what came of the last turn in it. */
async function unfoldLog(page: Page): Promise<void> {
  await page.locator('.log-handle').click()
  await page.locator('.log-fold').last().click()
}

test('a card is dragged to the desk and the scientist to a city, with the same answers as by a click', async ({
  visit,
}) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  await dragJoker(page)
  const travel = page.locator('.question [data-choice^="travel:"]').first()
  const city = (await travel.getAttribute('data-choice'))?.split(' ')[0]?.split(':')[1]
  const from = await page.locator('[data-place^="place:"][aria-label^="Basel"]').getAttribute('data-place')
  await drag(page, `[data-place="${from}"]`, `[data-place="place:${city}"]`)
  await unfoldLog(page)
  await expect(page.locator('.log')).toContainText('Ada travelled from Basel')
})

for (const { piece, from, to, told } of [
  { piece: 'a student', from: 'tech:tech-start', to: 'tech:tech-l1', told: 'to left path 1' },
  { piece: 'the work marker', from: 'work:0', to: 'work:1', told: 'Ada worked from space 0 to 1' },
])
  test(`${piece} is dragged along its track`, async ({ visit }) => {
    const page = await visit({ options: { masterDraft: false } })
    await playNow(page)
    await dragJoker(page)
    await drag(page, `[data-place="${from}"]`, `[data-place="${to}"]`)
    await unfoldLog(page)
    await expect(page.locator('.log')).toContainText(told)
  })

test('answers in quick succession never let the bots answer twice', async ({ visit }) => {
  // With motion the bots take their time, while this person does not.
  const page = await visit(
    { bots: 1, options: { masterDraft: false, confirm: true }, motion: 'system' },
    { reducedMotion: 'no-preference' },
  )
  await playNow(page)
  await playOn(page, { most: 40, leaving: 0.5 })
  await expect(page.locator('.question h1')).toBeVisible()
})

test('a table that the first release kept is listed, opened and played on', async ({ visit }) => {
  const page = await visit()
  await page.goto('/')
  await expect(page.locator('.tables').first()).toContainText('Your tables')
  const kept = JSON.parse(readFileSync('tests/fixtures/first-release-tables.json', 'utf8'))
  await page.evaluate(async tables => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('athenaeum', 1)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const transaction = database.transaction('tables', 'readwrite')
    for (const table of tables) transaction.objectStore('tables').put(table)
    await new Promise(resolve => {
      transaction.oncomplete = resolve
    })
    database.close()
  }, kept)
  await page.reload()
  await expect(page.locator('.tables').first().locator('li')).toHaveCount(kept.length)
  await page.goto('/table/here-first-newton')
  await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Redo' })).toBeVisible()
  await page.getByRole('button', { name: 'Notes' }).click()
  await expect(page.locator('#table-notes textarea')).toHaveValue('watch the books')
})
