import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { InvitedPerson, MyInvitation } from '../../protocol/people/requests.ts'
import type { LinkMade, PersonInfo } from '../../protocol/rest.ts'
import { arrive, ask, call, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'
import { type PushService, startPushService } from '../testing/push-service.ts'

let server: TestServer
let pushes: PushService
beforeAll(async () => {
  pushes = await startPushService()
  server = await serveForTest({ calls: { delay: 0, allowPrivate: true, firstRetry: 50 } })
})
afterAll(async () => {
  await server.close()
  pushes.close()
})

interface Guest extends TestPerson {
  readonly id: string
}

/** Somebody who is called for invitations, under their own name. */
async function guest(name: string): Promise<Guest> {
  const person = await arrive(server.url, name)
  const { id } = await ask<PersonInfo>(person, 'GET', '/api/me')
  const device = { ...pushes.device(name), kinds: ['invited'], language: 'en', label: name }
  await ask(person, 'POST', '/api/me/devices', device)
  return { ...person, id }
}

const madeBy = async (host: TestPerson, options: object = {}): Promise<string> =>
  (await ask<{ id: string }>(host, 'POST', '/api/tables', { game: 'pebbles', players: 3, ...options })).id
const invite = (host: TestPerson, table: string, { id }: Guest): Promise<readonly InvitedPerson[]> =>
  ask(host, 'POST', `/api/tables/${table}/invitations`, { person: id })
const mine = async (person: TestPerson): Promise<readonly string[]> =>
  (await ask<readonly MyInvitation[]>(person, 'GET', '/api/me/invitations')).map(({ table }) => table.id)
const refused = async (person: TestPerson, method: string, path: string, body?: object): Promise<string | undefined> =>
  (await call<{ reason?: { why: string } }>(server.url, method, path, body, { cookie: person.cookie })).body.reason?.why
const sit = (person: TestPerson, table: string, seat: number, link?: string) =>
  refused(person, 'POST', `/api/tables/${table}/commands`, {
    ...{ id: `sit-${seat}`, command: { kind: 'sit', seat }, ...(link && { link }) },
  })
const noticesTo = (name: string) => pushes.received(name).map(({ notice }) => notice)

describe('an invitation by name', () => {
  test('is called for, found at home, and opens a private table to whom it is for alone', async () => {
    const [ada, ben, eve] = [await guest('Ada'), await guest('Ben'), await guest('Eve')]
    const table = await madeBy(ada)
    expect(await invite(ada, table, ben)).toEqual([{ id: ben.id, name: 'Ben', declined: false }])
    await invite(ada, table, ben)
    await vi.waitFor(() => expect(noticesTo('Ben')).toHaveLength(1), { timeout: 10_000 })
    expect(noticesTo('Ben')[0]).toMatchObject({ kind: 'invited', by: 'Ada', game: 'Pebbles', page: 'home' })
    expect([await mine(ben), await mine(eve)]).toEqual([[table], []])

    expect(await sit(ben, table, 1)).toBe('needs-invitation')
    expect(await refused(eve, 'POST', `/api/me/invitations/${table}`)).toBe('not-invited')
    const [first, second] = [
      await ask<LinkMade>(ben, 'POST', `/api/me/invitations/${table}`),
      await ask<LinkMade>(ben, 'POST', `/api/me/invitations/${table}`),
    ]
    expect(await sit(ben, table, 1, first.secret)).toBe('no-such-link')
    expect(await sit(ben, table, 1, second.secret)).toBeUndefined()
    expect(await mine(ben)).toEqual([])
    expect(noticesTo('Ben')).toHaveLength(1)
  })

  test('may be declined: the host is told, and the link that was looked at opens nothing more', async () => {
    const [ada, cem] = [await guest('Ada'), await guest('Cem')]
    const table = await madeBy(ada)
    await invite(ada, table, cem)
    const { secret } = await ask<LinkMade>(cem, 'POST', `/api/me/invitations/${table}`)
    await ask(cem, 'DELETE', `/api/me/invitations/${table}`)
    expect(await ask(ada, 'GET', `/api/tables/${table}/invitations`)).toMatchObject([{ name: 'Cem', declined: true }])
    expect(await mine(cem)).toEqual([])
    expect(await sit(cem, table, 1, secret)).toBe('no-such-link')
    expect(await refused(cem, 'DELETE', `/api/me/invitations/${table}`)).toBe('not-invited')
    expect(await invite(ada, table, cem)).toMatchObject([{ name: 'Cem', declined: true }])
    expect(await mine(cem)).toEqual([])
  })

  test('may be withdrawn: what it opened is shut, nobody is told, and who is invited again is not called twice', async () => {
    const [ada, ivo] = [await guest('Ada'), await guest('Ivo')]
    const table = await madeBy(ada)
    await invite(ada, table, ivo)
    await vi.waitFor(() => expect(noticesTo('Ivo')).toHaveLength(1), { timeout: 10_000 })
    const { secret } = await ask<LinkMade>(ivo, 'POST', `/api/me/invitations/${table}`)
    const withdraw = `/api/tables/${table}/invitations/${ivo.id}`
    expect(await refused(ivo, 'DELETE', withdraw)).toBe('host-invites')
    expect(await mine(ivo)).toEqual([table])
    expect(await ask(ada, 'DELETE', withdraw)).toEqual([])
    expect(await ask(ada, 'DELETE', withdraw)).toEqual([])
    expect(await mine(ivo)).toEqual([])
    expect(await sit(ivo, table, 1, secret)).toBe('no-such-link')
    expect(await invite(ada, table, ivo)).toMatchObject([{ name: 'Ivo', declined: false }])
    expect(await mine(ivo)).toEqual([table])
    const fay = await guest('Fay of later')
    await invite(ada, table, fay)
    await vi.waitFor(() => expect(noticesTo('Fay of later')).toHaveLength(1), { timeout: 10_000 })
    expect(noticesTo('Ivo')).toHaveLength(1)
  })

  test('opens nothing to whom its link is handed on, and nothing to whom the host has blocked since', async () => {
    const [ada, ida, jo] = [await guest('Ada'), await guest('Ida'), await guest('Jo')]
    const table = await madeBy(ada)
    await invite(ada, table, ida)
    const { secret } = await ask<LinkMade>(ida, 'POST', `/api/me/invitations/${table}`)
    const looks = (person: TestPerson) => refused(person, 'GET', `/api/tables/${table}?link=${secret}`)
    const opens = (person: TestPerson) => refused(person, 'GET', `/api/links/${secret}`)
    expect([await sit(jo, table, 1, secret), await looks(jo), await opens(jo)]).toEqual([
      'needs-invitation',
      'not-to-be-seen',
      'no-such-link',
    ])
    const pageOf = async (link: string) =>
      (await (await fetch(`${server.url}/link/${link}`)).text()).replaceAll(link, 'that link')
    expect(await pageOf(secret)).toBe(await pageOf('a-link-of-nobody'))
    expect([await looks(ida), await opens(ida)]).toEqual([undefined, undefined])
    await ask(ada, 'POST', '/api/me/people', { person: ida.id, blocked: true })
    expect([await looks(ida), await sit(ida, table, 1, secret)]).toEqual(['no-such-link', 'no-such-link'])
    expect(await ask(ada, 'GET', `/api/tables/${table}/invitations`)).toEqual([])
  })

  test('has one link that is good, however many are asked for, at once or one after the other', async () => {
    const [ada, kim] = [await guest('Ada'), await guest('Kim')]
    const table = await madeBy(ada)
    await invite(ada, table, kim)
    const path = `/api/me/invitations/${table}`
    const made = await Promise.all(Array.from({ length: 10 }, () => ask<LinkMade>(kim, 'POST', path)))
    const opened = await Promise.all(made.map(({ secret }) => refused(kim, 'GET', `/api/links/${secret}`)))
    expect(opened.filter(why => why === undefined)).toHaveLength(1)
    for (let at = 0; at < 490; at++) await ask(kim, 'POST', path)
    expect(await refused(kim, 'POST', path)).toBe('too-many-links')
  })

  test('reaches nobody who has blocked the host, and the host is told nothing of that', async () => {
    const [ada, dot, fay] = [await guest('Ada'), await guest('Dot'), await guest('Fay')]
    await ask(dot, 'POST', '/api/me/people', { person: ada.id, blocked: true })
    const table = await madeBy(ada)
    await invite(ada, table, dot)
    const told = await invite(ada, table, fay)
    expect(told.map(({ name, declined }) => [name, declined])).toEqual([
      ['Dot', false],
      ['Fay', false],
    ])
    // Who was invited later has been called by now.
    await vi.waitFor(() => expect(noticesTo('Fay')).toHaveLength(1), { timeout: 10_000 })
    expect(noticesTo('Dot')).toEqual([])
    expect(await mine(dot)).toEqual([])
    expect(await refused(dot, 'POST', `/api/me/invitations/${table}`)).toBe('not-invited')
  })

  test('is the host’s alone to make, before the game, to somebody else who is not there yet, and not to a crowd', async () => {
    const [ada, gus, hal] = [await guest('Ada'), await guest('Gus'), await guest('Hal')]
    const table = await madeBy(ada, { visibility: 'public' })
    const wanted = (person: Guest) => ({ person: person.id })
    expect(await refused(gus, 'POST', `/api/tables/${table}/invitations`, wanted(hal))).toBe('host-invites')
    expect(await refused(gus, 'GET', `/api/tables/${table}/invitations`)).toBe('host-invites')
    expect(await refused(ada, 'POST', `/api/tables/${table}/invitations`, wanted(ada))).toBe('not-about-yourself')
    await sit(gus, table, 1)
    expect(await refused(ada, 'POST', `/api/tables/${table}/invitations`, wanted(gus))).toBe('sits-already')
    const alone = await madeBy(ada, { players: 2, bots: [null, 'random'], start: true })
    expect(await refused(ada, 'POST', `/api/tables/${alone}/invitations`, wanted(hal))).toBe('already-started')
    for (let at = 0; at < 50; at++) await refused(ada, 'POST', `/api/tables/${table}/invitations`, wanted(hal))
    expect(await refused(ada, 'POST', `/api/tables/${table}/invitations`, wanted(hal))).toBe('too-many-invitations')
  })
})
