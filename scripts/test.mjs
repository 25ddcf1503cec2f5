// npm test: installs what is missing, then checks types, lint with layers, dead code, and runs all tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from './chromium.mjs'
import { installWhatIsMissing, run } from './install.mjs'

const step = (title, ...command) => {
  console.log(`\n── ${title}`)
  const [program, ...args] = command
  run(`node_modules/.bin/${program}`, args)
}

installWhatIsMissing({ forTests: true })
step('Types', 'tsc', '-b')
step('Lint, format and layers', 'biome', 'check', '.')
step('Dead code', 'knip')
failingTestsAreNoticed()
step('Tests', 'vitest', 'run')
if (existsSync('tests/browser')) {
  process.env.CHROMIUM = await chromium()
  step('Browser tests', 'playwright', 'test')
}
console.log('\nAll is well.')

/**
 * A library with exit hooks of its own, loaded into the process of vitest by a set-up, can turn the exit code of a failing
 * run into 0. No test can see that, for its own failure would be lost as well: so a failing run is tried first.
 */
function failingTestsAreNoticed() {
  console.log('\n── A failing test is noticed')
  const args = ['run', '--config', 'tests/fixtures/failing.config.ts']
  const { status, stdout } = spawnSync('node_modules/.bin/vitest', args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status === 1 && /1 failed/.test(stdout)) return
  console.error(`a run with one failing test ended with exit code ${status}:\n${stdout}`)
  process.exit(1)
}
