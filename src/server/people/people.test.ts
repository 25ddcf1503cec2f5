import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LinkMade, OpenQuestion, TableAnswer, TableInfo, TokenInfo, TokenMade } from '../../protocol/rest.ts'
import { arrive, ask, call, connect, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

let server: TestServer
let ada: TestPerson
let ben: TestPerson
let eve: TestPerson
beforeAll(async () => {
  server = await serveForTest()
  ada = await arrive(server.url, 'Ada')
  ben = await arrive(server.url, 'Ben')
  eve = await arrive(server.url, 'Eve')
})
afterAll(() => server.close())

const start = (table: string) =>
  ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })
const link = (person: TestPerson, table: string, kind: string, seat?: number): Promise<LinkMade> =>
  ask(person, 'POST', `/api/tables/${table}/links`, { kind, ...(seat === undefined ? {} : { seat }) })

test('a name is enough; a password makes it theirs', async () => {
  const guest = await arrive(server.url, 'Grace')
  await ask(guest, 'PATCH', '/api/me', { password: 'a long enough one' })
  const taken = await call<{ code: string }>(server.url, 'POST', '/api/session', { name: 'grace' })
  expect(taken).toMatchObject({ status: 409, body: { code: 'name-taken' } })
  const wrong = await call<{ code: string }>(server.url, 'POST', '/api/session', {
    name: 'Grace',
    password: 'not this one',
  })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrong-password' } })
  const nobody = await call(server.url, 'POST', '/api/session', { name: 'Nobody', password: 'not this one' })
  expect(nobody.body).toEqual(wrong.body)
  const back = await call<{ id: string }>(server.url, 'POST', '/api/session', {
    name: 'Grace',
    password: 'a long enough one',
  })
  expect(back.body.id).toBe((await ask<{ id: string }>(guest, 'GET', '/api/me')).id)
})

test('the cookie is signed, HttpOnly and SameSite; a forged one is nobody’s', async () => {
  const { headers } = await call(server.url, 'POST', '/api/session', { name: 'Cookie' })
  const cookie = headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/SameSite=Lax/)
  const [value = ''] = cookie.split(';')
  const forged = value.replace(/.(?=\.)/, letter => (letter === 'a' ? 'b' : 'a'))
  expect((await call(server.url, 'GET', '/api/me', undefined, { cookie: forged })).status).toBe(401)
})

test('a table says to its host, and to nobody of the same name, that it is theirs', async () => {
  const other = await arrive(server.url, 'Ada')
  const table = await seatEverybody([ada, other], 'pebbles')
  const hosts = await Promise.all([ada, other].map(one => ask<TableAnswer>(one, 'GET', `/api/tables/${table}`)))
  expect(hosts.map(one => one.host)).toEqual([true, false])
})

test('the log of a table tells its people all that happened, each as they may see it', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  await start(table)
  const log = await ask<readonly { answer: number }[]>(ben, 'GET', `/api/tables/${table}/log`)
  expect(log[0]).toMatchObject({ answer: 0 })
  expect((await call(server.url, 'GET', `/api/tables/${table}/log`, undefined, { cookie: eve.cookie })).status).toBe(
    403,
  )
})

test('a private table is open to its people and to who has a link, and to nobody else', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  expect((await call(server.url, 'GET', `/api/tables/${table}`, undefined, { cookie: eve.cookie })).status).toBe(403)
  const { secret } = await link(ben, table, 'spectate')
  const seen = await call<TableAnswer>(server.url, 'GET', `/api/tables/${table}?link=${secret}`)
  expect(seen.body).toMatchObject({ as: 'spectator' })
  expect(seen.body.view.own).toBeUndefined()
  const watcher = await connect(server.url)
  expect(await watcher.subscribe(table, 'spectator', undefined, secret)).toMatchObject({ type: 'table' })
  expect(await watcher.subscribe(table, 0, undefined, secret)).toMatchObject({ type: 'refused', code: 'not-allowed' })
  await watcher.close()
  expect((await ask<{ tables: TableInfo[] }>(ada, 'GET', '/api/tables')).tables.map(one => one.id)).not.toContain(table)
  const [mine] = (await ask<{ tables: TableInfo[] }>(ben, 'GET', '/api/me/tables')).tables
  expect(mine).toMatchObject({ id: table, seat: 1 })
  // Who sits where is told by name; ids are nobody's business.
  expect(mine?.summary).not.toHaveProperty('sitting')
})

