import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

type Imports = ReadonlyMap<string, readonly string[]>

describe('no file imports itself by way of others', () => {
  const sources = sourcesIn('src')

  test('in all of src, by what stays at run time', () => {
    expect(cyclesIn(importsOf(sources, false))).toEqual([])
  })

  test('in games and bots, by types too', () => {
    const own = new Map([...sources].filter(([path]) => /^src\/(games|bots)\//.test(path)))
    expect(cyclesIn(importsOf(own, true))).toEqual([])
  })

  test('a cycle is found, whatever its length', () => {
    const code = new Map([
      ['src/a.ts', "import { b } from './deep/b.ts'"],
      ['src/deep/b.ts', "export * from '../c.ts'"],
      ['src/c.ts', "import { type T, a } from './a.ts'"],
      ['src/d.ts', "import { c } from './c.ts'\nimport './e.ts'"],
      ['src/e.ts', "import { type D } from './d.ts'"],
    ])
    expect(cyclesIn(importsOf(code, false))).toEqual([['src/a.ts', 'src/c.ts', 'src/deep/b.ts']])
    expect(cyclesIn(importsOf(code, true))).toEqual([
      ['src/a.ts', 'src/c.ts', 'src/deep/b.ts'],
      ['src/d.ts', 'src/e.ts'],
    ])
  })
})

function sourcesIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
  return new Map(names.map(name => join(folder, name)).map(path => [path, readFileSync(path, 'utf8')]))
}

/** Which files each file imports when it is loaded. What is loaded on demand, by `import()`, is another matter. */
function importsOf(sources: ReadonlyMap<string, string>, withTypes: boolean): Imports {
  const from = (path: string, code: string): readonly string[] => {
    const { staticImports, staticExports } = parseSync(path, code).module
    const kept = [
      ...staticImports
        .filter(({ entries }) => withTypes || entries.length === 0 || entries.some(one => !one.isType))
        .map(one => one.moduleRequest.value),
      ...staticExports.flatMap(({ entries }) =>
        entries.flatMap(one => (one.moduleRequest && (withTypes || !one.isType) ? [one.moduleRequest.value] : [])),
      ),
    ]
    return [...new Set(kept.map(name => posix.join(posix.dirname(path), name)))].filter(to => sources.has(to))
  }
  return new Map([...sources].map(([path, code]) => [path, from(path, code)]))
}

/** The files that can reach each other, cycle by cycle (Tarjan). */
function cyclesIn(imports: Imports): readonly (readonly string[])[] {
  const found: string[][] = []
  const number = new Map<string, number>()
  const open: string[] = []
  const visit = (path: string): number => {
    const own = number.size
    let lowest = own
    number.set(path, own)
    open.push(path)
    for (const to of imports.get(path) ?? []) {
      const known = number.get(to)
      if (known === undefined) lowest = Math.min(lowest, visit(to))
      else if (open.includes(to)) lowest = Math.min(lowest, known)
    }
    if (lowest === own) {
      const cycle = open.splice(open.indexOf(path))
      if (cycle.length > 1) found.push(cycle.sort())
    }
    return lowest
  }
  for (const path of [...imports.keys()].sort()) if (!number.has(path)) visit(path)
  return found.sort((a, b) => (a[0] as string).localeCompare(b[0] as string))
}
