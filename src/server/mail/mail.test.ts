import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { MailInfo } from '../../protocol/notices/requests.ts'
import type { PersonInfo } from '../../protocol/rest.ts'
import { startPostgres } from '../../store/testing/postgres.ts'
import { BadSetting, optionsOf } from '../environment.ts'
import { serve } from '../serve.ts'
import { arrive, ask, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { serveForTest, type TestServer, unhurried } from '../testing/pebbles.ts'

const publicUrl = 'https://games.example.org'
const hour = 3_600_000

let passed = 0
let server: TestServer
let post: MailServer
beforeAll(async () => {
  post = await startMailServer()
  const mail = { smtp: post.url, from: 'Athenaeum <no-reply@games.example.org>', delay: 0, firstRetry: 50 }
  server = await serveForTest({ mail, publicUrl, wallClock: () => Date.now() + passed })
})
afterAll(async () => {
  await server.close()
  await post.close()
})

const lettersTo = (address: string) => post.letters.filter(letter => letter.to === address)
const secretIn = (text = ''): string => /\/mail\/(\S+)/.exec(text)?.[1] ?? ''
const open = (url: string, secret: string) => call<PersonInfo>(url, 'POST', `/api/mail/${secret}`)

/** Somebody who has named an address and proved it. */
async function withAddress(name: string, address: string, language = 'en', url = server.url): Promise<TestPerson> {
  const person = await arrive(url, name)
  await ask(person, 'POST', '/api/me/mail', { address, language })
  await open(url, secretIn(lettersTo(address).at(-1)?.text))
  return person
}

let given = 0
const give = (person: TestPerson, table: string, command: object) =>
  ask(person, 'POST', `/api/tables/${table}/commands`, { id: `given-${++given}`, command })

test('an address is proved before anything else goes there, and once', async () => {
  const ada = await arrive(server.url, 'Ada')
  const named = await ask<MailInfo>(ada, 'POST', '/api/me/mail', { address: 'ada@example.org', language: 'en' })
  expect(named).toEqual({ offered: true, address: 'ada@example.org', proved: false, digest: true })
  const [letter] = lettersTo('ada@example.org')
  expect(letter?.text).toContain(`${publicUrl}/mail/prove_`)
  expect(letter?.head).toMatch(/^Auto-Submitted: auto-generated$/m)
  const secret = secretIn(letter?.text)
  // A program that fetches every address in a letter proves nothing.
  expect((await call(server.url, 'GET', `/api/mail/${secret}`)).body).toEqual({ kind: 'prove', name: 'Ada' })
  expect(await ask<MailInfo>(ada, 'GET', '/api/me/mail')).toMatchObject({ proved: false })
  expect((await open(server.url, secret)).status).toBe(200)
  expect((await open(server.url, secret)).status).toBe(404)
  expect(await ask<MailInfo>(ada, 'GET', '/api/me/mail')).toMatchObject({ proved: true })
})

test('one letter tells of all tables that wait, at most one in some hours, none twice before its person has looked', async () => {
  const [ada, ben] = [await arrive(server.url, 'Ada'), await withAddress('Ben', 'ben@example.org', 'it')]
  const tables = [await seatEverybody([ada, ben], 'pebbles'), await seatEverybody([ada, ben], 'pebbles')]
  const before = lettersTo('ben@example.org').length
  for (const table of tables) await give(ada, table, { kind: 'start' })
  await vi.waitFor(() => expect(lettersTo('ben@example.org')).toHaveLength(before + 1), 10_000)
  const [letter] = lettersTo('ben@example.org').slice(before)
  expect(letter?.text).toContain('Pebbles: ')
  expect(letter?.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  passed += 5 * hour
  await new Promise(resolve => setTimeout(resolve, 2_500))
  const told = lettersTo('ben@example.org').slice(before)
  expect(told.length).toBeLessThanOrEqual(2)
  for (const table of tables)
    expect(told.filter(({ text }) => text.includes(`${publicUrl}/table/${table}`))).toHaveLength(1)
})

test('a digest ends with one click, without signing in; a forged address ends nothing', async () => {
  const [ada, eve] = [await arrive(server.url, 'Ada'), await withAddress('Eve', 'eve@example.org')]
  const table = await seatEverybody([ada, eve], 'pebbles')
  await give(ada, table, { kind: 'start' })
  await vi.waitFor(() => expect(lettersTo('eve@example.org')).toHaveLength(2), 10_000)
  const address = /^List-Unsubscribe: <(.+)>$/m.exec(lettersTo('eve@example.org')[1]?.head ?? '')?.[1] ?? ''
  expect(address).toMatch(/^https:\/\/games\.example\.org\/api\/mail\/unsubscribe\?/)
  const path = address.replace(publicUrl, server.url)
  const oneClick = (to: string) =>
    fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  expect((await oneClick(path.replace(/sign=.../, 'sign=000'))).status).toBe(404)
  expect((await fetch(path)).status).toBe(200)
  expect(await ask<MailInfo>(eve, 'GET', '/api/me/mail')).toMatchObject({ digest: true })
  expect((await oneClick(path)).status).toBe(200)
  expect(await ask<MailInfo>(eve, 'GET', '/api/me/mail')).toMatchObject({ digest: false })
})

test('an address that its mail server no longer knows gets no more letters, and has to be proved again', async () => {
  const [ada, pia] = [await arrive(server.url, 'Ada'), await withAddress('Pia', 'pia@example.org')]
  post.forget('pia@example.org')
  const table = await seatEverybody([ada, pia], 'pebbles')
  await give(ada, table, { kind: 'start' })
  await vi.waitFor(
    async () => expect(await ask<MailInfo>(pia, 'GET', '/api/me/mail')).toMatchObject({ proved: false }),
    10_000,
  )
})

test('who looks at a table is written to once they have gone and it still waits', async () => {
  const [ada, kim] = [await arrive(server.url, 'Ada'), await withAddress('Kim', 'kim@example.org')]
  const table = await seatEverybody([ada, kim], 'pebbles')
  const looking = await connectAs(kim)
  await looking.subscribe(table, 1)
  await give(ada, table, { kind: 'start' })
  await new Promise(resolve => setTimeout(resolve, 1_500))
  expect(lettersTo('kim@example.org')).toHaveLength(1)
  looking.close()
  // A shorter step of the clock would be taken in slowly.
  passed += 5 * hour
  await vi.waitFor(() => expect(lettersTo('kim@example.org')).toHaveLength(2), 10_000)
})

test('who has proved an address signs in by a letter, once and in a quarter of an hour; others learn nothing', async () => {
  await withAddress('Zoe', 'zoe@example.org')
  const send = (address: string) => call(server.url, 'POST', '/api/session/letter', { address, language: 'en' })
  const unknown = await send('nobody@example.org')
  const known = await send('ZOE@example.org')
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  await vi.waitFor(() => expect(lettersTo('zoe@example.org')).toHaveLength(2), 10_000)
  expect(lettersTo('nobody@example.org')).toEqual([])
  const secret = secretIn(lettersTo('zoe@example.org')[1]?.text)
  const signedIn = await open(server.url, secret)
  expect(signedIn.body.name).toBe('Zoe')
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await call(server.url, 'GET', '/api/me', undefined, { cookie })).status).toBe(200)
  expect((await open(server.url, secret)).status).toBe(404)
  await send('zoe@example.org')
  await vi.waitFor(() => expect(lettersTo('zoe@example.org')).toHaveLength(3), 10_000)
  passed += 3 * hour
  expect((await open(server.url, secretIn(lettersTo('zoe@example.org')[2]?.text))).status).toBe(404)
  for (let sent = 0; sent < 6; sent++) await send('flood@example.org')
  expect((await send('flood@example.org')).status).toBe(429)
})

