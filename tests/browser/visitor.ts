import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'

export { expect }

/** Everything wrong that a page said: errors in its console, and what it threw. */
function faultsOf(context: BrowserContext): string[] {
  const faults: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', fault => faults.push(String(fault.error())))
  return faults
}

/** Preferences that a browser comes with. */
interface Habits {
  readonly name?: string
  /** The game for which bots and options are chosen, by its id. */
  readonly game?: string
  readonly bots?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly theme?: 'light' | 'dark'
  readonly motion?: 'system' | 'off'
  readonly language?: 'en' | 'it'
  readonly textSize?: number
  readonly confirm?: 'always' | 'final' | 'moment' | 'never'
  /** Whoever comes has not finished any game. */
  readonly newcomer?: boolean
  /** Which deal the games get that are started in this browser; by default always the same. */
  readonly deal?: number
}

/** Deals are drawn from the browser's randomness; a test gets the same one each time. */
const dealtAlike = (deal: number): void => {
  crypto.getRandomValues = <Bytes extends ArrayBufferView | null>(bytes: Bytes): Bytes => {
    if (bytes !== null) new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).fill(deal)
    return bytes
  }
}

const kept = ({
  name = 'Ada',
  theme = 'light',
  motion = 'off',
  language = 'en',
  textSize = 100,
  confirm = 'final',
  ...setup
}: Habits) => [
  {
    name: 'athenaeum-settings',
    value: JSON.stringify({ name, motion, sound: false, theme, language, textSize, confirm }),
  },
  ...(setup.newcomer === true ? [] : playedBefore(setup)),
]

const playedBefore = ({ game = 'newton', bots = 1, options = {} }: Habits) => [
  { name: `athenaeum-setup-${game}`, value: JSON.stringify({ bots, level: 'novice', options }) },
  ...['newton', 'expo1906', 'almamater', 'inventions'].map(id => ({
    name: `athenaeum-learnt-${id}`,
    value: '["game"]',
  })),
]

/** A browser of its own whose pages may not say anything wrong; no motion, so that nothing waits for it. */
export const test = base.extend<{ visit: (habits?: Habits, context?: object) => Promise<Page> }>({
  visit: async ({ browser, baseURL }, use) => {
    const visits: { context: BrowserContext; faults: string[] }[] = []
    await use(async (habits = {}, options = {}) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        // It fetches the whole page for later, in every browser anew: only where it is the subject.
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage: kept(habits) }] },
        ...options,
      })
      await context.addInitScript(dealtAlike, habits.deal ?? 1)
      visits.push({ context, faults: faultsOf(context) })
      return context.newPage()
    })
    for (const { context, faults } of visits) {
      expect(faults).toEqual([])
      await context.close()
    }
  },
})

/** The card of a game on the home page. */
export const gameCard = (page: Page, game = 'Newton'): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: game }) })

/** Starts a table against bots and waits for the first question. */
export async function playNow(page: Page, game?: string): Promise<void> {
  await page.goto('/')
  await gameCard(page, game).getByRole('button', { name: 'Play now' }).click()
  await expect(page.locator('.question [data-choice]').first()).toBeAttached()
}
