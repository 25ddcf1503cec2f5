import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

/**
 * A new effect, frame, event or verb must be a type error wherever it is forgotten. The compiler sees that in two shapes of
 * switch only: one with a `default` that calls `never` or `neverBut` (or hands on
 * what is left as what it must be, by `satisfies`), and one without a default that ends a function
 * which must return something.
 */
const folders = ['src/kernel', 'src/games', 'src/bots', 'src/tables']

describe('the compiler sees every switch that forgets a case', () => {
  test('in rules, words, bots and tables', () => {
    const sources = folders.flatMap(sourcesIn)
    const switches = sources.flatMap(path => switchesIn(path, readFileSync(path, 'utf8')))
    expect(switches.length).toBeGreaterThan(50)
    expect(switches.filter(({ seen }) => !seen).map(({ place }) => place)).toEqual([])
  })

  test.each([
    [
      'a default that calls never',
      'function f(a: A): void { switch (a) { case 1: g(); break; default: never(a) } }',
      true,
    ],
    [
      'a default that returns never',
      'const f = (a: A): B => { switch (a) { case 1: return g(); default: return never(a) } }',
      true,
    ],
    ['the end of a function that returns', 'function f(a: A): number { switch (a) { case 1: return 1 } }', true],
    ['a void function', 'function f(a: A): void { switch (a) { case 1: g() } }', false],
    [
      'a default that says something',
      'function f(a: A): number { switch (a) { case 1: return 1; default: return 0 } }',
      false,
    ],
    [
      'a function that may return nothing',
      'function f(a: A): B | undefined { switch (a) { case 1: return g() } }',
      false,
    ],
    ['a promise of nothing', 'async function f(a: A): Promise<void> { switch (a) { case 1: await g() } }', false],
    ['a function that goes on', 'function f(a: A): B { switch (a) { case 1: g() } return h() }', false],
    ['an undeclared return', 'const f = (a: A) => { switch (a) { case 1: return 1 } }', false],
  ])('%s', (_, code, seen) => {
    expect(switchesIn('code.ts', code).map(one => one.seen)).toEqual([seen])
  })

  test('options are made of the verbs that a game has listed', () => {
    const makers = sourcesIn('src/games').filter(path => {
      const imported = /import (?:type )?\{([^}]*)\} from '[./]*kernel\/question\.ts'/.exec(readFileSync(path, 'utf8'))
      return imported?.[1]?.split(',').some(name => /^\s*option(sOf)?\b/.test(name))
    })
    expect(makers).toEqual(makers.filter(path => path.endsWith('/verbs.ts')))
  })
})

interface Switch {
  readonly place: string
  readonly seen: boolean
}

/** The rules themselves: neither their tests nor what tests are made with. */
function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)testing\//.test(name))
    .map(name => join(folder, name))
}

function switchesIn(path: string, code: string): readonly Switch[] {
  const found: Switch[] = []
  const visit = (node: unknown, within: FunctionNode | undefined): void => {
    if (Array.isArray(node)) for (const each of node) visit(each, within)
    else if (isNode(node)) {
      if (node.type === 'SwitchStatement')
        found.push({ place: `${path}:${lineOf(code, node.start)}`, seen: isSeen(code, node, within) })
      const inner = isFunction(node) ? node : within
      for (const part of Object.values(node)) visit(part, inner)
    }
  }
  visit(parseSync(path, code).program, undefined)
  return found
}

type SwitchNode = Extract<ESTree.Node, { type: 'SwitchStatement' }>
type FunctionNode = Extract<
  ESTree.Node,
  { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }
>

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value
const isFunction = (node: ESTree.Node): node is FunctionNode =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'

function isSeen(code: string, node: SwitchNode, within: FunctionNode | undefined): boolean {
  const otherwise = node.cases.find(one => one.test === null)
  if (otherwise !== undefined)
    return /\b(never|neverBut)\(|\bsatisfies\b/.test(code.slice(otherwise.start, otherwise.end))
  const { body, returnType } = within ?? {}
  if (body?.type !== 'BlockStatement' || !returnType) return false
  const endsIt = body.body.at(-1)?.start === node.start
  return endsIt && !/\b(void|undefined|unknown)\b/.test(code.slice(returnType.start, returnType.end))
}

const lineOf = (code: string, at: number): number => code.slice(0, at).split('\n').length
