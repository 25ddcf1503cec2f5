import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './install.mjs'

/** The headless shell draws and runs pages as the whole browser does, without a window around them, for less work. */
const packages = ['chromium-headless-shell', 'chromium']

/** The path of the Chromium that the system has, if it has one. */
const chromiumOfSystem = () => packages.map(name => `/usr/bin/${name}`).find(existsSync)

/** The path of a Chromium for the browser tests: the one named, the system's, or one that is installed now. */
export async function chromium() {
  const named = process.env.CHROMIUM
  if (named !== undefined) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist`)
    return named
  }
  if (chromiumOfSystem() === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update'])
    const wanted = packages.find(name => spawnSync('/usr/bin/apt-cache', ['show', name]).status === 0) ?? 'chromium'
    run('apt-get', ['install', '--yes', '--no-install-recommends', wanted], { DEBIAN_FRONTEND: 'noninteractive' })
  }
  const ofSystem = chromiumOfSystem()
  if (ofSystem !== undefined) return ofSystem
  run('node_modules/.bin/playwright', ['install', 'chromium'])
  const playwright = await import('@playwright/test')
  return playwright.chromium.executablePath()
}
