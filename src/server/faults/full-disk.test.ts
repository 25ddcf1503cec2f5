import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SmallDisk, smallDisk } from '../../store/testing/small-disk.ts'
import { settleAccounts } from '../testing/accounts.ts'
import { arrive, ask, type Client, call, connectAs } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'

let disk: SmallDisk | undefined
let server: TestServer | undefined
beforeAll(async () => {
  disk = await smallDisk(8)
  if (disk === undefined) return
  server = await serveForTest({ dataFolder: join(disk.folder, 'data'), limits: { diskReserve: 1024 * 1024 } })
})
afterAll(async () => {
  await server?.close()
  await disk?.remove()
})

/** Speaks until the disk is full, and returns the refusal. */
async function speakOn(client: Client, table: string): Promise<unknown> {
  for (;;) {
    const reply = await client.command(table, { kind: 'say', text: 'x'.repeat(200) })
    if (reply.type === 'refused') return reply
  }
}

test('a full disk is named to players and to whoever asks whether the server is ready, and play goes on when there is room', async context => {
  if (disk === undefined || server === undefined) return context.skip('no small disk can be mounted here')
  const { url } = server
  const ada = await arrive(url, 'Ada')
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 1, start: true })
  const client = await connectAs(ada)
  await client.subscribe(id, 0)
  expect(await call(url, 'GET', '/readyz')).toMatchObject({ status: 200 })

  await disk.fill()
  const said = await speakOn(client, id)
  expect(said).toMatchObject({ code: 'disk-full' })
  expect((said as { message: string }).message).toContain("the server's disk is full; your answer was not taken")
  const key = client.views.get(id)?.view.own?.question?.keys[0] ?? ''
  const answer = { kind: 'answer', seat: 0, key } as const
  expect(await client.command(id, answer, 'first')).toMatchObject({ type: 'refused', code: 'disk-full' })
  const made = await call(url, 'POST', '/api/tables', { game: 'pebbles', players: 1 }, { cookie: ada.cookie })
  expect(made).toMatchObject({ status: 503, body: { code: 'disk-full' } })
  expect(await call(url, 'GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } })
  expect(await call(url, 'GET', '/readyz')).toMatchObject({
    status: 503,
    body: { because: expect.stringContaining('disk') },
  })
  // Nobody was thrown out, and the table is where it was.
  expect(await ask<{ view: { answers: number } }>(ada, 'GET', `/api/tables/${id}`)).toMatchObject({
    view: { answers: 0 },
  })
  expect(client.messages.filter(message => message.type === 'unsubscribed')).toEqual([])

  await disk.clear()
  expect(await call(url, 'GET', '/readyz')).toMatchObject({ status: 200 })
  expect(await client.command(id, answer, 'first')).toMatchObject({ type: 'done' })
  const player = createPlayer({ address: () => url, person: ada })
  expect((await player.play(id, 0)).status).toBe('finished')
  await client.close()
  await settleAccounts({ dataFolder: join(disk.folder, 'data') }, [id], player.acknowledged)
})
