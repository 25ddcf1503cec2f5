import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { gameIds } from '../../src/games/catalogue.ts'
import { en } from '../../src/web/messages/en.ts'
import { it } from '../../src/web/messages/it.ts'
import { expect, test } from './visitor.ts'

const messages = { en, it }

/** Pages to read: where whoever learns comes by following links. */
const readable = /^\/($|handbook\/|rules\/|components\/|known\/|challenges($|\/[a-z0-9]+$)|about$)/

/** A page once it is laid out: its links, as paths with their marks, and the names of its places. */
interface Visited {
  readonly links: readonly string[]
  readonly places: ReadonlySet<string>
}

async function visited(page: Page, path: string): Promise<Visited> {
  await page.goto(path)
  if (path !== '/') await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('main a').first()).toBeAttached()
  for (const [kind, last] of [
    ['/handbook/', '#summary'],
    ['/rules/', '.rules h2'],
    ['/components/', '.browse-group li'],
  ] as const)
    if (path.startsWith(kind)) await expect(page.locator(last).first()).toBeAttached()
  const { links, places } = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => pathname + decodeURIComponent(hash)),
    places: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }))
  return { links: [...new Set(links)], places: new Set(places) }
}

for (const language of ['en', 'it'] as const)
  test(`every link of the pages to read leads to a page and to a place on it (${language})`, async ({ visit }) => {
    test.setTimeout(300_000)
    const page = await visit({ language })
    const pages = new Map<string, Visited>()
    const lost: string[] = []
    const from = new Map<string, string>()
    const open = ['/']
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const here = await visited(page, path)
      pages.set(path, here)
      if ((await page.title()).startsWith(messages[language].site.lost)) lost.push(`${path} from ${from.get(path)}`)
      for (const link of here.links) {
        const [to = ''] = link.split('#')
        if (!from.has(link)) from.set(link, path)
        if (!from.has(to)) from.set(to, path)
        if (readable.test(to) && !pages.has(to) && !open.includes(to)) open.push(to)
      }
    }
    expect(lost).toEqual([])
    for (const id of gameIds)
      for (const kind of ['handbook', 'rules', 'components', 'challenges'])
        expect([...pages.keys()]).toContain(`/${kind}/${id}`)
    const dead = [...from].filter(([link, path]) => {
      const [to = '', place] = link.split('#')
      const there = pages.get(to)
      return place !== undefined && there !== undefined && !leadsTo(there.places, place) && path !== undefined
    })
    expect(dead).toEqual([])
    expect([...from.keys()].filter(link => link.includes('#')).length).toBeGreaterThan(300)
    expect([...from.keys()].filter(isUnknownChallenge)).toEqual([])
  })

/** A section of the rules stands for what is numbered within it. */
const leadsTo = (places: ReadonlySet<string>, place: string): boolean =>
  places.has(place) || [...places].some(one => one.startsWith(`${place}.`))

function isUnknownChallenge(link: string): boolean {
  const [, page, game, id] = link.split('/')
  if (page !== 'challenges' || game === undefined || id === undefined) return false
  const book: { challenges: { id: string }[] } = JSON.parse(
    readFileSync(`src/web/challenges/books/${game}.json`, 'utf8'),
  )
  return !book.challenges.some(one => one.id === id)
}
