import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Advice } from '../bots/advice.ts'
import type { TableAnswer } from '../protocol/rest.ts'
import { arrive, ask, type Client, connectAs, seatEverybody, type TestPerson } from './testing/client.ts'
import { serveForTest, type TestServer } from './testing/pebbles.ts'

let server: TestServer
let ada: TestPerson
let ben: TestPerson
beforeAll(async () => {
  server = await serveForTest()
  ada = await arrive(server.url, 'Ada')
  ben = await arrive(server.url, 'Ben')
})
afterAll(() => server.close())

const viewAt = (client: Client, table: string) => client.views.get(table)?.view

/** Answers for a seat whenever it is asked, until the game is over. */
async function playOn(client: Client, table: string): Promise<void> {
  for (;;) {
    const seen = client.views.get(table)
    if (seen?.view.status === 'finished') return
    const question = seen?.view.own?.question
    if (question === undefined || typeof seen?.as !== 'number') {
      const number = seen?.number
      await client.when(() => client.views.get(table)?.number !== number)
      continue
    }
    const key = question.keys[(seen.number * 7) % question.keys.length] ?? ''
    const reply = await client.command(table, { kind: 'answer', seat: seen.as, key, asked: question.asked })
    if (reply.type !== 'done') throw new Error(JSON.stringify(reply))
    await client.when(() => (client.views.get(table)?.number ?? 0) >= reply.number)
  }
}

test('two people play a game to its end over sockets, and every view that was patched is what the server has', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  const [a, b] = [await connectAs(ada), await connectAs(ben)]
  await a.subscribe(table, 0)
  await b.subscribe(table, 1)
  expect(await a.command(table, { kind: 'start' })).toMatchObject({ type: 'done' })
  await Promise.all([playOn(a, table), playOn(b, table)])
  for (const [client, person] of [
    [a, ada],
    [b, ben],
  ] as const) {
    const { number, view } = await ask<TableAnswer>(person, 'GET', `/api/tables/${table}`)
    await client.when(() => client.views.get(table)?.number === number)
    expect(viewAt(client, table)).toEqual(view)
    expect(view.scores).toHaveLength(2)
  }
  await b.command(table, { kind: 'rematch' })
  await a.when(() => viewAt(a, table)?.rematch !== undefined)
  const next = viewAt(a, table)?.rematch ?? ''
  await a.subscribe(next, 0)
  expect(viewAt(a, next)).toMatchObject({ status: 'open', host: 'Ben', follows: table })
  await Promise.all([a.close(), b.close()])
})

test('a person plays against bots, which think in a thread of their own', async () => {
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', {
    game: 'pebbles',
    players: 3,
    bots: [null, 'novice', 'random'],
    start: true,
  })
  const client = await connectAs(ada)
  await client.subscribe(id, 0)
  await playOn(client, id)
  expect(viewAt(client, id)?.status).toBe('finished')
  await client.close()
})

test('a seat that is asked gets advice from the bots, and nobody else does', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })
  const { view } = await ask<TableAnswer>(ada, 'GET', `/api/tables/${table}`)
  const advice = await ask<Advice>(ada, 'GET', `/api/tables/${table}/advice`)
  expect(advice).toMatchObject({ level: 'master', knowsGame: false })
  for (const { key } of advice.options) expect(view.own?.question?.keys).toContain(key)
  await ask(ada, 'POST', `/api/tables/${table}/answers`, { seat: 0, key: advice.options[0]?.key })
  await expect(ask(ada, 'GET', `/api/tables/${table}/advice`)).rejects.toThrow(/nothing-asked/)
  await expect(ask(ada, 'GET', `/api/tables/${table}/advice?as=1`)).rejects.toThrow(/not-allowed/)
})

