import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { smallDisk } from '../store/testing/small-disk.ts'
import { logLines } from './log-lines.ts'

test('lines that find no room are lost and counted; those after them are whole', async context => {
  const disk = await smallDisk(1)
  if (disk === undefined) return context.skip('no small disk can be mounted here')
  const file = join(disk.folder, 'log')
  const descriptor = openSync(file, 'a')
  const log = logLines(descriptor)
  log.write('first\n')
  await disk.fill()
  for (let line = 0; line < 200; line++) log.write(`${'x'.repeat(99)}\n`)
  await disk.clear()
  log.write('last\n')
  closeSync(descriptor)
  const written = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(written[0]).toBe('first')
  expect(written.at(-1)).toBe('last')
  const lost = Number(/"(\d+) lines of this log are lost/.exec(written.at(-2) ?? '')?.[1])
  const torn = written.filter(line => /^x+$/.test(line) && line.length < 99)
  expect(lost + written.filter(line => /^x{99}$/.test(line)).length).toBe(200)
  expect(torn.length).toBeLessThan(2)
  await disk.remove()
})

const writer = `
  import { logLines } from './src/server/log-lines.ts'
  const log = logLines()
  for (let line = 0; line < 3_000; line++) log.write('x'.repeat(999) + '\\n')
  process.stderr.write('written')
  setInterval(() => log.write('more\\n'), 20)
  process.stdin.on('end', () => process.exit(0)).resume()`
const run = [process.execPath, '--import', './src/typescript/register.mjs', '--input-type=module', '-e', writer]

test.each([
  { kind: 'pipe', argv: ['sh', '-c', '"$@" 3<&- | { read go <&3; cat; }', 'sh', ...run], readers: ['pipe'] as const },
  { kind: 'socket', argv: run, readers: [] },
])(
  'a $kind whose reader has stopped holds nobody up; who reads on finds whole lines, and how many are lost',
  async ({ argv: [command = '', ...args], readers }) => {
    const writing = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe', ...readers] })
    expect(String((await once(writing.stderr, 'data'))[0])).toBe('written')
    writing.stdio[3]?.destroy()
    let read = ''
    for await (const piece of writing.stdout.setEncoding('utf8')) {
      read += piece
      if (/are lost"}\n(more\n)+/.test(read)) break
    }
    writing.stdin.end()
    const [whole = '', lost] = read.split(/^.*"(\d+) lines of this log are lost.*$/m)
    expect(whole).toMatch(/^(x{999}\n)+$/)
    expect(Number(lost) + whole.split('\n').length - 1).toBe(3_000)
  },
)

test('a server whose log has no room serves on, and stops as it should when its terminal is closed', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-log-'))
  const full = openSync('/dev/full', 'w')
  const main = ['--import', './src/typescript/register.mjs', 'src/server/main.ts']
  const settings = { HOST: '127.0.0.1', PORT: String(port), ATHENAEUM_DATA: join(folder, 'data'), LOG_LEVEL: 'info' }
  const server = spawn(process.execPath, main, {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', full, 'pipe'],
  })
  let said = ''
  server.stderr?.on('data', chunk => {
    said += chunk
  })
  const ended = once(server, 'exit')
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), {
    timeout: 20_000,
  })
  server.kill('SIGHUP')
  expect([await ended, said]).toEqual([[0, null], ''])
  closeSync(full)
  rmSync(folder, { recursive: true, force: true })
})
