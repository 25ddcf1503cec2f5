import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that ends up in the page. */
const sources = [
  ...['src/web', 'src/kernel', 'src/games', 'src/bots', 'src/protocol', 'src/tables'],
  ...['vite.config.ts', 'package-lock.json'],
]
/** Of which sources the page was built; beside it, and written when it is whole. */
const note = 'dist/built-of'

/**
 * Builds the page unless it was built of these very sources. Which are newer would not tell: files of a release that is unpacked may be
 * older than the page of the release before, and a build that was ended leaves half a page.
 */
export function buildIfChanged(build, root = '.') {
  const now = fingerprint(root)
  const written = join(root, note)
  if (existsSync(join(root, 'dist/web/index.html')) && existsSync(written) && readFileSync(written, 'utf8') === now)
    return
  rmSync(written, { force: true })
  build()
  writeFileSync(written, now)
}

function fingerprint(root) {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, root, source)
  return hash.digest('hex')
}

function addTo(hash, root, path) {
  const there = join(root, path)
  if (!existsSync(there)) return
  const found = statSync(there)
  if (found.isDirectory()) for (const name of readdirSync(there).toSorted()) addTo(hash, root, `${path}/${name}`)
  else hash.update(`${path} ${found.size} ${found.mtimeMs}\n`)
}
