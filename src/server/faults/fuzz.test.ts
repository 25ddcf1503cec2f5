import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pebbles as game } from '../../../docs/adding-a-game/pebbles.ts'
import type { PebblesState } from '../../../docs/adding-a-game/state.ts'
import type { TableAnswer } from '../../protocol/rest.ts'
import type { ServerMessage } from '../../protocol/socket.ts'
import { openStore } from '../../store/open.ts'
import { applyEntry } from '../../tables/apply.ts'
import { newTable } from '../../tables/table.ts'
import { readEntries, readHeader } from '../tables/stored.ts'
import { badMessage } from '../testing/bad-messages.ts'
import { arrive, ask, type Client, connect, connectAs, seatEverybody, type TestPerson } from '../testing/client.ts'
import { serveForTest, type TestServer } from '../testing/pebbles.ts'
import { createPlayer } from '../testing/player.ts'

const MESSAGES = Number(process.env.FUZZ ?? 4_000)

let server: TestServer
let people: TestPerson[]
beforeAll(async () => {
  server = await serveForTest()
  people = []
  for (const name of ['Ada', 'Ben', 'Eve']) people.push(await arrive(server.url, name))
})
afterAll(() => server.close())

test(`${MESSAGES} bad messages crash nothing, change nothing and learn nothing`, {
  timeout: 60_000 + MESSAGES * 3,
}, async () => {
  const [ada] = people as [TestPerson]
  const table = await seatEverybody(people, 'pebbles')
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  const note = `canary-${randomBytes(8).toString('hex')}`
  const noted = { id: 'n', command: { kind: 'note', seat: 0, text: note } }
  await ask(ada, 'POST', `/api/tables/${table}/commands`, noted)
  const before = await ask<TableAnswer>(ada, 'GET', `/api/tables/${table}`)

  const mallory = await arrive(server.url, 'Mallory')
  const open = (as: 'nobody' | 'stranger'): Promise<Client> =>
    as === 'stranger' ? connectAs(mallory) : connect(server.url)
  let attackers: readonly Client[] = await Promise.all([open('nobody'), open('stranger'), open('stranger')])
  let seen = 0
  const kinds = new Set<string>()
  // What came is looked at as it comes: of ten million messages it could not be kept.
  const lookAt = (wire: readonly string[]): void => {
    seen += wire.length
    for (const text of wire) {
      kinds.add((JSON.parse(text) as ServerMessage).type)
      if (text.includes(note)) throw new Error(`somebody else's note was told: ${text}`)
    }
  }
  for (let sent = 0; sent < MESSAGES; sent++) {
    const attacker = attackers[sent % attackers.length] as Client
    attacker.sendRaw(sent % 997 === 996 ? 'x'.repeat(20_000) : badMessage(table))
    if (sent % 100 === 99) {
      // Whoever sent too much was thrown out; the others have heard of everything they sent.
      attackers = await Promise.all(
        attackers.map(async (one, index) => {
          try {
            one.send({ type: 'ping', id: `sync${sent}` })
            await one.reply(`sync${sent}`)
          } catch {
            return open(index === 0 ? 'nobody' : 'stranger')
          } finally {
            lookAt(one.wire.splice(0))
            one.messages.splice(0)
          }
          return one
        }),
      )
    }
  }
  expect(seen).toBeGreaterThan(MESSAGES / 2)
  // Now and then one leaves a table that it does not watch, and that is done.
  expect([...kinds].filter(kind => kind !== 'done').sort()).toEqual(['pong', 'refused', 'welcome'])
  expect(await ask<TableAnswer>(ada, 'GET', `/api/tables/${table}`)).toEqual(before)
  await Promise.all(attackers.map(one => one.close()))
})

