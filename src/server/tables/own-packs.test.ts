import { afterAll, beforeAll, expect, test } from 'vitest'
import { pack as pebblesPack } from '../../../docs/adding-a-game/pack.ts'
import { arrive, ask, type Client, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { endlessGame, type PackTrouble } from '../testing/endless.ts'
import { pebbles, serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
let ada: TestPerson
let ben: TestPerson
beforeAll(async () => {
  server = await serveForTest({ extraGames: [pebbles, endlessGame] })
  ada = await arrive(server.url, 'Ada')
  ben = await arrive(server.url, 'Ben')
})
afterAll(() => server.close())

/** Answers whatever is asked, until something is refused or the game is over. */
async function playOn(table: string, clients: readonly Client[]) {
  for (;;) {
    let answered = false
    for (const [seat, client] of clients.entries()) {
      const question = client.views.get(table)?.view.own?.question
      const key = question?.keys[0]
      if (question === undefined || key === undefined) continue
      const reply = await client.command(table, { kind: 'answer', seat, key, asked: question.asked })
      // On a machine that does much else the first time is no proof against the pack.
      if (reply.type === 'refused' && reply.code === 'busy') {
        answered = true
        continue
      }
      if (reply.type === 'refused') return reply
      answered = true
      const { number } = reply as { readonly number: number }
      await Promise.all(clients.map(one => one.when(() => (one.views.get(table)?.number ?? 0) >= number)))
    }
    if (!answered) return undefined
  }
}

async function begin(
  game: string,
  options: object,
  people: readonly TestPerson[] = [ada, ben],
): Promise<{ table: string; clients: Client[] }> {
  const table = await seatEverybody(people, game, options)
  const clients = await Promise.all(people.map(connectAs))
  for (const [seat, client] of clients.entries()) await client.subscribe(table, seat)
  const started = await clients[0]?.command(table, { kind: 'start' })
  expect(started).toMatchObject({ type: 'done' })
  await Promise.all(clients.map(one => one.when(() => one.views.get(table)?.view.status === 'playing')))
  return { table, clients }
}

const troubled = (trouble: PackTrouble) => ({ options: { tide: true }, pack: { ...pebblesPack, trouble } })

for (const trouble of ['tide', 'flood'] as const)
  test(`a rule that the trial did not meet and that never ends ("${trouble}") is ended; its table rests, and others play on`, async () => {
    // Each with a share of their own: the one before has used up its host's.
    ada = await arrive(server.url, `Ada and the ${trouble}`)
    const bad = await begin('endless', troubled(trouble))
    const good = await begin('pebbles', {})
    expect(await playOn(bad.table, bad.clients)).toMatchObject({ code: 'set-aside' })
    const before = bad.clients[0]?.views.get(bad.table)?.number

    const again = await bad.clients[0]?.command(bad.table, { kind: 'say', text: 'is anybody here?' })
    expect(again).toMatchObject({
      type: 'refused',
      code: 'set-aside',
      message: expect.stringContaining('nothing is lost'),
    })
    const look = await call(server.url, 'GET', `/api/tables/${bad.table}`, undefined, { cookie: ada.cookie })
    expect(look).toMatchObject({ status: 503, body: { code: 'set-aside' } })
    expect(bad.clients[0]?.views.get(bad.table)?.number).toBe(before)
    expect(await ask(ada, 'GET', '/api/me/questions')).not.toContainEqual(expect.objectContaining({ table: bad.table }))

    expect(await playOn(good.table, good.clients)).toBeUndefined()
    expect(good.clients[0]?.views.get(good.table)?.view.status).toBe('finished')
    for (const client of [...bad.clients, ...good.clients]) await client.close()
  })

test('a sound pack of a table’s own is played to its end under the limit', async () => {
  // The others have used up their share.
  const people = [await arrive(server.url, 'Cleo'), await arrive(server.url, 'Dan')]
  const sound = { options: { tide: true }, pack: { ...pebblesPack, rounds: 2 } }
  const { table, clients } = await begin('endless', sound, people)
  expect(await playOn(table, clients)).toBeUndefined()
  expect(clients[0]?.views.get(table)?.view.status).toBe('finished')
  for (const client of clients) await client.close()
})

test('a title has no invisible characters', async () => {
  const made = await call(
    server.url,
    'POST',
    '/api/tables',
    { game: 'pebbles', players: 2, title: 'a\u200bb' },
    { cookie: ada.cookie },
  )
  expect(made.status).toBe(422)
})

test('a link to a seat plays and talks, and does not start the game', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  const { secret: link } = await ask<{ secret: string }>(ada, 'POST', `/api/tables/${table}/links`, {
    kind: 'seat',
    seat: 0,
  })
  const by = (command: object, id: string) =>
    call(server.url, 'POST', `/api/tables/${table}/commands`, { id, command, link })
  expect(await by({ kind: 'start' }, 'a')).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  expect(await by({ kind: 'say', text: 'hello' }, 'b')).toMatchObject({ status: 200 })
})

test('a page of the same host by another scheme than ours is refused unless it is the safer one', async () => {
  const { host } = new URL(server.url)
  const from = (origin: string) =>
    call(server.url, 'POST', '/api/session', { name: 'Cleo' }, { origin }).then(({ status }) => status)
  expect(await from(`http://${host}`)).toBe(200)
  expect(await from(`https://${host}`)).toBe(200)
  expect(await from(`ftp://${host}`)).toBe(403)
})
