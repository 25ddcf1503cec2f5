import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { any, badFrames, badMessage } from '../testing/bad-messages.ts'
import { arrive, ask, call, connect, connectAs, type TestPerson } from '../testing/client.ts'
import { type BuiltServer, buildServer, freePort, type ServerProcess, startProcess } from '../testing/processes.ts'
import { openDeaf } from '../testing/raw.ts'

/** How much is sent; `FUZZ=10000000` sends ten million. */
const MESSAGES = Number(process.env.FUZZ ?? 6_000)
const MEGABYTE = 1024 * 1024

let built: BuiltServer
let folder: string
let server: ServerProcess
beforeAll(async () => {
  built = await buildServer()
  folder = await mkdtemp(join(tmpdir(), 'athenaeum-fuzz-'))
  server = await startProcess(built, { PORT: await freePort(), ATHENAEUM_DATA: folder })
})
afterAll(async () => {
  await server.stop()
  await built.remove()
  await rm(folder, { recursive: true, force: true })
})

/** Bytes of memory that the server's process has taken at most, where the system tells. */
async function peak(): Promise<number> {
  if (process.platform !== 'linux') return 0
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

/** Sends some of what nobody should send, and says how much that was. */
type Attack = (table: string, mallory: TestPerson) => Promise<number>

const overSocket: Attack = async (table, mallory) => {
  const client = await (Math.random() < 0.5 ? connect(server.url) : connectAs(mallory))
  const count = 200
  for (let sent = 0; sent < count; sent++) client.sendRaw(badMessage(table))
  client.send({ type: 'ping', id: 'last' })
  await client.reply('last').catch(() => undefined)
  await client.close()
  return count
}

const byFrames: Attack = async () => {
  const socket = await openDeaf(server.url)
  const { bytes, count } = badFrames()
  await new Promise(resolve => socket.write(bytes, resolve))
  if (Math.random() < 0.5) socket.resume()
  setTimeout(() => socket.destroy(), 20)
  return count
}

const byHttp: Attack = async (table, mallory) => {
  const paths = ['/api/session', '/api/tables', `/api/tables/${table}/commands`, `/api/tables/${table}/answers`]
  const body = any([badMessage(table), '['.repeat(300_000), `[${Array(200_000).fill('{}').join()}]`])
  const headers = { 'content-type': any(['application/json', 'text/plain']), cookie: any(['', mallory.cookie]) }
  const { status } = await fetch(`${server.url}${any(paths)}`, { method: 'POST', headers, body: body as string })
  expect(Math.floor(status / 100)).toBe(4)
  return 1
}

test(`${MESSAGES} hostile messages by sockets, frames and HTTP neither stop the server nor fill its memory`, {
  timeout: 120_000 + MESSAGES * 3,
}, async () => {
  const ada = await arrive(server.url, 'Ada')
  const mallory = await arrive(server.url, 'Mallory')
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', {
    game: 'pebbles',
    players: 2,
    visibility: 'public',
  })
  const before = await ask(ada, 'GET', `/api/tables/${id}`)
  await Promise.all([overSocket(id, mallory), byFrames(id, mallory), byHttp(id, mallory)])
  const heap = await server.heap()
  let sent = 0
  const attack = async (): Promise<void> => {
    while (sent < MESSAGES) sent += await any([overSocket, byFrames, byHttp, byHttp])(id, mallory)
  }
  await Promise.all([attack(), attack(), attack()])
  expect(await ask(ada, 'GET', `/api/tables/${id}`)).toEqual(before)
  const metrics = (await call<string>(server.url, 'GET', '/metrics')).body
  expect(metrics).toMatch(/^athenaeum_failures_total 0$/m)
  const [grown, most] = [(await server.heap()) - heap, await peak()]
  if (process.env.FUZZ) console.log(`${sent} sent; heap grew by ${mb(grown)}, at most ${mb(most)} were taken in all`)
  expect(grown).toBeLessThan(30 * MEGABYTE)
  expect(most).toBeLessThan(700 * MEGABYTE)
})

const mb = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`
