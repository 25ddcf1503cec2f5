import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** What each layer may import besides itself, as the tour says. The linter's rules must say the same: every pair is tried out. */
const mayImport: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `src\/(\w+)\/[^`]*` \|.*\| ([\w, ]*)\|$/gm)]
    .filter(([, layer]) => layer !== 'typescript')
    .map(([, layer = '', named = '']) => [layer, named.split(',').flatMap(name => name.trim() || [])]),
)
const layers = Object.keys(mayImport)

const impureGlobals = ['Date', 'process', 'console', 'setTimeout', 'setInterval', 'performance', 'crypto', 'fetch']

const snippets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    layers.flatMap(layer =>
      layers
        .filter(other => other !== layer)
        .map(other => [`src/${layer}/deep/to-${other}.ts`, `export { one } from '../../${other}/deep/one.ts'\n`]),
    ),
  ),
  'src/kernel/static.ts': "import { one } from '../games/one.ts'\n\nexport const two = one\n",
  'src/kernel/types.ts': "import type { One } from '../games/one.ts'\n\nexport type Two = One\n",
  'src/kernel/dynamic.ts': "export const one = () => import('../games/one.ts')\n",
  ...Object.fromEntries(
    impureGlobals.flatMap(name =>
      ['kernel', 'games/newton'].map(place => [`src/${place}/uses-${name}.ts`, `export const used = ${name}\n`]),
    ),
  ),
  'src/kernel/node.ts': "export { readFileSync } from 'node:fs'\n",
  'src/games/newton/node.ts': "export { readFileSync } from 'node:fs'\n",
  'src/web/node.ts': "export { readFileSync } from 'node:fs'\n",
  'src/kernel/pure.ts': "import { one } from './one.ts'\n\nexport const two = Math.max(one, 2)\n",
  'src/kernel/pure.test.ts': 'export const now = Date.now()\n',
  'src/server/node.ts': "export { readFileSync } from 'node:fs'\n",
}

interface Diagnostic {
  readonly category: string
  readonly location: { readonly path: string }
}

test('every folder of the sources is a layer of the tour', () => {
  const folders = readdirSync('src').filter(name => !name.startsWith('.') && name !== 'typescript')
  expect([...layers].sort()).toEqual(folders.sort())
})

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'))
  const faults = new Map<string, string[]>()

  beforeAll(() => {
    copyFileSync('biome.json', join(folder, 'biome.json'))
    for (const [path, text] of Object.entries(snippets)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const { diagnostics } = lint(folder)
    for (const { category, location } of diagnostics)
      faults.set(location.path, [...(faults.get(location.path) ?? []), category])
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const faultsOf = (path: string): readonly string[] => faults.get(path) ?? []

  test.each(layers)('lets src/%s import from the layers left of it, and from no other', layer => {
    for (const other of layers) {
      if (other === layer) continue
      const found = faultsOf(`src/${layer}/deep/to-${other}.ts`)
      expect(found, `${layer} imports ${other}`).toEqual(
        mayImport[layer]?.includes(other) ? [] : ['lint/style/noRestrictedImports'],
      )
    }
  })

  test.each(['static', 'types', 'dynamic'])('sees a %s import', kind => {
    expect(faultsOf(`src/kernel/${kind}.ts`)).toEqual(['lint/style/noRestrictedImports'])
  })

  test.each(impureGlobals)('keeps %s out of the kernel and of the games', name => {
    for (const place of ['kernel', 'games/newton'])
      expect(faultsOf(`src/${place}/uses-${name}.ts`)).toEqual(['lint/style/noRestrictedGlobals'])
  })

  test('keeps the modules of Node out of the kernel, the games and the web', () => {
    for (const place of ['kernel', 'games/newton', 'web'])
      expect(faultsOf(`src/${place}/node.ts`)).toEqual(['lint/correctness/noNodejsModules'])
  })

  test('finds nothing wrong with pure rules, with tests that look at the clock, and with Node in the server', () => {
    for (const path of ['src/kernel/pure.ts', 'src/kernel/pure.test.ts', 'src/server/node.ts'])
      expect(faultsOf(path)).toEqual([])
  })
})

function lint(folder: string): { readonly diagnostics: readonly Diagnostic[] } {
  const biome = resolve('node_modules/.bin/biome')
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', 'src']
  try {
    return JSON.parse(execFileSync(biome, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }))
  } catch (fault) {
    return JSON.parse((fault as { readonly stdout: string }).stdout)
  }
}

describe('chance', () => {
  const drawsOutside = (text: string): boolean =>
    /\bMath\s*(\.|\?\.|\[\s*['"`])\s*random\b|\brandom\s*\}\s*=\s*Math/.test(text)

  test('comes only from the state: no rule and no bot calls Math.random', () => {
    const sources = ['src/kernel', 'src/games', 'src/bots'].flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => /\.(ts|tsx|mjs)$/.test(name) && !name.includes('.test.'))
        .map(name => join(folder, name)),
    )
    expect(sources.length).toBeGreaterThan(20)
    expect(sources.filter(path => drawsOutside(readFileSync(path, 'utf8')))).toEqual([])
  })

  test.each([
    'Math.random()',
    "Math['random']()",
    'const { random } = Math',
    'items.sort(() => Math\n  .random() - 0.5)',
  ])('outside the state would be found: %s', text => {
    expect(drawsOutside(text)).toBe(true)
  })
})

describe('the page', () => {
  test('loads none of the schemas with which the server checks what it is sent: they come with all of zod', () => {
    const sources = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map(name => join('src/web', name))
    const loads = /import (?!type )[^'"]*from '[./]*\/(protocol\/(commands|rest|socket)\.ts)'|from 'zod'/
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.filter(path => loads.test(readFileSync(path, 'utf8').replace(/^import type .*$/gm, '')))).toEqual([])
  })
})
