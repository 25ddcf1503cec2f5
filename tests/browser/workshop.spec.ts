import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { seriousProblems } from './accessibility.ts'
import { expect, test } from './visitor.ts'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const sentence = (page: Page): Locator => page.locator('.ws-sentence p').first()
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const next = (page: Page): Locator => page.getByRole('button', { name: 'It is so in my box' })
const kept = (page: Page): Locator => page.getByText('kept on this device')

async function open(page: Page, at: string): Promise<void> {
  await page.goto(`/workshop/${at}`)
  await expect(page.locator('.ws-form')).toBeVisible()
}

for (const [where, window] of [
  ['at a desk', desk],
  ['on a phone', phone],
] as const)
  test.describe(where, () => {
    test('an owner enters a card of Newton: its effect is picked, drawn and put into words', async ({ visit }) => {
      const page = await visit({}, window)
      await open(page, 'newton#actionCards.22')
      await expect(sentence(page)).toContainText('pay 2 coins to place one more cube')
      const effects = part(page, 'Effects')
      await effects.getByText('pay, then gain').click()
      await effects.getByLabel('coins', { exact: true }).first().fill('3')
      await expect(sentence(page)).toContainText('pay 3 coins')
      await expect(page.locator('.ws-before')).toContainText('pay 2 coins to place one more cube')
      await next(page).click()
      await expect(page.locator('.ws-card h2')).toHaveText('Travel II C')
      await expect(page.locator('.ws-progress b')).toHaveText('1 of 45 entered: Action cards')
      await expect(kept(page)).toBeAttached()
      await page.reload()
      await expect(page.locator('.ws-progress b')).toHaveText('1 of 45 entered: Action cards')
    })

    test('an owner enters a route of Newton', async ({ visit }) => {
      const page = await visit({}, window)
      await open(page, 'newton#map.routes.3')
      await expect(sentence(page)).toHaveText('By land, 2 coins.')
      await part(page, 'Cost').getByRole('textbox').fill('4')
      await part(page, 'Terrain').getByText('land and sea').click()
      await expect(sentence(page)).toContainText('4 coins')
      await expect(part(page, 'Cost')).toContainText('from a box')
      await next(page).click()
      await expect(page.locator('.ws-progress b')).toHaveText('1 of 61 entered: Routes')
    })

    test('an owner enters a Project of Expo 1906', async ({ visit }) => {
      const page = await visit({}, window)
      await open(page, 'expo1906#projects.2')
      await part(page, 'Requires').getByRole('textbox', { name: 'copper' }).fill('2')
      await part(page, 'Points').getByRole('textbox').fill('9')
      await expect(sentence(page)).toContainText('2 Copper')
      await expect(sentence(page)).toContainText('9 VP')
    })

    test('an owner enters a professor of Alma Mater', async ({ visit }) => {
      const page = await visit({}, window)
      await open(page, 'almamater#professors.3')
      await part(page, 'Prestige').getByRole('textbox').fill('7')
      await expect(sentence(page)).toContainText('7 PP')
    })

    test('an owner enters a private goal of Inventions, in Italian', async ({ visit }) => {
      const page = await visit({ language: 'it' }, window)
      await open(page, 'inventions#privateGoals.items.2')
      await part(page, 'Punteggio').getByLabel('punti', { exact: true }).first().fill('5')
      await expect(sentence(page)).toContainText('5 PI per ogni tuo cittadino')
    })
  })

test('places and routes are entered on the drawn map itself', async ({ visit }) => {
  const page = await visit({}, desk)
  await open(page, 'newton')
  await page.getByRole('button', { name: 'On the board' }).click()
  await page.locator('[data-place="place:paris"]').click({ force: true })
  await expect(page.locator('.ws-board-title')).toHaveText('Paris')
  await part(page, 'Name').getByRole('textbox').fill('Lutetia')
  await expect(page.locator('.ws-board-title')).toHaveText('Lutetia')
  await expect(page.locator('.table-main')).toContainText('Lutetia')
  await page.getByRole('button', { name: 'Route Lyon – Lutetia' }).click()
  await part(page, 'Cost').getByRole('textbox').fill('7')
  await page.getByRole('button', { name: 'As a list' }).click()
  await expect(sentence(page)).toContainText('7 coins')
  await page.getByRole('button', { name: 'On the board' }).click()
  await page.locator('[data-place="cell:s1c1"], [data-place^="cell:"]').first().click({ force: true })
  await expect(page.locator('.ws-row:focus-within')).toHaveCount(1)
  await open(page, 'almamater')
  await page.getByRole('button', { name: 'On the board' }).click()
  await page.locator('[data-place="space:campus-2"]').click({ force: true })
  await expect(page.locator('.ws-row:focus-within').first()).toBeAttached()
  await expect(page).toHaveURL(/#boards\.0$/)
})

test('on a phone the board lies above its form, and a place that is tapped is entered there', async ({ visit }) => {
  const page = await visit({}, phone)
  await open(page, 'newton')
  await page.getByRole('button', { name: 'On the board' }).click()
  await page.locator('.table-main [data-place="place:paris"]').tap({ force: true })
  await expect(page.locator('.ws-board-title')).toHaveText('Paris')
  await part(page, 'Name').getByRole('textbox').fill('Lutetia')
  await expect(page.locator('.table-main')).toContainText('Lutetia')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'As a list' }).click()
  await expect(page.locator('.ws-card h2')).toHaveText('Lutetia')
})