test('at a table without hints nobody gets advice, and everybody sees that it is so', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  const arrangement = { visibility: 'private', options: {}, hints: false }
  const send = (id: string, command: object) => ask(ada, 'POST', `/api/tables/${table}/commands`, { id, command })
  await send('arrange', { kind: 'arrange', arrangement, players: 2 })
  await send('start', { kind: 'start' })
  await expect(ask(ada, 'GET', `/api/tables/${table}/advice`)).rejects.toThrow(/hints-off/)
  const { view } = await ask<TableAnswer>(ben, 'GET', `/api/tables/${table}`)
  expect(view.arrangement.hints).toBe(false)
})

test('somebody who comes back goes on from the last number seen, as if they had never left', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  const [a, b] = [await connectAs(ada), await connectAs(ben)]
  await a.subscribe(table, 0)
  await a.command(table, { kind: 'start' })
  await b.subscribe(table, 1)
  const left = b.views.get(table)
  await b.close()
  const key = viewAt(a, table)?.own?.question?.keys[0] ?? ''
  await a.command(table, { kind: 'answer', seat: 0, key })
  await a.command(table, { kind: 'say', text: 'are you there?' })
  const back = await connectAs(ben)
  if (left !== undefined) back.views.set(table, left)
  expect(await back.subscribe(table, 1, left?.number)).toMatchObject({ type: 'continued' })
  await back.when(() => back.views.get(table)?.number === 4)
  const { view } = await ask<TableAnswer>(ben, 'GET', `/api/tables/${table}`)
  expect(viewAt(back, table)).toEqual(view)
  await Promise.all([a.close(), back.close()])
})

test('a request that is repeated is done once and told the same', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  const a = await connectAs(ada)
  await a.subscribe(table, 0)
  await a.command(table, { kind: 'start' })
  const key = viewAt(a, table)?.own?.question?.keys[0] ?? ''
  const command = { kind: 'answer', seat: 0, key } as const
  const first = await a.command(table, command, 'the-same')
  const again = await connectAs(ada)
  expect(await again.command(table, command, 'the-same')).toEqual(first)
  expect((await ask<TableAnswer>(ada, 'GET', `/api/tables/${table}`)).view.answers).toBe(1)
  await Promise.all([a.close(), again.close()])
})

test('notes and standing orders of one seat send nothing to the others', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  const [a, b] = [await connectAs(ada), await connectAs(ben)]
  await a.subscribe(table, 0)
  await b.subscribe(table, 1)
  await a.command(table, { kind: 'start' })
  await b.when(() => viewAt(b, table)?.status === 'playing')
  await new Promise(resolve => setTimeout(resolve, 200))
  b.wire.splice(0)
  const order = { id: 'o', rule: 'turn', key: 'gather:shells', until: 'once' } as const
  await a.command(table, { kind: 'note', seat: 0, text: 'mine' })
  await a.command(table, { kind: 'order', seat: 0, order })
  await a.command(table, { kind: 'clear-order', seat: 0, id: 'o' })
  await a.when(() => a.views.get(table)?.number === 5)
  expect(viewAt(a, table)?.own?.notes).toBe('mine')
  b.send({ type: 'ping', id: 'after' })
  await b.reply('after')
  expect(b.wire).toHaveLength(1)
  // What comes next is understood all the same, also by who was away meanwhile.
  await a.command(table, { kind: 'say', text: 'go on' })
  await b.when(() => b.views.get(table)?.number === 6)
  expect(viewAt(b, table)).toEqual((await ask<TableAnswer>(ben, 'GET', `/api/tables/${table}`)).view)
  const back = await connectAs(ben)
  back.views.set(table, { number: 2, as: 1, view: b.views.get(table)?.view as never })
  expect(await back.subscribe(table, 1, 2)).toMatchObject({ type: 'continued', number: 6 })
  await back.when(() => back.views.get(table)?.number === 6)
  expect(back.messages.filter(message => message.type === 'update').map(message => message.number)).toEqual([6])
  await Promise.all([a.close(), b.close(), back.close()])
})
