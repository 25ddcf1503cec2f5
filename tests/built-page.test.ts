import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfChanged } from '../scripts/built-page.mjs'

let root: string
let built = 0
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'athenaeum-page-'))
  write('src/web/main.ts', 'first')
})
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string, changed = 1_000): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
  utimesSync(join(root, path), changed, changed)
}

/** How often it was built by a start. */
function start(): number {
  const before = built
  buildIfChanged(() => {
    write('dist/web/index.html', `page ${built++}`)
  }, root)
  return built - before
}

test('the page is built once of the same sources, and anew of others, whether they are newer or older', () => {
  expect([start(), start()]).toEqual([1, 0])
  for (const change of [
    () => write('src/web/main.ts', 'later', 2_000),
    () => write('src/web/main.ts', 'first', 1_000),
    () => write('src/games/ponds.ts', 'one more', 10),
    () => rmSync(join(root, 'src/games/ponds.ts')),
    () => write('package-lock.json', '{}', 10),
    () => rmSync(join(root, 'dist/web/index.html')),
  ]) {
    change()
    expect([start(), start()]).toEqual([1, 0])
  }
})

test('a build that was ended is done again', () => {
  write('src/web/main.ts', 'half', 3_000)
  const ended = () => {
    write('dist/web/index.html', 'half a page')
    throw new Error('ended')
  }
  expect(() => buildIfChanged(ended, root)).toThrow('ended')
  expect([start(), start()]).toEqual([1, 0])
})