test('a player’s own bad messages change nothing either', async () => {
  const [ada] = people as [TestPerson]
  const table = await seatEverybody(people, 'pebbles')
  await ask(ada, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  const before = await ask<TableAnswer>(ada, 'GET', `/api/tables/${table}`)
  const client = await connectAs(ada)
  await client.subscribe(table, 0)
  const bad = [
    { kind: 'answer', seat: 1, key: 'throw:quartz' },
    { kind: 'answer', seat: 0, key: 'gather:shells' },
    { kind: 'answer', seat: 0, key: before.view.own?.question?.keys[0] ?? '', asked: 999 },
    { kind: 'undo', seat: 0 },
    { kind: 'redo', seat: 0 },
    { kind: 'consent', seat: 0, agrees: true },
    { kind: 'start' },
    { kind: 'open-seat', seat: 1 },
    { kind: 'rematch' },
    { kind: 'return', seat: 1 },
  ] as const
  for (const command of bad) expect(await client.command(table, command)).toMatchObject({ type: 'refused' })
  expect(await ask<TableAnswer>(ada, 'GET', `/api/tables/${table}`)).toEqual(before)
  await client.close()
})

test('no byte sent to a seat or a spectator names a pebble that they have never seen', async () => {
  // Every pebble of this pack is the only one of its kind: its name alone would tell where it is.
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const kinds = letters.map(letter => ({
    id: `secret-${letter}${letter}`,
    name: { en: letter, it: letter },
    count: 1,
    points: 1,
  }))
  const pack = { rounds: 3, hand: 4, kinds }
  const table = await seatEverybody(people, 'pebbles', { pack, visibility: 'public', options: { tide: true } })
  const clients = await Promise.all([...people.map(person => connectAs(person)), connect(server.url)])
  const viewers = [0, 1, 2, 'spectator'] as const
  const begun = people.length - 1
  for (const [index, viewer] of viewers.entries()) await clients[index]?.subscribe(table, viewer)
  await ask(people[0] as TestPerson, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } })
  const players = people.map(person => createPlayer({ address: () => server.url, person }))
  await Promise.all(players.map((player, seat) => player.play(table, seat)))

  const states = await statesOf(table)
  const last = states.length - 1
  for (const [index, viewer] of viewers.entries()) {
    const client = clients[index] as Client
    await client.when(() => client.views.get(table)?.number === last)
    let checked = 0
    client.wire.forEach(text => {
      const message = JSON.parse(text) as ServerMessage
      if (message.type !== 'update') return
      checked++
      // When the game is over its seed is shown, from which everything follows.
      if (message.number === last) return
      const named: readonly string[] = text.match(/secret-[a-z]+/g) ?? []
      const known = seenBy(states.slice(0, message.number + 1), viewer)
      for (const pebble of named)
        expect(known, `update ${message.number} to ${viewer} names ${pebble}`).toContain(pebble)
    })
    expect(checked).toBe(last - begun)
  }
  await Promise.all(clients.map(client => client.close()))
})

/** The true state after each entry of a table, from the store. */
async function statesOf(table: string): Promise<readonly (PebblesState | undefined)[]> {
  const store = await openStore({ dataFolder: server.folder })
  const kept = await store.loadTable(table, { snapshotUpTo: 0 })
  const tables = [newTable(await readHeader(store, kept?.header), game as never)]
  for (const entry of await readEntries(store, kept?.entries ?? []))
    tables.push(applyEntry(tables.at(-1) as never, entry))
  await store.close()
  return tables.map(one => one.course?.play.state as PebblesState | undefined)
}

/** What lay open, or in the viewer's own hand, at any time so far; also between two answers, when a turn passed on. */
function seenBy(states: readonly (PebblesState | undefined)[], viewer: number | 'spectator'): ReadonlySet<string> {
  const known = new Set<string>()
  for (const state of states) {
    for (const pebble of [...(state?.shore ?? []), ...(state?.pond ?? [])]) known.add(pebble)
    if (viewer !== 'spectator') for (const pebble of state?.hands[viewer] ?? []) known.add(pebble)
  }
  return known
}
