/**
 * The speed of the web client in a real browser: how much script the home page loads, how long the main thread works from
 * an answer to the painted board in mid-game of each game, and whether memory grows while a game is replayed.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { serve } from '../src/server/serve.ts'
import { playOn } from '../tests/browser/autoplay.ts'
import { gameCard } from '../tests/browser/visitor.ts'
import { BEGIN, END, markChanges, markViews, type Painted, paintedWhile } from './painted-answers.ts'

/** How often something is pressed in each game: not all that is pressed answers. */
const PRESSES = 80

const UNDO = '.question button[aria-label="Undo"]:not(:disabled)'

const titles = ['Expo 1906', 'Alma Mater', 'Inventions', 'Newton']
/** Games of which alone the answers are measured: `npm run bench:web -- Newton`. */
const wanted = process.argv.slice(2)

execFileSync('node_modules/.bin/vite', ['build'], { stdio: 'ignore' })
const dataFolder = mkdtempSync(join(tmpdir(), 'athenaeum-bench-web-'))
const serving = await serve({ port: 0, host: 'localhost', dataFolder, limits: { requestsPerMinute: 100_000 } })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  if (wanted.length === 0) await measureHome(browser)
  for (const title of titles.filter(one => wanted.length === 0 || wanted.includes(one))) {
    const page = await openTable(browser, title)
    await measureAnswers(page, title)
    if (wanted.length === 0 && title === 'Newton') await measureReplay(page)
    await page.context().close()
  }
} finally {
  await browser.close()
  await serving.close()
  rmSync(dataFolder, { recursive: true, force: true })
}

async function measureHome(with_: Browser): Promise<void> {
  const page = await with_.newPage()
  let bytes = 0
  let files = 0
  const reading: Promise<void>[] = []
  page.on('response', response => {
    if (response.request().resourceType() !== 'script') return
    reading.push(
      response.body().then(body => {
        bytes += gzipSync(body).length
        files++
      }),
    )
  })
  await page.goto(serving.url, { waitUntil: 'networkidle' })
  await Promise.all(reading)
  console.log(`home: ${(bytes / 1024).toFixed(1)} KB of script gzipped in ${files} files (at most 150)`)
  await page.close()
}

/** A table with three bots, played to the middle of the game; motion off. */
async function openTable(with_: Browser, title: string): Promise<Page> {
  const { origin } = new URL(serving.url)
  const settings = JSON.stringify({ name: 'Ada', motion: 'off', sound: false, language: 'en' })
  const setup = (options: object) => JSON.stringify({ bots: 3, level: 'novice', options })
  const localStorage = [
    { name: 'athenaeum-settings', value: settings },
    { name: 'athenaeum-setup-newton', value: setup({ masterDraft: false }) },
    ...['expo1906', 'almamater', 'inventions'].map(game => ({ name: `athenaeum-setup-${game}`, value: setup({}) })),
  ]
  const context = await with_.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  await markViews(page)
  await page.goto(serving.url)
  await gameCard(page, title).getByRole('button', { name: 'Play now' }).click()
  await page.locator('.question [data-choice]').first().waitFor()
  await playOn(page, { most: 30, seed: 11 })
  return page
}

/** Presses what is selected, and waits until nothing changes any more for three frames. Says whether the board has changed. */
function pressAndSettle(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(
    ({ wanted, begin, end }) =>
      new Promise<boolean>(resolve => {
        const board = document.querySelector('.table-main')
        let quiet = 0
        let changed = false
        let boardChanged = false
        const watch = new MutationObserver(changes => {
          changed = true
          boardChanged ||= changes.some(({ target }) => board?.contains(target))
        })
        watch.observe(document.body, { subtree: true, childList: true, attributes: true })
        const look = (): void => {
          quiet = changed ? 0 : quiet + 1
          changed = false
          if (quiet < 3) requestAnimationFrame(look)
          else {
            watch.disconnect()
            performance.mark(end)
            resolve(boardChanged)
          }
        }
        performance.mark(begin)
        document.querySelector<HTMLElement>(wanted)?.click()
        requestAnimationFrame(look)
      }),
    { wanted: selector, begin: BEGIN, end: END },
  )
}

/** Gives answers and takes back what can be taken back: each time a new view comes from the engine and the board is painted. */
async function measureAnswers(page: Page, title: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const answer = '.question [data-choice^="play:"], .question .option[data-choice]:not([data-final])'
  await markChanges(page)
  const times = await paintedWhile(session, async () => {
    for (let i = 0; i < PRESSES; i++) {
      const undoable = (await page.locator(UNDO).count()) > 0
      const confirming = (await page.locator('[data-confirm]').count()) > 0
      const pressed = confirming ? '[data-confirm]' : i % 2 === 1 && undoable ? UNDO : answer
      for (let tries = 0; tries < 50 && (await page.locator(pressed).count()) === 0; tries++)
        await playOn(page, { most: 1 })
      if (!(await pressAndSettle(page, pressed))) await playOn(page, { most: 1 })
    }
  })
  const at = (share: number, part: keyof Painted) => {
    const sorted = times.map(one => one[part]).toSorted((a, b) => a - b)
    return (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  }
  const parts = (['script', 'style', 'layout', 'paint'] as const).map(part => `${part} ${at(0.5, part)}`).join(', ')
  console.log(
    `${title}, ${times.length} answers to painted board: median ${at(0.5, 'all')} ms (${parts}), p90 ${at(0.9, 'all')} ms of main-thread time (at most 16)`,
  )
}

/** Goes through a finished game twice; what the second time leaves behind is growth. */
async function measureReplay(page: Page): Promise<void> {
  await playOn(page, { most: 5000, seed: 5, patience: 60 })
  await page.locator('.end-page').waitFor()
  await page.getByRole('link', { name: 'Replay', exact: true }).click()
  const slider = page.getByRole('slider')
  await slider.waitFor()
  const end = Number(await slider.getAttribute('max'))
  const session = await page.context().newCDPSession(page)
  const used = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const through = async (): Promise<void> => {
    await slider.fill('0')
    for (let at = 0; at < end; at++)
      await page.evaluate(() => document.querySelector<HTMLElement>('.time-strip button:nth-of-type(4)')?.click())
  }
  await through()
  const first = await used()
  await through()
  const second = await used()
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(2)
  console.log(`replay of ${end} answers: heap ${megabytes(first)} MB, after another pass ${megabytes(second)} MB`)
}