test('a letter to sign in with is good for nobody once its person has a new password, another address or none, or has signed out everywhere', async () => {
  for (const [name, method, path, body] of [
    ['Una', 'PATCH', '/api/me', { password: 'a new password' }],
    ['Uma', 'DELETE', '/api/me/sessions', undefined],
    ['Udo', 'DELETE', '/api/me/mail', undefined],
    ['Uri', 'POST', '/api/me/mail', { address: 'elsewhere@example.org', language: 'en' }],
  ] as const) {
    const address = `${name.toLowerCase()}@example.org`
    const person = await withAddress(name, address)
    await call(server.url, 'POST', '/api/session/letter', { address, language: 'en' })
    await vi.waitFor(() => expect(lettersTo(address)).toHaveLength(2), 10_000)
    await ask(person, method, path, body)
    expect([name, (await open(server.url, secretIn(lettersTo(address)[1]?.text))).status]).toEqual([name, 404])
  }
})

test('an address for which the mail server takes no letter is refused in words, and the one that was proved stays', async () => {
  const gil = await withAddress('Gil', 'gil@example.org')
  post.refuse(true)
  const wanted = { address: 'gil@elsewhere.example', language: 'en' }
  const refused = await call(server.url, 'POST', '/api/me/mail', wanted, { cookie: gil.cookie })
  post.refuse(false)
  expect(refused).toMatchObject({ status: 503, body: { reason: { why: 'letter-not-taken' } } })
  expect(await ask<MailInfo>(gil, 'GET', '/api/me/mail')).toMatchObject({ address: 'gil@example.org', proved: true })
})

