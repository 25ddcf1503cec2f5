import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

export const chooseTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate(wanted => document.documentElement.setAttribute('data-theme', wanted), theme)

/** Axe at work in the page itself, which has no frames, and without a report on what is right: twice as fast. */
const axe = (page: Page, except?: string): AxeBuilder => {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  return except === undefined ? builder : builder.exclude(except)
}

/**
 * Drawings that are not there, and what axe finds wrong: everything in the light theme, and in the dark one whatever hangs on colours. `except` leaves out what is
 * looked at elsewhere.
 */
export async function seriousProblems(page: Page, except?: string): Promise<readonly string[]> {
  const drawings = await emptyDrawings(page)
  await chooseTheme(page, 'light')
  const light = await axe(page, except).withTags(standard).analyze()
  await chooseTheme(page, 'dark')
  const dark = await axe(page, except).withRules(['color-contrast']).analyze()
  const problems = [...light.violations, ...dark.violations]
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
    )
  return [...drawings, ...problems]
}

/** Icons and patterns that a page refers to and does not have: nobody sees them. */
const emptyDrawings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wanted = [...document.querySelectorAll('use')].map(use => use.getAttribute('href') ?? '')
    return [...new Set(wanted)]
      .filter(href => document.getElementById(href.slice(1)) === null)
      .map(href => `no drawing ${href}`)
  })

/** The places of the table and those among them that have no spoken name. */
export async function spokenNames(page: Page): Promise<{ all: number; missing: readonly string[] }> {
  const places = await page
    .locator('[data-place]')
    .evaluateAll(all => all.map(one => [one.getAttribute('data-place') ?? '', one.getAttribute('aria-label') ?? '']))
  return {
    all: places.length,
    missing: places.flatMap(([place = '', name = '']) => (name.trim().length < 3 ? [place] : [])),
  }
}
