import { playOn } from './autoplay.ts'
import { tableForTwo, takeSeat } from './table-for-two.ts'
import { expect, gameCard, playNow, test } from './visitor.ts'

test('a hint names the best answers with their reasons, marks them on the board, and can be followed', async ({
  visit,
}) => {
  const page = await visit({ options: { masterDraft: false } })
  await playNow(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  const best = page.locator('.hint-row').first()
  await expect(best).toContainText('next')
  const choice = await best.getAttribute('data-choice')
  expect(choice).toMatch(/^play:/)
  await expect(page.locator('[data-marks~="hint-1"]').first()).toBeAttached()
  await best.click()
  await expect(page.locator('.hint')).toHaveCount(0)
  await expect(page.locator(`.question [data-choice="${choice}"]`)).toHaveCount(0)
})

test('an answer that was given for good is given whenever its question comes, until it is withdrawn', async ({
  visit,
}) => {
  const page = await visit({ bots: 0, options: { masterDraft: false } })
  await playNow(page)
  const ending = '.question [data-choice="end-turn"]'
  const moment = page.locator('.table-moment')
  await playOn(page, { most: 40, stopAt: ending })
  await expect(moment).toContainText('turn 1')
  await page.getByRole('button', { name: 'Answer in advance' }).click()
  await page.getByLabel('Your answer').selectOption('end-turn')
  await page.getByRole('button', { name: 'Answer so from now on' }).click()
  await expect(moment).toContainText('turn 2')
  await expect(page.getByRole('list', { name: 'Answered in advance' })).toContainText('to the end of the game')
  await page.reload()
  await playOn(page, { most: 20 })
  await expect(moment).not.toContainText('Round 1, turn 2')
  await page.getByRole('button', { name: /^Withdraw/ }).click()
  await expect(page.getByRole('list', { name: 'Answered in advance' })).toHaveCount(0)
  await playOn(page, { most: 40, stopAt: ending })
  await expect(page.locator(ending)).toBeVisible()
})

test('a hint at a table of the server comes from its bots, and is put away with the button', async ({ visit }) => {
  const page = await visit({ name: 'Ada' })
  await page.goto('/')
  await gameCard(page).getByRole('button', { name: 'With friends' }).click()
  for (const free of [2, 1, 0]) {
    await page.getByLabel('Add a bot').last().selectOption({ index: 1 })
    await expect(page.getByText('Free seat')).toHaveCount(free)
  }
  await page.getByRole('button', { name: 'Start the game' }).click()
  await playOn(page, { most: 200, stopAt: '.question [data-choice^="play:"]' })
  const asked = page.waitForResponse(/\/advice/)
  await page.getByRole('button', { name: 'Hint' }).click()
  expect((await asked).status()).toBe(200)
  await expect(page.locator('.hint-row')).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.hint')).toHaveCount(0)

  // While the bots have much else to think about, the page says how much of it comes first.
  const said = await page.evaluateHandle(() => {
    const all: string[] = []
    const note = () => all.push(document.querySelector('.hint')?.textContent ?? '')
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    return all
  })
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const others = Array.from({ length: 20 }, () => page.request.get(`/api/tables/${id}/advice`))
  await expect.poll(async () => /bots_waiting [1-9]/.test(await (await page.request.get('/metrics')).text())).toBe(true)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.hint-row')).not.toHaveCount(0)
  expect((await said.jsonValue()).join()).toMatch(/thoughts? comes? before yours/)
  for (const other of await Promise.all(others)) expect(other.status()).toBe(200)
})

test('before something is wasted a warning says what, and the answer can be given all the same', async ({ visit }) => {
  const page = await visit({ bots: 0, options: { masterDraft: false }, deal: 9 })
  await playNow(page)
  await playOn(page, { most: 400, stopAt: '.waste', leaving: 0.6 })
  const warning = page.locator('.waste')
  await expect(warning).toContainText('Answer again')
  await page.getByRole('button', { name: 'Not yet' }).click()
  await expect(warning).toHaveCount(0)
  await playOn(page, { most: 400, stopAt: '.waste', leaving: 0.6 })
  const asked = await page.locator('.question h1').innerText()
  const moment = await page.locator('.table-moment').innerText()
  await page.locator('[data-confirm]').click()
  await expect(warning).toHaveCount(0)
  expect(
    `${await page.locator('.question h1').innerText()} ${await page.locator('.table-moment').innerText()}`,
  ).not.toBe(`${asked} ${moment}`)
})

test('who waits answers the coming question in advance, and it is given when it comes', async ({ visit }) => {
  test.slow()
  const ada = await visit({ name: 'Ada' })
  const blaise = await visit({ name: 'Blaise' })
  const invitation = await tableForTwo(ada)
  await takeSeat(blaise, invitation)
  await expect(ada.locator('.lobby').getByText('Blaise')).toBeVisible()
  await ada.getByRole('button', { name: 'Start the game' }).click()
  const playing = '.question [data-choice^="play:"]'
  await Promise.all([ada, blaise].map(page => playOn(page, { most: 40, stopAt: playing, patience: 3 })))
  const [active, waiting] = (await ada.locator(playing).count()) > 0 ? [ada, blaise] : [blaise, ada]

  await waiting.getByRole('button', { name: 'Answer in advance' }).click()
  await expect(waiting.locator('dialog h3')).toHaveText('You will probably be asked: Which card do you play?')
  const answers = waiting.getByLabel('Your answer')
  const label = await answers.locator('option[value^="play:"]').last().innerText()
  await answers.selectOption({ label })
  await waiting.getByLabel('Drop it when').uncheck()
  await waiting.locator('dialog').getByRole('button', { name: 'Answer in advance' }).click()
  await expect(waiting.locator('dialog .order-list')).toContainText(label)
  await waiting.getByRole('button', { name: 'Close' }).click()
  await playOn(active, { most: 60, patience: 3 })
  await expect(waiting.locator('.question h1')).toContainText(label.replace('Play ', ''))
  await expect(waiting.locator('.order-list')).toHaveCount(0)
})
