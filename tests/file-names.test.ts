import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

/** A component is named for what it draws, everything else in kebab-case: `BonusToken.tsx`, `card-effects.test.ts`. */
const isPlain = (path: string): boolean =>
  /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)+$/.test(basename(path)) ||
  /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/.test(basename(path))

test('files are named in one way', () => {
  const paths = ['src', 'scripts', 'tests', 'docs'].flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && /\.(tsx?|mjs|json|css)$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name)),
  )
  expect(paths.length).toBeGreaterThan(1000)
  expect(paths.filter(path => !isPlain(path))).toEqual([])
})

test.each([
  ['src/games/newton/rules/card-effects.ts', true],
  ['src/web/boards/newton/BonusToken.tsx', true],
  ['src/web/plates/fonts.css', true],
  ['src/games/newton/rules/cardEffects.ts', false],
  ['src/web/boards/newton/BonusToken.ts', false],
  ['src/games/newton/rules/card_effects.ts', false],
])('%s is named so: %s', (path, plain) => {
  expect(isPlain(path)).toBe(plain)
})

/** A small game says all in one file. */
const withManyWords = readdirSync('src/games').filter(name => existsSync(join('src/games', name, 'words')))

test.each(withManyWords)('the words of %s are laid out as those of all games', name => {
  const words = join('src/games', name, 'words')
  const parts = ['asking', 'components', 'events', 'outline', 'table', 'terms'].map(part => `${part}.ts`)
  for (const folder of ['phrases', 'english', 'italian'])
    expect(readdirSync(join(words, folder))).toEqual(expect.arrayContaining(parts))
  const made = ['components', 'events', 'make', 'options', 'outline', 'questions', 'reasons', 'table']
  expect(readdirSync(words)).toEqual(expect.arrayContaining(made.map(part => `${part}.ts`)))
})
