import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type DevServer, startDev } from './dev-server.ts'

let dev: DevServer
let page: string

beforeAll(async () => {
  dev = await startDev()
  page = dev.page
})
afterAll(() => dev.stop())

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
