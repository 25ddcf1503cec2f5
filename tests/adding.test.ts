import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerOf, startDev } from './dev-server.ts'
import { addGerman } from './made-up-language.ts'
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts'

/**
 * A newcomer follows docs/adding-a-game.md in a copy of the repository, command by command, and adds a language with three phrases,
 * as CONTRIBUTING.md says: nothing else has to be changed. Both in one copy, because its types are checked for half a minute.
 */

const page = readFileSync('docs/adding-a-game.md', 'utf8')
/** The commands of the page without the remarks beside them. */
const commands = [...page.matchAll(/^ {4}(np[mx] \S.*?)(?: {2,}.*)?$/gm)].map(([, command = '']) => command)
const commandWith = (part: string): string => commands.find(command => command.includes(part)) ?? `no ${part}`

// A type check and a test run of the whole copy take a while on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let copy: ScratchCopy
beforeAll(async () => {
  copy = scratchCopy()
  expect(await copy.run(commandWith('new-game'))).toMatchObject({ code: 0 })
  addGerman(copy.folder)
})
afterAll(() => copy.remove())

test('the page says nothing that this test does not do', () => {
  expect(commands.map(command => command.split(' ').slice(0, 3).join(' '))).toEqual([
    'npm run new-game',
    'npx vitest run',
    'npm run hunt',
    'npx athenaeum play',
    'npx athenaeum simulate',
    'npm run dev',
  ])
})

test('types, lint and the tests of the new game are sound as they were laid out, and nothing else has to be changed for the language', async () => {
  expect(await copy.run('npx tsc -b')).toMatchObject({ code: 0, out: '' })
  expect(await copy.run('npx biome check src/games/ponds src/games/catalogue.ts --vcs-enabled=false')).toMatchObject({
    code: 0,
  })
  const { code, out } = await copy.run(commandWith('vitest'))
  expect(out).toMatch(/Tests {2}6 passed/)
  expect(code).toBe(0)
})

test('the hunt, the terminal and simulations play it', async () => {
  expect((await copy.run(commandWith('hunt'))).out).toContain('Ponds: every property held')
  expect((await copy.run(commandWith('simulate'))).out).toContain('Ponds, 2 players, 100 games')
  const { out } = await copy.run(`${commandWith('play')} --seed 1`, { input: '1\nq\n' })
  expect(out).toContain('Throw which pebble?')
})

test('it has no rules document, and is told so', async () => {
  const { code, out } = await copy.run('npx athenaeum rules ponds')
  expect(out).toBe('Ponds has no rules document with numbered rules yet: it would be docs/rules/ponds.md\n')
  expect(code).toBe(0)
})

test('tests that go over all games skip what it does not have, and those that go over all languages hold', async () => {
  const overAll = 'src/games/editions.test.ts src/games/legal-tree.test.ts src/bots/minds.test.ts src/bots/plan.test.ts'
  const here =
    'src/web/session/local/local-table.test.ts src/web/table/SeatDialog.test.tsx src/web/learn/lesson.test.ts'
  const whole = 'tests/registries.test.ts tests/rules.test.ts tests/cycles.test.ts tests/file-names.test.ts'
  const ran = [
    await copy.run(`npx vitest run ${overAll} ${here} ${whole} -t "[Pp]onds|files|cycle"`),
    await copy.run('npx vitest run docs/adding-a-game src/bots/advice.test.ts src/web/hint/hinted.test.ts'),
  ]
  for (const { code, out } of ran) {
    expect(out).not.toContain('FAIL')
    expect(code, out).toBe(0)
  }
})

test('the terminal takes the language, and plays on in English', async () => {
  const { out } = await copy.run('npx athenaeum play newton --seed 1 --language de', { input: 'q\n' })
  expect(out).toContain('Newton')
  expect((await copy.run('npx athenaeum play newton --language fr')).err).toContain(
    '--language takes one of: en, it, de; not "fr"',
  )
})

test('the page says the phrases of the language, and the rest in English', async () => {
  const script = join(copy.folder, 'said.ts')
  writeFileSync(
    script,
    `import { loadMessages } from './src/web/messages/messages.ts'
const { home, site } = await loadMessages('de')
console.log(JSON.stringify([home.playNow, home.minutes(5), site.play, site.rules, home.players(1, 4)]))
`,
  )
  const { out } = await copy.run(`node --import ./src/typescript/register.mjs ${script}`)
  expect(JSON.parse(out)).toEqual(['Gleich spielen', '5 Minuten', 'Spielen', 'Rules', '1 to 4'])
})

test('its rules and values can be kept, and then the tests see that they are', async () => {
  expect((await copy.run('npm run freeze -- ponds --rules')).out).toMatch(
    /Ponds: values .* and rules version 1 are kept/,
  )
  const { code, out } = await copy.run('npx vitest run src/games/editions.test.ts tests/registries.test.ts -t ponds')
  expect(out).not.toContain('FAIL')
  expect(code).toBe(0)
})

test('the server offers it, and the home page names it', async () => {
  const dev = await startDev(copy.options)
  try {
    const games = JSON.parse(await answerOf(`${dev.page}/api/games`)) as { id: string }[]
    expect(games.map(({ id }) => id)).toContain('ponds')
    expect(await answerOf(`${dev.page}/@id/__x00__virtual:game-facts`)).toContain('"title":"Ponds"')
  } finally {
    await dev.stop()
  }
})
