import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Challenge, ChallengeBook } from '../../src/bots/challenges/challenge.ts'
import { seriousProblems } from './accessibility.ts'
import { expect, test } from './visitor.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The challenge at the address of the page, from its book. */
function challengeAt(page: Page): Challenge {
  const [, , game, id] = new URL(page.url()).pathname.split('/')
  const book: ChallengeBook = JSON.parse(readFileSync(`src/web/challenges/books/${game}.json`, 'utf8'))
  const found = book.challenges.find(one => one.id === id)
  if (found === undefined) throw new Error(`no book has ${id}`)
  return found
}

/** Gives answers by their keys, by keyboard; what a board takes up and sets down is taken up first, and one row may stand for several. */
async function answerAll(page: Page, keys: readonly string[]): Promise<void> {
  for (let left = keys; left[0] !== undefined; ) {
    const given = await answerFirst(page, left)
    left = left.slice(given)
  }
}

async function answerFirst(page: Page, keys: readonly string[]): Promise<number> {
  let wanted = ''
  await expect(async () => {
    wanted = (await rowFor(page, keys)) ?? (await takenUp(page, keys)) ?? ''
    expect(wanted, `what stands for ${keys[0]}`).not.toBe('')
  }).toPass()
  await give(page, wanted)
  return wanted.split(' ').length
}

/** The row that gives as many of the answers as any. */
async function rowFor(page: Page, keys: readonly string[]): Promise<string | undefined> {
  const fits = (id: string): boolean => keys.slice(0, id.split(' ').length).join(' ') === id
  return (await rowsOf(page)).filter(fits).sort((a, b) => b.length - a.length)[0]
}

async function rowsOf(page: Page): Promise<readonly string[]> {
  const rows = page.locator('.question [data-choice]')
  await expect(rows.first()).toBeAttached()
  const more = page.locator('.question-list .option--more')
  if ((await more.count()) > 0) await more.first().press('Enter')
  return rows.evaluateAll(found => found.map(one => one.getAttribute('data-choice') ?? ''))
}

/** Takes up one piece after the other, and turns each, until the answer is offered. */
async function takenUp(page: Page, keys: readonly string[]): Promise<string | undefined> {
  const rows = page.locator('.question [data-choice]').filter({ hasText: /\d ways?$/ })
  const pieces = await rows.evaluateAll(found => found.map(one => one.getAttribute('data-choice') ?? ''))
  for (const piece of pieces) {
    await page.locator(`.question [data-choice="${piece}"]`).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.held-bar')).toBeVisible({ timeout: 2000 })
    for (let turn = 0; turn < 4; turn++) {
      const wanted = await rowFor(page, keys)
      if (wanted !== undefined) return wanted
      await page.keyboard.press('r')
    }
    await page.keyboard.press('Escape')
  }
  return undefined
}

async function give(page: Page, id: string): Promise<void> {
  const asked = () => page.locator('.question').textContent()
  const before = await asked()
  const row = page.locator(`.question [data-choice="${id}"]`).first()
  await row.focus()
  await page.keyboard.press('Enter')
  if (await page.locator('[data-confirm]').isVisible()) await page.keyboard.press('Enter')
  await expect.poll(asked).not.toBe(before)
}

const walked = (page: Page) => page.locator('.challenge-walk-keys [role="status"]')

async function walkOn(page: Page, to: string | RegExp): Promise<void> {
  await page.locator('.challenge-walk-keys').getByRole('button', { name: 'Next' }).click()
  await expect(walked(page)).toHaveText(to)
}

for (const [where, context] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const)
  test(`the challenge of the day is tried, taken back, missed and solved ${where}, and stays solved`, async ({
    visit,
  }) => {
    test.slow()
    const page = await visit({}, context)
    await page.clock.setFixedTime(new Date('2026-11-18T09:00:00'))
    await page.goto('/')
    await page.getByRole('link', { name: 'Challenge of the day' }).click()
    await expect(page.getByRole('heading', { name: 'Challenges', level: 1 })).toBeVisible()
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Solve it' }).click()
    await expect(page.locator('.challenge h2')).toBeVisible()
    const { goal, solution, tempting } = challengeAt(page)

    await answerAll(page, solution.slice(0, 1))
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
    await answerAll(page, tempting.answers)
    const [only, other] = goal.parts
    const of = other === undefined ? only?.gain : goal.parts.length
    await expect(page.locator('.challenge-verdict')).toContainText(`${tempting.gain} of ${of}`)
    await page.getByRole('button', { name: 'Try again' }).click()

    await answerAll(page, solution)
    await expect(page.locator('.challenge-verdict')).toContainText('Solved')
    await expect(page.getByRole('img', { name: '2 laurels of three' })).toBeVisible()
    await expect(page.locator('.challenge-text')).toContainText(`○ ${tempting.gain}  ● `)
    expect(await seriousProblems(page, '.table-main')).toEqual([])
    await walkOn(page, 'Where it began')
    await walkOn(page, /^Step 1 of \d+$/)
    await page.getByRole('button', { name: 'As it stands' }).click()
    await expect(walked(page)).toHaveText('Walk it on the board')
    await page.reload()
    await expect(page.locator('.challenge-verdict')).toContainText('second try, no hint')
    await page.locator('.question').getByRole('link', { name: 'Challenges' }).click()
    await expect(page.getByText('1 of')).toBeVisible()
  })

test('a challenge of which the way is shown is explained, and can no longer be won; a round says that the others stand still', async ({
  visit,
}) => {
  test.slow()
  const page = await visit()
  await page.clock.setFixedTime(new Date('2026-11-18T09:00:00'))
  await page.goto('/challenges')
  await page.getByRole('link', { name: 'Solve it' }).click()
  await expect(page.locator('.challenge h2')).toBeVisible()
  await answerAll(page, challengeAt(page).tempting.answers)
  await page.getByRole('button', { name: 'Show the way' }).click()
  await expect(page.locator('.challenge-verdict')).toContainText('The way was shown')
  const steps = page.locator('.challenge-way button')
  const many = await steps.count()
  await steps.last().click()
  await expect(walked(page)).toHaveText(`Step ${many} of ${many}`)
  const { id } = challengeAt(page)
  await expect(page.getByRole('link', { name: 'Next challenge' })).not.toHaveAttribute('href', new RegExp(id))
  await page.locator('.question').getByRole('link', { name: 'Challenges' }).click()
  await expect(page.locator(`.challenge-list a[href$="${id}"]`)).toContainText('way shown')
  await expect(page.locator('.challenge-strength')).toContainText('from one first try')

  const { challenges }: ChallengeBook = JSON.parse(readFileSync('src/web/challenges/books/newton.json', 'utf8'))
  const round = challenges.find(({ goal }) => goal.within === 'round')
  await page.goto(`/challenges/newton/${round?.id}`)
  await expect(page.locator('.challenge-alone')).toContainText('the others stand still')
})
