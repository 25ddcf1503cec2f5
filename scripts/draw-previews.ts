import { mkdirSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { gameIds } from '../src/games/catalogue.ts'

/**
 * Draws the pictures that messengers show with an invitation, from the plates of the home page: `npm run previews -- URL`, with a
 * server that runs there. They are kept in `src/web/public/previews/`, since a build has no browser.
 */
const [url = 'http://localhost:3000'] = process.argv.slice(2)
const folder = 'src/web/public/previews'
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
await page.goto(url)
await page
  .locator('.game .game-picture')
  .nth(gameIds.length - 1)
  .waitFor()
for (const [at, id] of gameIds.entries()) {
  await page.evaluate(index => {
    const plate = document.querySelectorAll('.game .game-picture')[index]?.cloneNode(true) as SVGElement
    const title = document.querySelectorAll('.game h2')[index]?.cloneNode(true) as HTMLElement
    document.querySelector('#preview')?.remove()
    const sheet = document.createElement('div')
    sheet.id = 'preview'
    sheet.style.cssText =
      'position:fixed;inset:0;z-index:99;display:grid;grid-template-columns:760px 1fr;align-items:center;gap:40px;padding:0 40px;background:var(--paper)'
    plate.style.cssText = 'width:760px;height:auto'
    title.style.cssText = 'font:500 64px/1.1 var(--font-plate);margin:0'
    sheet.append(plate, title)
    document.body.append(sheet)
  }, at)
  await page.screenshot({ path: `${folder}/${id}.png` })
}
await browser.close()