test('a whole card is entered without the mouse, and every step can be taken back', async ({ visit }) => {
  const page = await visit({}, desk)
  await open(page, 'newton#actionCards.0')
  const before = await sentence(page).textContent()
  await page.keyboard.press('v')
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect(sentence(page)).toContainText('orange')
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ws-card h2')).toHaveText('Work I B')
  await page.keyboard.press('PageUp')
  await expect(page.locator('.ws-card h2')).toHaveText('Work I A')
  for (const _ of ['the confirmation', 'the volumes']) await page.keyboard.press('Control+z')
  await expect(sentence(page)).toHaveText(before ?? '')
  await page.keyboard.press('Control+Shift+z')
  await expect(sentence(page)).not.toHaveText(before ?? '')
  await page.goto('/workshop/newton#actionCards.44')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ws-stack h2')).toHaveText('Starting cards')
  await expect(page.locator('.ws-panel')).toBeFocused()
  await page.goto('/workshop/newton')
  await expect(page.locator('.ws-card h2')).toHaveText('Work I A')
})

test('whoever goes through the stack by keys stays in the form: from a list, after a row is added, and not from elsewhere', async ({
  visit,
}) => {
  const page = await visit({}, desk)
  await open(page, 'newton#map.routes.3')
  await page.keyboard.press('t')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ws-progress b')).toHaveText('1 of 61 entered: Routes')
  await open(page, 'almamater#researchCards.cards.0')
  await page.keyboard.press('e')
  await expect(page.getByRole('combobox', { name: 'cost' }).first()).toBeFocused()
  await open(page, 'almamater#students.0')
  await page.keyboard.press('i')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-letter=i] input:focus')).toHaveCount(1)
  await page.getByLabel('Name of the pack').fill('Ada’s box')
  await page.getByLabel('Name of the pack').press('Enter')
  await expect(page.locator('.ws-card h2')).toHaveText('Copyist')
  await expect(page.locator('.ws-progress b')).toHaveText('0 of 16 entered: Students')
})

test('what is wrong is told with its place, and what is right elsewhere stays drawn', async ({ visit }) => {
  const page = await visit({}, desk)
  await open(page, 'newton#masters.0')
  await part(page, 'Points').getByRole('textbox').fill('10000')
  await expect(page.locator('.ws-faults')).toContainText('Points: at most 9999')
  await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled()
  await page.keyboard.press('PageDown')
  await expect(page.locator('.ws-stack [data-state=mend]')).toHaveText('1 to mend')
  await part(page, 'Name').getByRole('textbox').fill('Hypatia')
  await expect(page.locator('.ws-card h2')).toHaveText('Hypatia')
})

test('what the game itself finds wrong is told in the viewer’s language', async ({ visit }) => {
  const page = await visit({ language: 'it' }, desk)
  await open(page, 'almamater#lectureHalls.0')
  await page.locator('.ws-form').getByText('B', { exact: true }).first().click()
  await expect(page.locator('.ws-faults')).toContainText('lo studente stampato sta in un’aula A')
  await expect(page.locator('.ws-faults')).not.toContainText('A halls')
})

test('an owner compares, saves, opens the file again, loses nothing by two tabs or by opening, and plays with it at once', async ({
  visit,
}) => {
  const page = await visit({}, desk)
  await open(page, 'newton#masters.0')
  const second = await page.context().newPage()
  await open(second, 'newton#masters.0')
  await part(page, 'Points').getByRole('textbox').fill('9')
  await expect(part(second, 'Points').getByRole('textbox')).toHaveValue('9')
  await second.getByLabel('Name of the pack').fill('Ada’s box')
  await expect(page.getByLabel('Name of the pack')).toHaveValue('Ada’s box')
  await second.close()
  await page.getByRole('button', { name: 'compare' }).click()
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(2)
  await page.keyboard.press('Escape')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('newton-ada-s-box-1.json')
  const path = await file.path()
  await page.getByRole('button', { name: 'compare' }).click()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('0 values differ')).toBeVisible()
  await page.reload()
  await page.getByText('Laid aside: Ada’s box, version 2.').getByRole('button', { name: 'Take it up again' }).click()
  await expect(page.getByText('1 value differs')).toBeVisible()
  await part(page, 'Points').getByRole('textbox').fill('8')
  await page.locator('input[type=file]').setInputFiles(path)
  await expect(page.getByText('1 value differs')).toBeVisible()
  await expect(page.getByText('Another pack lies here now.')).toBeVisible()
  await expect(part(page, 'Points').getByRole('textbox')).toHaveValue('9')
  await expect(page.getByText('Laid aside: Ada’s box, version 2.')).toBeVisible()
  expect(await seriousProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
  await expect(page.locator('.pack-badge')).toBeVisible()
})

