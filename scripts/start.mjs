// npm start: installs what is missing, builds the web client if its sources have changed, and serves.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { installWhatIsMissing, run } from './install.mjs'

/** Everything that ends up in the page. */
const webSources = ['src/web', 'src/kernel', 'src/games', 'src/bots', 'src/protocol', 'src/tables', 'vite.config.ts']
const builtPage = 'dist/web/index.html'

installWhatIsMissing({ forTests: false })
if (isStale()) {
  console.log('Building the page')
  // The names of its hundreds of files would push the address off the screen.
  run('node_modules/.bin/vite', ['build', '--logLevel', 'warn'])
}

await import('../src/typescript/register.mjs')
await import('../src/server/main.ts')

function isStale() {
  return !existsSync(builtPage) || webSources.some(source => newest(source) > statSync(builtPage).mtimeMs)
}

/** When a file, or the latest file of a folder, was changed. */
function newest(path) {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map(name => newest(join(path, name))))
}
