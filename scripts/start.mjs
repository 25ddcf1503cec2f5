// npm start: installs what is missing, builds the web client if its sources have changed, and serves.
import { buildIfChanged } from './built-page.mjs'
import { installWhatIsMissing, run } from './install.mjs'

installWhatIsMissing({ forTests: false })
buildIfChanged(() => {
  console.log('Building the page')
  // The names of its hundreds of files would push the address off the screen.
  run('node_modules/.bin/vite', ['build', '--logLevel', 'warn'])
})

await import('../src/typescript/register.mjs')
await import('../src/server/main.ts')