test('a pack that was begun under an earlier release follows the values of this one where nothing is entered, and says so', async ({
  visit,
}) => {
  const page = await visit({}, desk)
  await open(page, 'newton#masters.0')
  await keepDraft(page, begunEarlier())
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'the shipped values have changed' })
  await expect(notice).toContainText(
    /It follows them where you have entered nothing: \d+ values\. What you entered stays\./,
  )
  await expect(page.getByLabel('Name of the pack')).toHaveValue('Ada’s box')
  await expect(part(page, 'Points').getByRole('textbox')).toHaveValue('9')
  await expect(page.getByText('1 value differs')).toBeVisible()
  await notice.getByRole('button', { name: 'What changed' }).click()
  await expect(page.getByRole('dialog')).toContainText('begun with')
  expect(await seriousProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await notice.getByRole('button', { name: 'Leave it as it was' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.getByText(/\d\d+ values differ/)).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByText('1 value differs')).toBeVisible()
  await notice.getByRole('button', { name: 'Good' }).click()
  await expect(notice).toHaveCount(0)
  await expect(kept(page)).toBeAttached()
  await page.reload()
  await expect(page.getByText('1 value differs')).toBeVisible()
  await expect(notice).toHaveCount(0)
  const file = { name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(begunEarlier())) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(notice).toBeVisible()
  await expect(page.getByText('1 value differs')).toBeVisible()
})

/** Newton as an earlier release had it, with one value that its owner has entered. */
function begunEarlier(): object {
  const text = readFileSync(join(import.meta.dirname, '../../src/games/newton/editions/872f43cd22e5.pack.json'), 'utf8')
  const pack = JSON.parse(text) as { readonly masters: readonly object[] }
  const [first, ...others] = pack.masters
  return {
    ...pack,
    masters: [{ ...first, vp: 9, fieldSources: { vp: 'box' } }, ...others],
    workshop: { name: 'Ada’s box', version: 1 },
  }
}

/** What the workshop of this browser kept, when it was last used. */
const keepDraft = (page: Page, pack: object): Promise<void> =>
  page.evaluate(
    draft =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('athenaeum-workshop', 1)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('drafts', 'readwrite')
          transaction.objectStore('drafts').put(draft)
          transaction.oncomplete = () => resolve()
        }
      }),
    { game: 'newton', pack, changedAt: 0 },
  )

test('a pack is shared by a link: a friend sees whose it is and what differs, and plays with it', async ({ visit }) => {
  const ada = await visit({ name: 'Ada' }, desk)
  await open(ada, 'newton#masters.0')
  await part(ada, 'Points').getByRole('textbox').fill('9')
  await ada.getByLabel('Name of the pack').fill('Ada’s box')
  await ada.getByRole('button', { name: 'Share' }).click()
  const address = await ada.getByLabel('A link to your pack', { exact: true }).last().inputValue()
  const ben = await visit({ name: 'Ben' }, phone)
  await ben.goto(address)
  const dialog = ben.getByRole('dialog', { name: 'Ada’s box, version 1' })
  await expect(dialog).toContainText('Entered by Ada')
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Play with it' }).click()
  await expect(ben.locator('.question [data-choice]').first()).toBeAttached()
  await expect(ben.locator('.pack-badge').first()).toContainText('Ada’s box')
  // A page that opens the link would note the missing pack as an error of its own.
  const at = `/api/packs/${new URL(address).searchParams.get('pack')}`
  expect((await ada.request.get(at)).status()).toBe(200)
  await ada.goto('/you')
  const box = ada.getByRole('button', { name: 'Withdraw: Ada’s box 1' })
  await box.click()
  await expect(box).toHaveCount(0)
  await ben.reload()
  await expect(ben.locator('.pack-badge').first()).toContainText('Ada’s box')
  expect((await ada.request.get(at)).status()).toBe(404)
})

test('bots play the pack in the background, and the figures grow', async ({ visit }) => {
  const page = await visit({}, desk)
  await open(page, 'newton#masters.0')
  await page.getByRole('button', { name: '200 games' }).click()
  await page.getByLabel('Bots', { exact: true }).selectOption('novice')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /[1-9]\d* of 200 games played/ })).toBeVisible({
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('heading', { name: 'Where points come from' })).toBeVisible()
})
