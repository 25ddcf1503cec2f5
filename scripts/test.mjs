// npm test: installs what is missing, then checks types, lint with layers, dead code, and runs all tests.
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
step('Tests', 'vitest', 'run')
if (existsSync('tests/browser')) {
  process.env.CHROMIUM = await chromium()
  step('Browser tests', 'playwright', 'test')
}
console.log('\nAll is well.')
