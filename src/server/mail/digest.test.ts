import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseBelow } from '../../store/testing/below.ts'
import { arrive, ask, call, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'

const publicUrl = 'https://games.example.org'
const hour = 3_600_000

let passed = 0
let server: TestServer
let post: MailServer
const sending = () => ({
  mail: { smtp: post.url, from: 'Athenaeum <no-reply@games.example.org>', delay: 0, firstRetry: 50 },
  ...{ publicUrl, wallClock: () => Date.now() + passed },
})
beforeAll(async () => {
  post = await startMailServer()
  server = await serveForTest(sending())
})
afterAll(async () => {
  await server.close()
  await post.close()
})

const lettersTo = (address: string) => post.letters.filter(letter => letter.to === address)

/** Somebody who has named an address and proved it. */
async function withAddress(name: string, address: string, url = server.url): Promise<TestPerson> {
  const person = await arrive(url, name)
  await ask(person, 'POST', '/api/me/mail', { address, language: 'en' })
  const [, secret] = /\/mail\/(\S+)/.exec(lettersTo(address).at(-1)?.text ?? '') ?? []
  await call(url, 'POST', `/api/mail/${secret}`)
  return person
}

let given = 0
const give = (person: TestPerson, table: string, command: object) =>
  ask(person, 'POST', `/api/tables/${table}/commands`, { id: `given-${++given}`, command })

test('who has no device but a mailbox is written to when they are invited, when somebody nudges, and before a bot may stand in', async () => {
  const day = 24 * hour
  const [ada, liv] = [await arrive(server.url, 'Ada'), await withAddress('Liv of the post', 'liv@example.org')]
  await ask(liv, 'PATCH', '/api/me', { password: 'a long password' })
  const letters = () => lettersTo('liv@example.org').slice(1)
  const { id } = await ask<{ id: string }>(ada, 'POST', '/api/tables', {
    ...{ game: 'pebbles', players: 2, pace: { turn: day, grace: 3 * day } },
  })
  await ask(ada, 'POST', `/api/tables/${id}/invitations`, { name: 'Liv of the post' })
  await vi.waitFor(() => expect(letters()).toHaveLength(1), 10_000)
  expect(letters()[0]?.text).toMatch(
    /Ada invites you to Pebbles\s+About a move a day\.\s+https:\/\/games\.example\.org\/\s/,
  )
  const { secret } = await ask<{ secret: string }>(liv, 'POST', `/api/me/invitations/${id}`)
  await ask(liv, 'POST', `/api/tables/${id}/commands`, { id: 's', command: { kind: 'sit', seat: 1 }, link: secret })
  const page = await connectAs(liv)
  await page.subscribe(id, 1)
  await page.close()
  passed += 5 * hour
  await give(ada, id, { kind: 'start' })
  await vi.waitFor(() => expect(letters()).toHaveLength(2), 10_000)
  passed += day
  await give(ada, id, { kind: 'nudge', seat: 1 })
  await vi.waitFor(() => expect(letters()).toHaveLength(3), 10_000)
  expect(letters()[2]?.text).toContain('Ada waits for you.')
  passed += 2.6 * day
  await vi.waitFor(() => expect(letters()).toHaveLength(4), 10_000)
  passed += 5 * hour
  await new Promise(resolve => setTimeout(resolve, 1_500))
  expect(letters()).toHaveLength(4)
})

test('a table that cannot be read keeps nobody from a letter about the others', async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'athenaeum-digest-'))
  const first = await serveForTest({ ...sending(), dataFolder })
  const [ada, mo] = [await arrive(first.url, 'Ada'), await withAddress('Mo', 'mo@example.org', first.url)]
  const bad = await seatEverybody([ada, mo], 'pebbles')
  const sound = await seatEverybody([ada, mo], 'pebbles')
  await first.close()
  const db = databaseBelow({ dataFolder })
  await sql`update tables set header = '' where id = ${bad}`.execute(db)
  await sql`delete from snapshots`.execute(db)
  await db.destroy()
  const again = await serveForTest({ ...sending(), dataFolder })
  await give({ ...ada, url: again.url }, sound, { kind: 'start' })
  await vi.waitFor(() => expect(lettersTo('mo@example.org')).toHaveLength(2), 10_000)
  expect(lettersTo('mo@example.org')[1]?.text).toContain(`${publicUrl}/table/${sound}`)
  await again.close()
  await rm(dataFolder, { recursive: true, force: true })
})
