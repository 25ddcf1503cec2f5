import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { arrive, ask, connectAs, seatEverybody, type TestPerson } from '../../src/server/testing/client.ts'
import { serveForTest, type TestServer } from '../../src/server/testing/pebbles.ts'
import { createPlayer } from '../../src/server/testing/player.ts'
import { openStore } from '../../src/store/open.ts'
import { athenaeum, athenaeumHere, finished } from './athenaeum.ts'

let folder: string
let server: TestServer
let ada: TestPerson
let ben: TestPerson
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'athenaeum-tables-'))
  server = await serveForTest()
  ada = await arrive(server.url, 'Ada')
  ben = await arrive(server.url, 'Ben')
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const start = (table: string) =>
  ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 'start', command: { kind: 'start' } })

describe('athenaeum reports', () => {
  it('lists what people have told of others, and puts away what is settled', async () => {
    const none = await athenaeumHere(['reports', '--data', server.folder])
    expect(none).toMatchObject({ code: 0, out: 'nobody has reported anything\n' })
    const table = await seatEverybody([ada, ben], 'pebbles')
    await ask(ada, 'POST', '/api/reports', { table, seat: 1, reason: 'play', words: 'stalls\nand stalls' })
    const told = await athenaeum(['reports', '--data', server.folder])
    expect(told.out).toContain('"Ada"')
    expect(told.out).toContain(`at table ${table}`)
    expect(told.out).toContain('"stalls\\nand stalls"')
    const id = told.out.split(' ')[0] ?? ''
    expect(await athenaeum(['reports', '--settle', id, '--data', server.folder])).toMatchObject({ code: 0 })
    expect((await athenaeumHere(['reports', '--data', server.folder])).out).toBe('nobody has reported anything\n')
    expect((await athenaeumHere(['reports', '--all', '--data', server.folder])).out).toContain('settled')
    const again = await athenaeumHere(['reports', '--settle', id, '--data', server.folder])
    expect(again).toMatchObject({ code: 1 })
    expect(again.err).toContain('no report')
  })
})

describe('athenaeum backup', () => {
  it('copies a data folder while people play on it, and the game goes on from the copy', async () => {
    const table = await seatEverybody([ada, ben], 'pebbles')
    await start(table)
    const players = [ada, ben].map(person => createPlayer({ address: () => server.url, person, thinks: 20 }))
    const playing = Promise.all(players.map((player, seat) => player.play(table, seat)))
    const restored = join(folder, 'restored')
    const copy = join(restored, 'athenaeum.db')
    const made = await athenaeum(['backup', copy, '--data', server.folder])
    expect(made).toMatchObject({ code: 0, err: '' })
    expect((await playing).map(view => view.status)).toEqual(['finished', 'finished'])
    expect(await readdir(restored)).toEqual(['athenaeum.db'])
    const again = await serveForTest({ dataFolder: restored })
    const more = [ada, ben].map(person => createPlayer({ address: () => again.url, person }))
    const views = await Promise.all(more.map((player, seat) => player.play(table, seat)))
    expect(views.map(view => view.status)).toEqual(['finished', 'finished'])
    await again.close()
  })

  it('overwrites nothing, and says where there is nothing to copy', async () => {
    const there = join(folder, 'there')
    await writeFile(there, 'mine')
    expect(await athenaeumHere(['backup', there, '--data', server.folder])).toMatchObject({
      code: 1,
      err: `athenaeum: There is a file ${there} already: name a new one for the backup.\n`,
    })
    const empty = join(folder, 'nothing')
    await mkdir(empty)
    const nothing = await athenaeumHere(['backup', join(folder, 'copy'), '--data', empty])
    expect(nothing.code).toBe(1)
    expect(nothing.err).toContain('There is no database')
    expect(await readdir(empty)).toEqual([])
  })
})

describe('a second server on one data folder', () => {
  const refusal = /^athenaeum: Another server is running on the data folder \S+\. Stop it first/

  it('says so in one line and ends, by command and by npm start', async () => {
    const served = await athenaeum(['serve', '--port', '0', '--data', server.folder])
    expect(served).toMatchObject({ code: 2, err: expect.stringMatching(refusal) })
    expect(served.err.trim().split('\n')).toHaveLength(1)
    const src = join(import.meta.dirname, '..', '..', 'src')
    const child = spawn(
      process.execPath,
      ['--import', join(src, 'typescript', 'register.mjs'), join(src, 'server', 'main.ts')],
      { env: { PATH: process.env.PATH, PORT: '0', ATHENAEUM_DATA: server.folder } },
    )
    expect(await finished(child)).toMatchObject({ code: 1, err: expect.stringMatching(refusal) })
  })
})

