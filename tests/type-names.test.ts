import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * One word, one idea: what code for all games exports under a name means one thing, and no game uses that name for another.
 * Games may name their own things alike (each has its `State`, `Frame` and `Effect`): learn one, know four.
 */
interface Exported {
  readonly name: string
  readonly path: string
}

/** Names that a game narrows to its own: its `Play` is the kernel's, with its own state and components. */
const narrowed = ['Play', 'Scene']

test('no two types that are exported share a name and differ in meaning', () => {
  const types = sourcesIn('src').flatMap(path => typesIn(path, readFileSync(path, 'utf8')))
  expect(types.length).toBeGreaterThan(700)
  expect(sharedNames(types).filter(([name]) => !narrowed.includes(name))).toEqual([])
})

test.each([
  ['code for all games', 'src/bots/verdict.ts', 'src/web/end/verdict.ts', true],
  ['a game and code for all games', 'src/games/newton/components.ts', 'src/web/app/route.ts', true],
  ['a game with itself', 'src/games/inventions/state.ts', 'src/games/inventions/components.ts', true],
  ['rules and board of a game', 'src/games/newton/pack.ts', 'src/web/boards/newton/effect-icons.ts', true],
  ['two games', 'src/games/newton/frames.ts', 'src/games/almamater/frames.ts', false],
  ['the boards of two games', 'src/web/boards/newton/panels.ts', 'src/web/boards/expo1906/panels.ts', false],
])('a name in %s: %s and %s share it wrongly: %s', (_, one, other, found) => {
  const types = [one, other].flatMap(path => typesIn(path, 'export interface Route {}\ntype Local = string'))
  expect(sharedNames(types).length > 0).toBe(found)
})

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(name => join(folder, name))
}

function typesIn(path: string, code: string): readonly Exported[] {
  return parseSync(path, code).program.body.flatMap(statement => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined
    const isType = declared?.type === 'TSTypeAliasDeclaration' || declared?.type === 'TSInterfaceDeclaration'
    return isType ? [{ name: declared.id.name, path }] : []
  })
}

const gameOf = (path: string): string | undefined => /^src\/(?:games|bots|web\/boards)\/(\w+)\//.exec(path)?.[1]
const games = new Set(
  readdirSync('src/games', { withFileTypes: true })
    .filter(one => one.isDirectory())
    .map(one => one.name),
)
const homeOf = (path: string): string => {
  const game = gameOf(path)
  return game !== undefined && games.has(game) ? game : 'all games'
}

/** Names that stand for two things: twice in code for all games, twice within a game, or in both. */
function sharedNames(types: readonly Exported[]): readonly (readonly [name: string, ...paths: string[]])[] {
  return [...new Set(types.map(({ name }) => name))].flatMap(name => {
    const ones = types.filter(one => one.name === name)
    const homes = ones.map(({ path }) => homeOf(path))
    const isShared = ones.length > 1 && (homes.includes('all games') || new Set(homes).size < homes.length)
    return isShared ? [[name, ...ones.map(({ path }) => path)] as const] : []
  })
}
