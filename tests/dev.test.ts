import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '../src/server/testing/processes.ts'

/** npm run dev, as a newcomer starts it. */

let dev: ChildProcess
let page: string
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'athenaeum-dev-'))
  const [pagePort, serverPort] = [await freePort(), await freePort()]
  page = `http://localhost:${pagePort}`
  dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: pagePort,
      SERVER_PORT: serverPort,
      ATHENAEUM_DATA: folder,
    },
    stdio: 'ignore',
  })
  await answering()
})
afterAll(async () => {
  const ended = once(dev, 'exit')
  dev.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

/** The page is there before its server; both take a while on a busy machine. */
async function answering(): Promise<void> {
  for (;;) {
    const answer = await fetch(`${page}/api/games`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

test('the page is served from its sources, with hot reload', async () => {
  const text = await (await fetch(`${page}/`)).text()
  expect(text).toContain('/@vite/client')
  expect((await fetch(`${page}/main.tsx`)).status).toBe(200)
})

test('the server is reached through the page, requests and sockets', async () => {
  const games = (await (await fetch(`${page}/api/games`)).json()) as { id: string }[]
  expect(games.map(({ id }) => id)).toContain('newton')
  const socket = new WebSocket(`${page.replace('http', 'ws')}/socket`, { origin: page })
  const [welcome] = await once(socket, 'message')
  expect(JSON.parse(String(welcome))).toMatchObject({ type: 'welcome' })
  socket.close()
})