test('strangers who name an address fill its mailbox with few letters, however they spell it, and keep nobody from signing in', async () => {
  await withAddress('Flo', 'flo@example.org')
  const name = async (address: string): Promise<number> => {
    const { cookie } = await arrive(server.url, 'Eve')
    return (await call(server.url, 'POST', '/api/me/mail', { address, language: 'en' }, { cookie })).status
  }
  const spelled = Array.from({ length: 9 }, (_, at) =>
    at % 2 === 0 ? `flo+${at}@example.org` : `FLO+${at}@example.org`,
  )
  const named: number[] = []
  for (const address of spelled) named.push(await name(address))
  expect(named).toEqual([200, 200, 200, 200, 429, 429, 429, 429, 429])
  const before = lettersTo('flo@example.org').length
  const wanted = { address: 'flo@example.org', language: 'en' }
  expect((await call(server.url, 'POST', '/api/session/letter', wanted)).status).toBe(200)
  await vi.waitFor(() => expect(lettersTo('flo@example.org')).toHaveLength(before + 1), 10_000)
})

test('an address is never told to others, and goes when its person says so', async () => {
  const [ada, ida] = [await arrive(server.url, 'Ada'), await withAddress('Ida', 'ida@example.org')]
  const table = await seatEverybody([ada, ida], 'pebbles')
  const seen = await Promise.all(
    [`/api/tables/${table}`, '/api/me/tables', '/api/me'].map(path => ask<object>(ada, 'GET', path)),
  )
  expect(JSON.stringify(seen)).not.toContain('ida@')
  await ask(ida, 'DELETE', '/api/me/mail')
  expect(await ask<MailInfo>(ida, 'GET', '/api/me/mail')).toEqual({ offered: true })
})

test('without a mail server nothing is offered, and settings that make no sense say what would', async () => {
  const plain = await serveForTest()
  const ada = await arrive(plain.url, 'Ada')
  expect(await ask<MailInfo>(ada, 'GET', '/api/me/mail')).toEqual({ offered: false })
  const asked = { address: 'ada@example.org', language: 'en' }
  expect((await call(plain.url, 'POST', '/api/me/mail', asked, { cookie: ada.cookie })).status).toBe(403)
  await plain.close()
  for (const env of [{ SMTP_URL: 'smtp://mail' }, { SMTP_URL: 'mail', PUBLIC_URL: publicUrl }, { PUBLIC_URL: 'games' }])
    expect(() => optionsOf(env)).toThrow(BadSetting)
  expect(optionsOf({ SMTP_URL: 'smtp://mail', PUBLIC_URL: `${publicUrl}/` })).toMatchObject({
    publicUrl,
    mail: { smtp: 'smtp://mail', from: 'Athenaeum <no-reply@games.example.org>' },
  })
})

test('a letter that was not taken is tried again, and two servers on one PostgreSQL send one', async () => {
  const postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  const mail = { smtp: post.url, from: 'a@games.example.org', delay: 0, firstRetry: 50 }
  const servers = [
    await serve({ ...unhurried, databaseUrl, mail, publicUrl }),
    await serve({ ...unhurried, databaseUrl, mail, publicUrl }),
  ]
  const url = servers[0]?.url.replace('localhost', '127.0.0.1') ?? ''
  const [ada, leo] = [await arrive(url, 'Ada'), await withAddress('Leo', 'leo@example.org', 'en', url)]
  const tables = []
  for (let made = 0; made < 4; made++) tables.push(await seatEverybody([ada, leo], 'pebbles'))
  post.refuse(true)
  for (const table of tables) await give(ada, table, { kind: 'start' })
  await new Promise(resolve => setTimeout(resolve, 1_500))
  post.refuse(false)
  await vi.waitFor(() => expect(lettersTo('leo@example.org')).toHaveLength(2), 20_000)
  await new Promise(resolve => setTimeout(resolve, 2_000))
  expect(lettersTo('leo@example.org')).toHaveLength(2)
  await Promise.all(servers.map(one => one.close()))
  await postgres.dropDatabases()
})
