import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { gameIds } from '../../src/games/catalogue.ts'
import type { SavedTable } from '../../src/web/session/local/saved-table.ts'
import { contactSheet, type Shot } from './sizes/contact-sheet.ts'
import { findFaults } from './sizes/faults.ts'
import { type Stage, tablesOf } from './sizes/positions.ts'
import { type Looked, looksAt, type Size } from './sizes/sizes.ts'
import { expect, test } from './visitor.ts'

/** Where pictures go, for those who want to see with their own eyes: `SHOTS=folder`. */
const shots = process.env.SHOTS
const only = process.env.GAMES?.split(',')

const keep = (page: Page, tables: readonly SavedTable[]): Promise<void> =>
  page.evaluate(
    text =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('athenaeum', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' })
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('tables', 'readwrite')
          for (const one of JSON.parse(text)) transaction.objectStore('tables').put(one)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    JSON.stringify(tables),
  )

/** A new size is laid out, and what follows from it too. */
async function resize(page: Page, { width, height }: Size): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let frames = 4
        const next = () => (frames-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
  )
}

for (const game of gameIds.filter(one => only === undefined || only.includes(one)))
  test(`every part of a table of ${game} can be read and reached at any size`, async ({ visit }) => {
    test.setTimeout(1_800_000)
    const found: string[] = []
    const taken: Shot[] = []
    for (const { sizes, ...table } of looksAt(game)) {
      const page = await openTable(visit, game, table)
      const name = [table.stage, table.language, table.theme, table.players, table.textSize].join(' ')
      for (const size of sizes) {
        await resize(page, size)
        const faults = await page.evaluate(findFaults)
        const label = `${game} ${size.width}x${size.height} ${name}`
        for (const { kind, what, where } of faults) found.push(`${label} | ${kind} | ${what} | ${where}`)
        if (shots !== undefined) {
          mkdirSync(shots, { recursive: true })
          const file = `${label.replaceAll(' ', '-')}.png`
          await page.screenshot({ path: join(shots, file) })
          taken.push({ file, label, faults: faults.length, ...size })
        }
      }
      await page.context().close()
    }
    if (shots !== undefined) {
      writeFileSync(join(shots, `${game}.html`), contactSheet(taken))
      writeFileSync(join(shots, `${game}.txt`), `${found.join('\n')}\n`)
    }
    expect(found).toEqual([])
  })

/** Parts of a table that are seen one at a time, on phones. */
const upright: Size = { width: 360, height: 740 }
const lying: Size = { width: 844, height: 390 }

/** Every day each game is looked at upright and lying, and each stage too; with `NAMED` each stage of each game is both. */
const phonesAt = (game: number, stage: number): readonly Size[] =>
  process.env.NAMED === undefined ? [(game + stage) % 2 === 0 ? upright : lying] : [upright, lying]

/** Whether any place that answers the question is in sight, if the open part has one and follows the question. */
const answersInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const panel = document.querySelector('[data-follows]')
    const marked = (selector: string) => [...(panel?.querySelectorAll(selector) ?? [])]
    const matter = marked('[data-marks~="legal"], [data-marks~="legal-empty"]')
    const places = matter.length > 0 ? matter : marked('[data-marks~="aside"]')
    const frame = panel?.getBoundingClientRect()
    return (
      places.length === 0 ||
      places.some(place => {
        const { top, bottom } = place.getBoundingClientRect()
        const seen = Math.min(bottom, frame?.bottom ?? 0) - Math.max(top, frame?.top ?? 0)
        return seen > Math.min(24, (bottom - top) / 2)
      })
    )
  })

for (const [of, game] of [...gameIds.entries()].filter(([, one]) => only === undefined || only.includes(one)))
  test(`where ${game} is answered is in sight when a table is opened on a phone`, async ({ visit }) => {
    for (const [at, stage] of (['early', 'middle', 'late'] as const).entries())
      for (const viewport of phonesAt(of, at)) {
        const table = { stage, language: 'it', theme: 'light', players: 3, textSize: 100 } as const
        const page = await openTable(visit, game, table, { viewport })
        await expect.poll(() => answersInSight(page), `${stage} ${viewport.width}`).toBe(true)
        await page.context().close()
      }
  })

for (const game of gameIds.filter(one => only === undefined || only.includes(one)))
  test(`a hint on a low laptop leaves the question of ${game} whole`, async ({ visit }) => {
    const table = { stage: 'middle', language: 'it', theme: 'light', players: 4, textSize: 100 } as const
    const page = await openTable(visit, game, table, { viewport: { width: 1280, height: 633 } })
    await page.locator('.question-foot [data-aid]').first().click()
    await expect(page.locator('.hint-row').first()).toBeVisible({ timeout: 60_000 })
    const hidden = await page.locator('.question-head').evaluate(head => head.scrollHeight - head.clientHeight)
    expect(hidden).toBeLessThanOrEqual(1)
  })

async function openTable(
  visit: (habits?: object, context?: object) => Promise<Page>,
  game: string,
  { stage, language, theme, players, textSize }: Omit<Looked, 'sizes'>,
  context?: object,
): Promise<Page> {
  const tables: Readonly<Record<Stage, SavedTable>> = await tablesOf(game, players)
  const page = await visit({ game, theme, language, textSize }, context)
  await page.goto('/about')
  await keep(page, [tables[stage]])
  await page.goto(`/table/${tables[stage].id}`)
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
  return page
}
