import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { componentUsageOf } from '../src/bots/component-usages.ts'
import { plainMind } from '../src/bots/mind.ts'
import { mindOf } from '../src/bots/minds.ts'
import { gameIds, loadGame } from '../src/games/catalogue.ts'
import { loadEdition } from '../src/games/editions.ts'
import { keptEditions } from '../src/games/kept-editions.ts'
import { loadPackDescription } from '../src/games/pack-descriptions.ts'
import { hasBoard, loadBoard } from '../src/web/boards/registry.ts'
import { gamesWithHandbook } from '../src/web/handbook/has-handbook.ts'
import { loadHandbook } from '../src/web/handbook/load-handbook.ts'
import { hasLesson, loadLesson } from '../src/web/learn/lessons.ts'

/**
 * Where a game is named, by the file that its part stands in. Tests of boards, minds and lessons go over what is registered, so a
 * part that nobody registered would be tested by nobody.
 */
const unknown = componentUsageOf({ id: 'no such game' })
const registries: readonly (readonly [registry: string, part: (id: string) => string, has: (id: string) => unknown])[] =
  [
    ['src/games/catalogue.ts', id => `src/games/${id}/game.ts`, id => gameIds.includes(id)],
    ['src/games/kept-editions.ts', id => `src/games/${id}/editions`, id => keptEditions[id] !== undefined],
    ['src/bots/minds.ts', id => `src/bots/${id}/mind.ts`, async id => mindOf(await loadGame(id)) !== plainMind],
    [
      'src/bots/component-usages.ts',
      id => `src/bots/${id}/component-usage.ts`,
      id => componentUsageOf({ id }) !== unknown,
    ],
    ['src/web/boards/registry.ts', id => `src/web/boards/${id}/board.ts`, hasBoard],
    [
      'src/web/handbook/has-handbook.ts',
      id => `src/web/handbook/${id}/matter.ts`,
      id => gamesWithHandbook.includes(id),
    ],
    ['src/web/learn/lessons.ts', id => `src/web/learn/${id}.ts`, hasLesson],
  ]

const folders = readdirSync('src/games', { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? [entry.name] : [],
)

describe.each(folders)('what there is of %s', id => {
  test.each(registries)('stands in %s', async (_registry, part, has) => {
    expect(await has(id)).toBe(existsSync(part(id)))
  })
})

/** An address, a record or a request may name anything, also what every object inherits. */
test.each(Object.getOwnPropertyNames(Object.prototype))('nothing is registered as %s', async name => {
  await expect(loadGame(name)).rejects.toMatchObject({ code: 'unknown-game' })
  await expect(loadPackDescription(name)).rejects.toMatchObject({ code: 'unknown-game' })
  const parts = [loadBoard(name), loadHandbook(name, 'en'), loadLesson(name, 'turns')]
  expect(await Promise.all(parts)).toEqual([undefined, undefined, undefined])
  expect([hasBoard(name), hasLesson(name)]).toEqual([false, false])
  const game = await loadGame('newton')
  expect(await loadEdition({ game: 'newton', rulesVersion: game.rulesVersion, components: name })).toBe(game)
})

test('rules documents are those of games', () => {
  const documents = readdirSync('docs/rules').map(file => file.split('.')[0])
  expect(folders).toEqual(expect.arrayContaining(documents))
})

describe('docs/adding-a-game.md', () => {
  const page = readFileSync('docs/adding-a-game.md', 'utf8')

  test.each(registries)('names %s', registry => expect(page).toContain(registry))

  test('names every file that names every game, and what a game may have besides', () => {
    const named = ['src/web/home/shelf-of-games.ts', 'docs/rules/', 'src/games/legal-tree.test.ts', 'npm run freeze']
    expect(named.filter(one => !page.includes(one))).toEqual([])
  })
})