test('an invitation seats whoever opens it, at that seat only', async () => {
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 3 })
  const { secret } = await link(ada, id, 'invite', 2)
  const sit = (seat: number) => ({ id: `sit${seat}`, command: { kind: 'sit', seat }, link: secret })
  const elsewhere = await call(server.url, 'POST', `/api/tables/${id}/commands`, sit(1), { cookie: eve.cookie })
  expect(elsewhere.status).toBe(403)
  await ask(eve, 'POST', `/api/tables/${id}/commands`, sit(2))
  expect((await ask<TableAnswer>(eve, 'GET', `/api/tables/${id}`)).as).toBe(2)
  expect(await call(server.url, 'GET', `/api/links/${secret}`)).toMatchObject({ body: { kind: 'invite', seat: 2 } })
})

test('a seat is opened on another device by its private link, until the link is withdrawn', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  await start(table)
  const { secret } = await link(ben, table, 'seat', 1)
  const phone = await connect(server.url)
  await phone.subscribe(table, 1, undefined, secret)
  const key = phone.views.get(table)?.view.own?.question?.keys[0] ?? ''
  phone.send({ type: 'command', id: 'p1', table, command: { kind: 'answer', seat: 1, key }, link: secret })
  expect(await phone.reply('p1')).toMatchObject({ type: 'done' })
  const [made] = await ask<{ id: string }[]>(ben, 'GET', `/api/tables/${table}/links`)
  await ask(ben, 'DELETE', `/api/tables/${table}/links/${made?.id}`)
  await phone.until((message): message is never => message.type === 'unsubscribed')
  phone.send({ type: 'command', id: 'p2', table, command: { kind: 'undo', seat: 1 }, link: secret })
  expect(await phone.reply('p2')).toMatchObject({ type: 'refused', code: 'no-such-link' })
  await phone.close()
})

test('a link to a seat opens no more than the table while the seat is not its person’s', async () => {
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
  const invitation = await link(ada, id, 'invite', 1)
  await ask(ben, 'POST', `/api/tables/${id}/commands`, {
    id: 'sit',
    command: { kind: 'sit', seat: 1 },
    link: invitation.secret,
  })
  await start(id)
  const { secret } = await link(ben, id, 'seat', 1)
  const look = (what = '', query = '') =>
    call<TableAnswer>(server.url, 'GET', `/api/tables/${id}${what}?link=${secret}${query}`)
  expect((await look()).body).toMatchObject({ as: 1 })
  await ask(ben, 'POST', `/api/tables/${id}/commands`, { id: 'leave', command: { kind: 'leave', seat: 1 } })
  expect(await look()).toMatchObject({ status: 200, body: { as: 'spectator' } })
  expect((await look()).body.view.own).toBeUndefined()
  expect((await look('/log')).status).toBe(200)
  // Who asks for the seat itself is told that it is not open.
  expect((await look('', '&as=1')).status).toBe(403)
  // An invitation to a seat that is taken lets its holder watch.
  const taken = await call<TableAnswer>(server.url, 'GET', `/api/tables/${id}?link=${invitation.secret}`)
  expect(taken).toMatchObject({ status: 200, body: { as: 'spectator' } })
})

test('who left a seat to a bot is told which it is, whatever they are called since, and nobody else is', async () => {
  const kim = await arrive(server.url, 'Kim')
  const table = await seatEverybody([ada, kim], 'pebbles')
  await start(table)
  const look = (person: TestPerson) => ask<TableAnswer>(person, 'GET', `/api/tables/${table}`)
  expect(await look(kim)).not.toHaveProperty('left')
  await ask(kim, 'POST', `/api/tables/${table}/commands`, { id: 'leave', command: { kind: 'leave', seat: 1 } })
  await ask(kim, 'PATCH', '/api/me', { name: 'Kimberly' })
  expect(await look(kim)).toMatchObject({ as: 'spectator', left: 1 })
  expect(await look(ada)).not.toHaveProperty('left')
  await ask(kim, 'POST', `/api/tables/${table}/commands`, { id: 'back', command: { kind: 'return', seat: 1 } })
  const back = await look(kim)
  expect(back.as).toBe(1)
  expect(back).not.toHaveProperty('left')
})

