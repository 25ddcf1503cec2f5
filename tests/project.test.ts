import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

describe('the documents', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs').map(name => `docs/${name}`)].filter(path =>
    path.endsWith('.md'),
  )

  test.each(pages)('%s links only to what exists', page => {
    const links = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link)
    const local = links.filter(link => !/^[a-z]+:/.test(link))
    expect(local.filter(link => !existsSync(join(dirname(page), link)))).toEqual([])
  })

  test('every promise of security is held by tests that exist', () => {
    const named = [...readFileSync('docs/security.md', 'utf8').matchAll(/`((?:src|tests)\/[^`\s]+\.ts)`/g)]
    const games = readdirSync('src/games').filter(name => existsSync(`src/games/${name}/pack.ts`))
    const files = named.flatMap(([, path = '']) => games.map(game => path.replace('*', game)))
    expect(new Set(files).size).toBeGreaterThan(30)
    expect(files.filter(path => !existsSync(path))).toEqual([])
  })

  test.each(pages)('%s names only commands that there are', page => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const named = [...readFileSync(page, 'utf8').matchAll(/npm run ([a-z:-]+)/g)].map(([, script = '']) => script)
    expect(named.filter(script => scripts[script] === undefined)).toEqual([])
  })

  test('what to work by names only files that there are', () => {
    for (const page of ['CONTRIBUTING.md', 'docs/adding-a-game.md']) {
      const named = [...readFileSync(page, 'utf8').matchAll(/`((?:src|tests|docs|scripts)\/[\w./-]+)`/g)]
      expect(named.map(([, path = '']) => path).filter(path => !/ponds/.test(path) && !existsSync(path))).toEqual([])
    }
  })

  test('the tour names every folder of the sources and every file of the kernel', () => {
    const tour = readFileSync('docs/architecture.md', 'utf8')
    const folders = readdirSync('src').filter(name => !name.startsWith('.'))
    expect(folders.filter(name => !tour.includes(`\`src/${name}/`))).toEqual([])
    const kernel = readdirSync('src/kernel').filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    expect(kernel.filter(name => !tour.includes(`\`${name}\``))).toEqual([])
  })
})

test('what page, games and server say leaves the form of a word to the language, not to whether there is one', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
  const words = code.filter(file =>
    /^web\/(messages\/.*|.*words-on-board)\.ts$|^games\/\w+\/words\/(english|italian)\/.*\.ts$/.test(file),
  )
  expect(words.length).toBeGreaterThan(50)
  expect(words.filter(file => /[=!]== 1\b/.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
  const oneOrMany = /[=!]== 1 \? (['`])[^'`\n]* [^'`\n]*\1/
  expect(code.filter(file => oneOrMany.test(readFileSync(join('src', file), 'utf8')))).toEqual([])
})

describe('installing what is missing', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'))
    mkdirSync(join(folder, 'node_modules'))
    // A program called npm that only notes how it was called.
    writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@" > called\n')
    chmodSync(join(folder, 'npm'), 0o755)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const lock = (file: string, packages: Record<string, object>): void =>
    writeFileSync(join(folder, file), JSON.stringify({ packages }))

  /** How npm was called, if it was. */
  function install(forTests: boolean): string | undefined {
    const script = `import(${JSON.stringify(resolve('scripts/install.mjs'))}).then(m => m.installWhatIsMissing({ forTests: ${forTests} }))`
    const PATH = `${folder}${delimiter}${process.env.PATH}`
    execFileSync(process.execPath, ['--eval', script], { cwd: folder, env: { ...process.env, PATH }, stdio: 'pipe' })
    const notes = join(folder, 'called')
    return existsSync(notes) ? readFileSync(notes, 'utf8').trim() : undefined
  }

  const wanted = {
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', dev: true },
    'node_modules/c-for-another-system': { version: '3.0.0', optional: true },
  }
  const { 'node_modules/a': a, 'node_modules/b': b } = wanted

  test('does nothing when all is there, whatever is missing for other systems', () => {
    lock('package-lock.json', wanted)
    lock('node_modules/.package-lock.json', { 'node_modules/a': a, 'node_modules/b': b })
    expect(install(true)).toBeUndefined()
  })

  test('installs when nothing is there', () => {
    lock('package-lock.json', wanted)
    expect(install(false)).toBe('ci')
  })

  test('installs when a version in the lock file has changed', () => {
    lock('package-lock.json', wanted)
    lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' }, 'node_modules/b': b })
    expect(install(true)).toBe('ci --include=dev')
  })

  test('installs what only tests need for tests, and not for serving', () => {
    lock('package-lock.json', wanted)
    lock('node_modules/.package-lock.json', { 'node_modules/a': a })
    expect(install(false)).toBeUndefined()
    expect(install(true)).toBe('ci --include=dev')
  })
})
