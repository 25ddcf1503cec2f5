import type { Page } from '@playwright/test'

/**
 * Plays on in the page by clicking what is offered there: a random answer of the list, and its confirmation. Ends when so
 * many answers were given, when something is offered that `stopAt` selects, when the game is over, or when nothing was asked
 * for a while.
 */
interface Manner {
  readonly most: number
  readonly seed?: number
  readonly stopAt?: string
  /** Seconds without a question after which playing ends. */
  readonly patience?: number
  /** How often a question is left, from 0 to 1, when something else could be answered. */
  readonly leaving?: number
}

export async function playOn(
  page: Page,
  { most, seed = 1, stopAt = 'never', patience = 10, leaving = 1 / 6 }: Manner,
): Promise<number> {
  return page.evaluate(
    ({ most, seed, stopAt, patience, leaving }) =>
      new Promise<number>(resolve => {
        let random = seed
        let given = 0
        let quiet = 0
        const below = (count: number): number => {
          random = (random * 1103515245 + 12345) % 2147483648
          return Math.floor((random / 2147483648) * count)
        }
        const step = (): void => {
          const confirm = document.querySelector<HTMLElement>('[data-confirm]')
          const offered = [...document.querySelectorAll<HTMLElement>('.question [data-choice]')]
          const plain = offered.filter(one => !one.dataset.choice?.startsWith('quick-'))
          const matter = plain.filter(one => !one.classList.contains('button--leave'))
          // Leaving is chosen now and then, and when nothing else is offered.
          const wanted = matter.length > 0 && below(1000) >= leaving * 1000 ? matter : plain
          // A tile in hand may need a quick action before it fits anywhere.
          const from = wanted.length > 0 ? wanted : offered
          const chosen = confirm ?? (from.length === 0 ? undefined : from[below(from.length)])
          const over = document.querySelector(`.end-page, ${stopAt}`) !== null
          if (over || given >= most || quiet > patience * 100) {
            resolve(given)
            return
          }
          const next = document.querySelector<HTMLElement>('[data-next]')
          if (chosen === undefined && next !== null) next.click()
          else if (chosen === undefined) quiet++
          else {
            quiet = 0
            if (confirm === null) given++
            chosen.click()
          }
          setTimeout(step, 10)
        }
        step()
      }),
    { most, seed, stopAt, patience, leaving },
  )
}

/**
 * Gives one answer by keys alone: goes to the answer with this number in the list by its letter, and presses Enter, twice
 * where an answer that cannot be taken back waits for it.
 */
export async function answerByKeys(page: Page, number: number): Promise<void> {
  await page.keyboard.press('abcdefghijklmnopqrstuvwxyz'.charAt(number))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
}

/** Plays a game to its end by keys alone. */
export async function playByKeys(page: Page): Promise<void> {
  const offered = page.locator('.question [data-choice]')
  const end = page.locator('.end-page')
  for (let given = 0; given < 1000 && (await end.count()) === 0; given++) {
    const count = Math.min(await offered.count(), 26)
    if (count === 0) await page.waitForTimeout(20)
    else await answerByKeys(page, (given * 7) % count)
  }
}