describe('athenaeum table', () => {
  const seed = async (table: string): Promise<string> => {
    const store = await openStore({ dataFolder: server.folder, beside: true })
    const loaded = await store.exportTable(table)
    await store.close()
    const entries = (loaded?.entries ?? []) as { seed?: string }[]
    return entries.find(entry => entry.seed !== undefined)?.seed ?? 'no seed'
  }

  it('shows how a running table stands, without its seed and what is private unless that is asked for', async () => {
    const table = await seatEverybody([ada, ben], 'newton', { clock: { bank: 600_000, increment: 10_000 } })
    await start(table)
    const client = await connectAs(ada)
    await client.subscribe(table, 0)
    await client.command(table, { kind: 'note', seat: 0, text: 'my secret plan' })
    const { own } = client.views.get(table)?.view ?? {}
    const show = (...more: string[]) => athenaeumHere(['table', 'show', table, '--data', server.folder, ...more])
    const { code, out } = await show()
    expect(code).toBe(0)
    expect(out).toContain(`Table ${table}: newton, playing, private`)
    expect(out).toMatch(/ 0 {2}Ada \(.+\), \d+:\d\d left/)
    expect(out).toContain('clock 10:00, and 0:10 for each turn')
    for (const key of own?.question?.keys ?? []) expect(out).toContain(key)
    expect(out).toContain('noted, seat 0, text (hidden)')
    const secret = await seed(table)
    expect(out).not.toContain(secret)
    expect(out).not.toContain('my secret plan')
    const all = (await show('--secret', '--entries', '2')).out
    expect(all).toContain(`Seed: ${secret}`)
    expect(all).toContain('my secret plan')
    expect(all).not.toContain('seated')
    await client.close()
  })

  it('takes a running table to another server, where it stands the same and its bots play on', async () => {
    // Bots here take so long that the table stands still while it is carried over.
    const slow = await serveForTest({ bots: { pause: 3_600_000 } })
    const eve = await arrive(slow.url, 'Eve')
    const bots = { game: 'newton', players: 2, bots: ['random', 'random'], start: true }
    const { id } = await ask<{ id: string }>(eve, 'POST', '/api/tables', bots)
    const from = ['--data', slow.folder]
    const into = ['--data', join(folder, 'elsewhere')]
    const exported = await athenaeumHere(['table', 'export', id, ...from])
    expect(exported.code).toBe(0)
    const file = join(folder, 'table.json')
    await writeFile(file, exported.out)
    await (await openStore({ dataFolder: join(folder, 'elsewhere') })).close()
    expect(await athenaeum(['table', 'import', file, ...into])).toMatchObject({ code: 0, err: '' })
    const shown = async (place: readonly string[]) => (await athenaeumHere(['table', 'show', id, ...place])).out
    expect(await shown(into)).toBe(await shown(from))
    expect((await athenaeumHere(['table', 'import', file, ...into])).err).toContain('is in this database already')
    const elsewhere = await serveForTest({ dataFolder: join(folder, 'elsewhere') })
    await vi.waitFor(async () => expect(await shown(into)).toContain('by bot'), { timeout: 60_000 })
    expect(await shown(from)).not.toContain('by bot')
    await Promise.all([slow.close(), elsewhere.close()])
  })

  it('says why a table was set aside, and does not run its rules again', async () => {
    const table = await seatEverybody([ada, ben], 'newton')
    const store = await openStore({ dataFolder: server.folder, beside: true })
    await store.setAside(table, {
      setAt: 1e12,
      until: 1e12 + 60_000,
      why: 'rules took longer than 250 ms after entry 7',
    })
    await store.close()
    const { code, out } = await athenaeumHere(['table', 'show', table, '--data', server.folder])
    expect(code).toBe(0)
    expect(out).toContain('Set aside 2001-09-09 01:46:40 until 2001-09-09 01:47:40: rules took longer than 250 ms')
    expect(out).toContain('seated')
    expect(out).not.toContain('Seats')
  })

  it('shows as much as it can of a table that it cannot follow, and refuses what is no table', async () => {
    const table = await seatEverybody([ada, ben], 'pebbles')
    const at = ['--data', server.folder]
    const { code, out } = await athenaeumHere(['table', 'show', table, ...at])
    expect(code).toBe(0)
    expect(out).toContain('It cannot be followed to its end: there is no game "pebbles"')
    expect(out).toContain('seated')
    const wrong = join(folder, 'wrong.json')
    await writeFile(wrong, '{"format":"something else"}')
    // Well-formed, and nothing that could be played: everybody's list of tables would have it.
    const forged = join(folder, 'forged.json')
    const listing = { status: 'open', people: [], visibility: 'public', summary: {}, createdAt: 1, updatedAt: 9e15 }
    const frame = { format: 'athenaeum-table', version: 1, game: 'newton', entries: [{}], requests: [] }
    await writeFile(forged, JSON.stringify({ ...frame, ...listing, id: 'forged', header: {} }))
    const unopenable = join(folder, 'unopenable.json')
    await writeFile(unopenable, JSON.stringify({ ...frame, ...listing, id: '../..', header: {} }))
    const another = join(folder, 'another.json')
    const host = { person: 'a', name: 'A' }
    const arrangement = { visibility: 'public', options: {} }
    const header = { id: table, game: 'newton', host, createdAt: 1, arrangement, seats: [{ kind: 'open' }] }
    await writeFile(another, JSON.stringify({ ...frame, ...listing, entries: [], id: 'another', header }))
    const broken = join(folder, 'broken')
    await mkdir(broken)
    await writeFile(join(broken, 'athenaeum.db'), 'no database at all '.repeat(100))
    const backup = await athenaeumHere(['backup', join(folder, 'copy.db'), '--data', broken])
    expect(backup).toMatchObject({ code: 1, err: expect.stringContaining('not a database') })
    for (const [args, why] of [
      [['show', 'nowhere'], 'there is no table nowhere'],
      [['export', 'nowhere'], 'there is no table nowhere'],
      [['import', join(folder, 'none.json')], 'cannot be read'],
      [['import', wrong], 'This is not the record of a table'],
      [['import', forged], 'cannot be followed to its end'],
      [['import', unopenable], 'which no page can open'],
      [['import', another], 'says that it is another one'],
    ] as const)
      expect(await athenaeumHere(['table', ...args, ...at])).toMatchObject({
        code: 1,
        err: expect.stringContaining(why),
      })
    expect(await athenaeumHere(['table', 'burn', table, ...at])).toMatchObject({
      code: 2,
      err: expect.stringContaining('there are: export, import, show'),
    })
  })
})
