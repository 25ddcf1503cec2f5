import { existsSync } from 'node:fs'
import { run } from './install.mjs'

/** The path of a Chromium for the browser tests: the one named, the system's, or one that is installed now. */
export async function chromium() {
  const named = process.env.CHROMIUM
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`)
    return named
  }
  const ofSystem = '/usr/bin/chromium'
  if (existsSync(ofSystem)) return ofSystem
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' })
    if (existsSync(ofSystem)) return ofSystem
  }
  run('node_modules/.bin/playwright', ['install', 'chromium'])
  const playwright = await import('@playwright/test')
  return playwright.chromium.executablePath()
}
