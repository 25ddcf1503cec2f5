import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameIds, loadGame } from '../../src/games/catalogue.ts'
import type { Json } from '../../src/kernel/json.ts'
import { changed, placesIn } from '../../src/kernel/testing/changed-packs.ts'
import { athenaeumHere, type Ran } from './athenaeum.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'athenaeum-components-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function check(game: string, pack: Json): Promise<Ran> {
  const file = join(folder, `${game}-${Math.random()}.json`)
  await writeFile(file, JSON.stringify(pack))
  return athenaeumHere(['components', game, '--check', file])
}

/** Numbers that had no end once: a server that prepared them, or set up with them, never came back. */
const endless: readonly (readonly [game: string, path: readonly (string | number)[], told: string])[] = [
  ['expo1906', ['players', 'max'], 'players.max: at most 4, not 1000000000'],
  ['expo1906', ['ghostDeck', 'cards', 'academy'], 'ghostDeck.cards.academy: at most 99, not 1000000000'],
  ['expo1906', ['board', 'patentsOffice', 'columns'], 'board.patentsOffice.columns: at most 40, not 1000000000'],
  ['almamater', ['playerSetup', 'startingDucats'], 'playerSetup.startingDucats: at most 99, not 1000000000'],
  ['almamater', ['boards', 0, 'players', 0], 'boards[0].players[0]: at most 4, not 1000000000'],
  ['inventions', ['game', 'playerCounts', 'max'], 'game.playerCounts.max: at most 4, not 1000000000'],
  [
    'inventions',
    ['societyBoard', 'tilesDisplay', 'spaces'],
    'societyBoard.tilesDisplay.spaces: at most 20, not 1000000000',
  ],
]

test('a number that is far too large is refused by its place, with what would be right', async () => {
  for (const [game, path, told] of endless) {
    const { code, err } = await check(game, changed((await loadGame(game)).pack, path, 1e9))
    expect(code).toBe(1)
    expect(err).toContain(told)
  }
})

test('a pack with another value is sound for every game, and its hash is told', async () => {
  for (const id of gameIds) {
    const { pack } = await loadGame(id)
    const name = placesIn(pack).find(({ path, value }) => path.includes('name') && typeof value === 'string')
    const { code, out } = await check(id, changed(pack, name?.path ?? [], 'Another name'))
    expect(out).toMatch(/is a sound pack for .*; its hash is [0-9a-f]{64}/)
    expect(out).not.toContain('the same as the one shipped')
    expect(code).toBe(0)
  }
})

test('a pack that is too deep, too long or no text is refused in one glance', async () => {
  const { pack } = await loadGame('newton')
  let deep: Json = 0
  for (let depth = 0; depth < 50; depth++) deep = [deep]
  const told = async (path: readonly (string | number)[], value: Json): Promise<string> =>
    (await check('newton', changed(pack, path, value))).err
  expect(await told(['note'], deep)).toContain('nested more than 16 deep')
  expect((await check('newton', changed(pack, ['note'], 'a\0b'))).err).toContain('NUL or half a surrogate pair')
  expect(await told(['masters', 0, 'name'], 'x'.repeat(1_000_000))).toContain(
    'masters[0].name: at most 2000 characters, not 1000000',
  )
  expect(await told(['masters', 0, 'name'], 'a\u0001b')).toContain('masters[0].name: control characters are no text')
  expect(
    await told(
      ['masters'],
      Array.from({ length: 20_000 }, () => 0),
    ),
  ).toContain('masters: at most 1000 rows, not 20000')
})
