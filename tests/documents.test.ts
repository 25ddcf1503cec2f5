import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Documents that lead through the sources: what they name is where they say. */
const documents = [
  'docs/architecture.md',
  'docs/adding-a-game.md',
  'docs/security.md',
  'docs/progress.md',
  'CONTRIBUTING.md',
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')

/** Files and folders of ours that a text names in backquotes; `<game>`, `*` and `N` stand for anything. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w.<>*/-]+(?:\.(?:tsx?|mjs|json|css|md)|\/))`/g)].flatMap(([, path = '']) =>
    path.startsWith('.') || path.startsWith('/') ? [] : [path],
  )

function exists(path: string): boolean {
  const pattern = path.replaceAll('.', '\\.').replaceAll(/<[\w-]+>|\*|\bN\b/g, '[^/]+')
  return files.some(file => new RegExp(path.endsWith('/') ? `(^|/)${pattern}` : `(^|/)${pattern}$`).test(file))
}

describe.each(documents)('%s', document => {
  test('names only files and folders that are there', () => {
    const paths = pathsIn(readFileSync(document, 'utf8'))
    expect(paths.filter(path => !exists(path))).toEqual([])
  })
})

describe('the walk of one answer', () => {
  const tour = readFileSync('docs/architecture.md', 'utf8')
  const walk = tour.slice(tour.indexOf('## The walk of one answer'), tour.indexOf('## The map'))

  test('goes by way of files in every layer that an answer passes', () => {
    const layers = new Set(pathsIn(walk).map(path => path.split('/')[0]))
    expect([...layers]).toEqual(
      expect.arrayContaining(['web', 'protocol', 'server', 'tables', 'kernel', 'store', 'docs']),
    )
  })

  test('finds every function in the file that it names for it', () => {
    const named = [...walk.matchAll(/((?:`\w+`(?:, | and )?)+) \(`([\w/.-]+\.tsx?)`/g)].flatMap(
      ([, names = '', path = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, path })),
    )
    expect(named.length).toBeGreaterThan(4)
    /** Exported, or what a rule does. */
    const isThere = ({ name, path }: { readonly name: string; readonly path: string }): boolean =>
      new RegExp(`export (async )?(function|const|class|interface|type) ${name}\\b|^ +${name}\\(.*\\{$`, 'm').test(
        readFileSync(fileOf(path), 'utf8'),
      )
    expect(named.filter(one => !isThere(one))).toEqual([])
  })
})

const fileOf = (path: string): string => files.find(file => file === path || file === `src/${path}`) ?? path

test.each([
  ['kernel/play.ts', true],
  ['web/boards/*/table-form.ts', true],
  ['src/games/<game>/fixtures/', true],
  ['games/<game>/editions/rules-N.frozen.mjs', true],
  ['kernel/played.ts', false],
  ['ernel/play.ts', false],
])('%s is there: %s', (path, there) => {
  expect(exists(path)).toBe(there)
})
