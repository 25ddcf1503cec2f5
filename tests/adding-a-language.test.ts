import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addGerman } from './made-up-language.ts'
import { type ScratchCopy, scratchCopy } from './scratch-copy.ts'

/** A language with three phrases is enough: the types are sound, and the rest is said in English. */

// A type check and a test run of the whole copy take a while on a busy machine.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let copy: ScratchCopy
beforeAll(() => {
  copy = scratchCopy()
  addGerman(copy.folder)
})
afterAll(() => copy.remove())

test('nothing else has to be changed for the types to be sound', async () => {
  expect(await copy.run('npx tsc -b')).toMatchObject({ code: 0, out: '' })
})

test('the terminal takes it, and plays on in English', async () => {
  const { out } = await copy.run('npx athenaeum play newton --seed 1 --language de', { input: 'q\n' })
  expect(out).toContain('Newton')
  expect((await copy.run('npx athenaeum play newton --language fr')).err).toContain(
    '--language takes one of: en, it, de; not "fr"',
  )
})

test('the page says its phrases, and the rest in English', async () => {
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

test('the tests that go over all languages hold', async () => {
  const { code, out } = await copy.run(
    'npx vitest run docs/adding-a-game src/bots/advice.test.ts src/web/hint/hinted.test.ts',
  )
  expect(out).not.toContain('FAIL')
  expect(code).toBe(0)
})
