import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { LinkInfo, LinkMade } from '../protocol/rest.ts'
import { arrive, ask, call } from './testing/client.ts'
import { pebblesRecord, serveForTest } from './testing/pebbles.ts'

test('a messenger reads of an invitation who invites to what; nothing that people write becomes part of the page', async () => {
  const webFolder = await mkdtemp(join(tmpdir(), 'athenaeum-web-'))
  await mkdir(join(webFolder, 'previews'))
  await writeFile(join(webFolder, 'index.html'), '<html><head><title>x</title></head></html>')
  await writeFile(join(webFolder, 'previews', 'pebbles.png'), '')
  const server = await serveForTest({ webFolder, publicUrl: 'https://games.example.org' })
  const marta = await arrive(server.url, 'Marta')
  const { id } = await ask<{ id: string }>(marta, 'POST', '/api/tables', {
    ...{ game: 'pebbles', players: 3, title: '"><script>alert(1)</script>' },
    pace: { turn: 86_400_000, grace: 86_400_000, weekends: 'off', zone: 'Europe/Rome' },
  })
  const { path } = await ask<LinkMade>(marta, 'POST', `/api/tables/${id}/links`, { kind: 'invite' })
  const page = (address: string, headers = {}) => call<string>(server.url, 'GET', address, undefined, headers)
  const { body } = await page(path)
  expect(body).toContain('<meta property="og:title" content="Marta invites you to Pebbles" />')
  expect(body).toContain('About a move a day')
  expect(body).toContain('content="https://games.example.org/previews/pebbles.png"')
  expect(body).not.toContain('<script>alert')
  expect((await page(path, { 'accept-language': 'it-IT,it;q=0.9' })).body).toContain('Marta ti invita a Pebbles')
  expect(body).toContain('2 free seats')
  const spectating = await ask<LinkMade>(marta, 'POST', `/api/tables/${id}/links`, { kind: 'spectate' })
  expect((await page(spectating.path)).body).toContain('content="Watch a game of Pebbles"')
  const open = await ask<{ id: string }>(marta, 'POST', '/api/tables', {
    ...{ game: 'pebbles', players: 2, visibility: 'public' },
  })
  expect((await page(`/table/${open.id}`)).body).toContain('content="Marta · ')
  const game = await ask<{ id: string }>(marta, 'POST', '/api/shared-games', { record: pebblesRecord })
  expect((await page(`/shared/${game.id}`)).body).toContain('content="A game of Pebbles"')
  expect((await page('/rules/pebbles')).body).toContain('og:title" content="Pebbles"')
  expect((await call(server.url, 'HEAD', '/')).status).toBe(200)
  // A table that is not open to all is nobody's business, and a page of nothing is the site's.
  for (const other of ['/link/invite_unknownunknown', '/', `/table/${id}`, '/you', '/shared/nothing', '/shared']) {
    const { status, body } = await page(other)
    expect([other, status]).toEqual([other, 200])
    expect(body).toContain('<meta property="og:title" content="Athenaeum" />')
    expect(body).not.toContain('Marta')
  }
  await server.close()
  await rm(webFolder, { recursive: true })
})

test('one invitation is for any free seat of its table, and tells strangers what it is about; another table stays closed', async () => {
  const server = await serveForTest()
  const [ada, ben, eve, zoe] = await Promise.all(['Ada', 'Ben', 'Eve', 'Zoe'].map(name => arrive(server.url, name)))
  if (!ada || !ben || !eve || !zoe) throw new Error('nobody came')
  const make = async () => (await ask<{ id: string }>(ada, 'POST', '/api/tables', { game: 'pebbles', players: 3 })).id
  const [table, other] = [await make(), await make()]
  const { secret } = await ask<LinkMade>(ada, 'POST', `/api/tables/${table}/links`, { kind: 'invite' })
  const told = await call<LinkInfo>(server.url, 'GET', `/api/links/${secret}`)
  expect(told.body.invitation).toMatchObject({
    ...{ host: 'Ada', status: 'open', seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }] },
    arrangement: { visibility: 'private' },
  })
  expect(JSON.stringify(told.body)).not.toContain('"person":')
  const sit = async (person: typeof ada, at: string, seat: number) =>
    (
      await call(
        server.url,
        'POST',
        `/api/tables/${at}/commands`,
        { id: `sit-${seat}`, command: { kind: 'sit', seat }, link: secret },
        { cookie: person.cookie },
      )
    ).status
  expect(await sit(ben, table, 2)).toBe(200)
  expect(await sit(eve, table, 2)).toBe(422)
  expect(await sit(eve, table, 1)).toBe(200)
  expect(await sit(zoe, other, 1)).toBe(403)
  await server.close()
})