test('a coach sees a seat’s view only while that seat allows it, and answers nothing', async () => {
  const table = await seatEverybody([ada, ben], 'pebbles')
  await start(table)
  const { secret } = await link(ben, table, 'coach', 1)
  const coach = await connectAs(eve)
  expect(await coach.subscribe(table, 1, undefined, secret)).toMatchObject({ code: 'not-allowed' })
  const allow = (allowed: boolean, id: string) =>
    ask(ben, 'POST', `/api/tables/${table}/commands`, { id, command: { kind: 'allow-coach', seat: 1, allowed } })
  await allow(true, 'yes')
  expect(await coach.subscribe(table, 1, undefined, secret)).toMatchObject({ type: 'table', as: 1 })
  const key = coach.views.get(table)?.view.own?.question?.keys[0] ?? ''
  coach.send({ type: 'command', id: 'c1', table, command: { kind: 'answer', seat: 1, key }, link: secret })
  expect(await coach.reply('c1')).toMatchObject({ type: 'refused' })
  await allow(false, 'no')
  await coach.until((message): message is never => message.type === 'unsubscribed')
  await coach.close()
})

test('a table that never started is taken out of the lists by its host', async () => {
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 2 })
  const archive = `/api/tables/${id}/archive`
  expect((await call(server.url, 'POST', archive, {}, { cookie: ben.cookie })).status).toBe(403)
  await ask(ada, 'POST', archive, {})
  expect((await ask<{ tables: TableInfo[] }>(ada, 'GET', '/api/me/tables')).tables.map(one => one.id)).not.toContain(id)
})

test('a program plays a whole game by REST with a token', async () => {
  const { token } = await ask<{ token: string }>(eve, 'POST', '/api/me/tokens')
  const headers = { authorization: `Bearer ${token}` }
  const request = <T>(method: string, path: string, body?: unknown) => call<T>(server.url, method, path, body, headers)
  const table = { game: 'pebbles', players: 2, bots: [null, 'random'], start: true }
  const { id } = (await request<{ id: string }>('POST', '/api/tables', table)).body
  for (;;) {
    const { body: questions } = await request<OpenQuestion[]>('GET', '/api/me/questions')
    const mine = questions.find(one => one.table === id)
    if (mine === undefined) {
      if ((await request<TableAnswer>('GET', `/api/tables/${id}`)).body.view.status === 'finished') break
      await setTimeout(10)
      continue
    }
    const answer = { seat: mine.seat, key: mine.keys[0], asked: mine.asked }
    expect((await request('POST', `/api/tables/${id}/answers`, answer)).status).toBe(200)
  }
  const record = await request<string>('GET', `/api/tables/${id}/record`)
  expect(record.body).toMatch(/^athenaeum 1\ngame pebbles/)
  expect((await request<{ answers: number }>('GET', `/api/tables/${id}/statistics`)).body.answers).toBeGreaterThan(10)
  expect((await call(server.url, 'GET', '/api/me', undefined, { authorization: 'Bearer ath_guess' })).status).toBe(401)
})

test('a token is listed with what it is for; one without a label is good too', async () => {
  const lise = await arrive(server.url, 'Lise')
  const made = await ask<TokenMade>(lise, 'POST', '/api/me/tokens', { label: ' my bot ' })
  const bare = await ask<TokenMade>(lise, 'POST', '/api/me/tokens')
  const tokens = await ask<readonly TokenInfo[]>(lise, 'GET', '/api/me/tokens')
  const labels = new Map(tokens.map(one => [one.id, one.label]))
  expect(labels).toEqual(
    new Map([
      [made.id, 'my bot'],
      [bare.id, undefined],
    ]),
  )
  for (const label of ['', 'x'.repeat(41), 'two\nlines'])
    expect(await call(server.url, 'POST', '/api/me/tokens', { label }, { cookie: lise.cookie }), label).toMatchObject({
      status: 422,
      body: { code: 'bad-message' },
    })
})

test('the OpenAPI document names every route, and what each answers and how it refuses', async () => {
  type Operation = { readonly responses: Record<string, { readonly content?: object }> }
  const { body } = await call<{ paths: Record<string, Record<string, Operation>> }>(
    server.url,
    'GET',
    '/api/openapi.json',
  )
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/games', '/api/tables', '/api/me/questions', '/api/tables/{id}/answers']),
  )
  for (const [path, operations] of Object.entries(body.paths))
    for (const [method, { responses }] of Object.entries(operations)) {
      expect(responses['200']?.content, `${method} ${path}`).toHaveProperty(['application/json', 'schema'])
      expect(responses['4XX']?.content, `${method} ${path}`).toHaveProperty(['application/json', 'schema'])
    }
  expect(body.paths['/api/me']?.get).toHaveProperty(
    ['responses', '200', 'content', 'application/json', 'schema', 'properties', 'hasPassword', 'type'],
    'boolean',
  )
})
