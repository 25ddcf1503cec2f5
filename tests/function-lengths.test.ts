import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

/** Lines of a function, from its first to its last. The formatter gives every attribute of markup a line of its own. */
const MOST = 60
const MOST_WITH_MARKUP = 80

/** A switch whose cases are no longer than this is a table: it is read case by case, and cutting it in two would hide some. */
const LONGEST_ROW = 7

test('no function is longer than can be read at once', () => {
  const paths = ['src', 'scripts'].flatMap(sourcesIn)
  expect(paths.length).toBeGreaterThan(800)
  expect(paths.flatMap(path => tooLong(path, readFileSync(path, 'utf8')))).toEqual([])
})

const lines = (count: number, line = '  f()'): string => Array<string>(count).fill(line).join('\n')
const cases = (count: number, rows: number): string =>
  Array.from({ length: count }, (_, at) => `    case ${at}:\n${lines(rows - 1, '      f()')}`).join('\n')

test.each([
  ['60 lines', false, `function f() {\n${lines(58)}\n}`],
  ['61 lines', true, `function f() {\n${lines(59)}\n}`],
  ['61 lines with markup', false, `const F = () => {\n${lines(58)}\n  return <p />\n}`],
  ['81 lines with markup', true, `const F = () => {\n${lines(78)}\n  return <p />\n}`],
  ['an inner function of 61 lines', true, `const f = { g() {\n${lines(59)}\n} }`],
  ['a table of cases', false, `function f(a) {\n  switch (a) {\n${cases(40, 3)}\n  }\n}`],
  ['a switch with a long case', true, `function f(a) {\n  switch (a) {\n${cases(40, 2)}\n${cases(1, 9)}\n  }\n}`],
])('%s: too long is %s', (_, found, code) => {
  expect(tooLong('code.tsx', code).length > 0).toBe(found)
})

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => /\.(tsx?|mjs)$/.test(path) && !/\.test\.|\/(testing|editions|public)\//.test(path))
}

/** The functions of a file that are too long, by where they begin. */
function tooLong(path: string, code: string): readonly string[] {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineAt = (offset: number): number => starts.findLastIndex(start => start <= offset) + 1
  const height = ({ start, end }: ESTree.Node): number => lineAt(end - 1) - lineAt(start) + 1
  const found: string[] = []

  /** The lines of tables below a node, and whether there is markup. */
  function look(node: ESTree.Node): { readonly tables: number; readonly markup: boolean } {
    const inner = childrenOf(node).map(look)
    const markup = node.type.startsWith('JSX') || inner.some(one => one.markup)
    const isTable = node.type === 'SwitchStatement' && node.cases.every(one => height(one) <= LONGEST_ROW)
    const tables = isTable ? height(node) : inner.reduce((sum, one) => sum + one.tables, 0)
    if (isFunction(node) && height(node) - tables > (markup ? MOST_WITH_MARKUP : MOST))
      found.push(`${path}:${lineAt(node.start)} has ${height(node)} lines`)
    return { tables, markup }
  }
  look(parseSync(path, code).program)
  return found
}

const isFunction = ({ type }: ESTree.Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: ESTree.Node): readonly ESTree.Node[] => Object.values(node).flat().filter(isNode)
