import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/**
 * How many clicks a turn takes: `node --import ./src/typescript/register.mjs scripts/clicks.ts [games] [players] [ids]`. Scholars
 * play whole games; what they answered is then given as a person would, with the gestures of the page and without them.
 */
const bundle = resolve('.cache/clicks/count-clicks.mjs')
mkdirSync(resolve('.cache/clicks'), { recursive: true })
await build({
  entryPoints: ['scripts/count-clicks.ts'],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  // Boards come with their style sheets, which draw nothing here.
  loader: { '.css': 'empty' },
  logLevel: 'error',
})
await import(pathToFileURL(bundle).href)
