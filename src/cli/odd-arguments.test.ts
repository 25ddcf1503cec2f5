import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { openStore } from '../store/open.ts'
import { main } from './main.ts'

const folder = mkdtempSync(join(tmpdir(), 'athenaeum-odd-'))
const data = join(folder, 'data')
const at = ['--data', data]
let said: MockInstance<typeof console.error>

beforeAll(async () => (await openStore({ dataFolder: data })).close())
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What is wrong is told once, to people: no name of an error, no place in a program, nothing that speaks to the terminal. */
async function refuses(...args: readonly string[]): Promise<void> {
  const code = await main(args).catch((fault: unknown) => `${args.join(' ')} ended with ${fault}`)
  expect([1, 2], String(code)).toContain(code)
  const [[told] = []] = said.mock.calls.splice(0)
  expect(told, args.join(' ')).toMatch(/^athenaeum: [^\n]{10,400}(\n {2}[^\n]+){0,9}$/)
  expect(told).not.toMatch(/\bat .+:\d+:\d+|undefined|hunter2|\[object|Error:|(?!\n)\p{Cc}/u)
}

/** Each command as it is called well, but for what is odd. None of these would begin anything long. */
const commands: Readonly<Record<string, readonly string[]>> = {
  play: ['newton'],
  simulate: ['newton', '--games', '1'],
  ladder: ['newton', '--levels', 'random,novice', '--games', '1'],
  match: ['newton', 'random', 'random', '--most', '1'],
  serve: ['--port', '0', ...at],
  backup: [join(folder, 'copy'), ...at],
  table: ['show', 'nothing', ...at],
  ratings: ['newton', ...at],
  reports: at,
  replay: [join(folder, 'missing')],
  record: ['newton'],
  rules: ['newton'],
  engine: [],
  components: ['newton', '--check', join(folder, 'missing')],
}

describe.each(Object.entries(commands))('athenaeum %s', (command, well) => {
  it('refuses flags that do not exist, values that are none, and words too many', async () => {
    await refuses(command, ...well, '--nonsense')
    await refuses(command, ...well, '-x')
    await refuses(command, ...well, '--constructor')
    await refuses(command, ...well, '')
    await refuses(command, ...well, 'one', 'more', 'and', 'more')
    for (const [place, flag] of well.entries()) {
      if (!flag.startsWith('--')) continue
      await refuses(command, ...well.slice(0, place), flag)
      await refuses(command, ...well.slice(0, place), flag, ' ', ...well.slice(place + 2))
    }
  })

  it('refuses games that there are not', async () => {
    if (well[0] !== 'newton') return
    for (const game of ['chess', 'constructor', '__proto__', '../newton', 'new\u001b[2Jton'])
      await refuses(command, game, ...well.slice(1))
  })
})

describe('athenaeum', () => {
  it.each(['-1', 'abc', '1.5', '0x10', '1e3', 'NaN', 'Infinity', '99999999999999999999'])(
    'takes no number for %s',
    async odd => {
      for (const flag of ['players', 'games', 'iterations']) await refuses('simulate', 'newton', `--${flag}=${odd}`)
      for (const flag of ['games', 'games-ahead', 'threads', 'budget'])
        await refuses('ladder', 'newton', `--${flag}=${odd}`)
      for (const flag of ['difference', 'most', 'players'])
        await refuses('match', 'newton', 'random', 'random', `--${flag}=${odd}`)
      await refuses('play', 'newton', `--players=${odd}`)
      await refuses('serve', `--port=${odd}`, ...at)
      await refuses('table', 'show', 'nothing', `--entries=${odd}`, ...at)
    },
  )

  it('reads no game, pack, table or skill from what is none', async () => {
    const files: Readonly<Record<string, string | Uint8Array>> = {
      empty: '',
      binary: Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256),
      null: 'null',
      list: '[]',
      text: '"newton"',
      long: 'x'.repeat(1e6),
      deep: '['.repeat(1e5),
      heading: 'athenaeum 1\ngame constructor\nrules 1\ncomponents x\nplayers 2\noptions {}\nseed x\n',
      hash: 'athenaeum 1\ngame newton\nrules 2\ncomponents constructor\nplayers 2\noptions {}\nseed x\n',
    }
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
    mkdirSync(join(folder, 'a folder'))
    for (const name of [...Object.keys(files), 'a folder', 'missing', join('empty', 'below')]) {
      const file = join(folder, name)
      await refuses('replay', file)
      await refuses('components', 'newton', '--check', file)
      await refuses('simulate', 'newton', '--games', '1', '--pack', file)
      await refuses('table', 'import', file, ...at)
      await refuses('match', 'newton', file, 'random', '--most', '1')
      await refuses('record', 'newton', '--folder', file)
      if (name !== 'missing') await refuses('backup', file, ...at)
      if (name !== 'missing') await refuses('reports', '--data', file)
    }
  })

  it('finds no database where there is none, and tells no password', async () => {
    const urls = [
      'x',
      'mysql://u:hunter2@h/d',
      'postgres://u:hunter2@127.0.0.1:1/d',
      'postgres://u:hunter2@h/d?sslmode=no',
    ]
    for (const url of urls)
      for (const command of ['reports', 'ratings newton', 'table show x', 'table export x', 'serve --port 0'])
        await refuses(...command.split(' '), '--database-url', url)
    for (const command of ['reports', 'ratings newton', 'table show x', 'table export x', `backup ${folder}/b`])
      await refuses(...command.split(' '), '--data', join(folder, 'nowhere'))
  })

  it('ends quietly when nobody reads any more, and says so when there is no room for its output', () => {
    const bin = join(import.meta.dirname, '..', '..', 'bin', 'athenaeum.mjs')
    const left = spawnSync('sh', ['-c', `"$1" "$2" rules newton | head -n 1`, 'sh', process.execPath, bin])
    expect([left.stdout.toString(), left.stderr.toString()]).toEqual(['N-1.1\n', ''])
    const full = openSync('/dev/full', 'w')
    const unsaid = spawnSync(process.execPath, [bin, 'help'], { stdio: ['ignore', full, 'pipe'], encoding: 'utf8' })
    expect([unsaid.status, unsaid.stderr]).toEqual([1, expect.stringMatching(/^athenaeum: the output cannot be .+\n$/)])
  })
})
