import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleAccounts } from './testing/accounts.ts'
import { arrive, ask, type Person, seatEverybody } from './testing/client.ts'
import { createPlayer, PATIENCE, pause } from './testing/player.ts'
import { type BuiltServer, buildServer, freePort, type ServerProcess, startProcess } from './testing/processes.ts'

const KILLS = Number(process.env.KILLS ?? 5)
const GROUPS = 3
/** In long runs one group plays a long game. */
const gameOf = (group: number): string => (group === 0 && KILLS > 5 ? 'newton' : 'pebbles')

let built: BuiltServer
let folder: string
let server: ServerProcess | undefined
beforeAll(async () => {
  built = await buildServer()
  folder = await mkdtemp(join(tmpdir(), 'athenaeum-kill-'))
})
afterAll(async () => {
  await server?.kill()
  await built.remove()
  await rm(folder, { recursive: true, force: true })
})

test(`a server killed ${KILLS} times in the middle of play loses no answer, takes none twice, and everybody goes on`, {
  timeout: 60_000 + KILLS * 12_000,
}, async () => {
  const PORT = await freePort()
  const env = { PORT, ATHENAEUM_DATA: folder }
  server = await startProcess(built, env)
  const { url } = server
  let killing = true
  const tables: string[] = []
  let finished = 0

  /** Three people who play one game after the other for as long as the server is being killed. */
  async function group(index: number) {
    const people: Person[] = []
    for (const name of ['Ada', 'Ben', 'Eve']) people.push(await arrive(url, `${name} ${index}`))
    const players = people.map(person => createPlayer({ address: () => url, person, thinks: 2 }))
    const play = async () => {
      while (killing) {
        const table = await persistently(() => seatEverybody(people, gameOf(index)))
        await persistently(() =>
          ask(people[0] as Person, 'POST', `/api/tables/${table}/commands`, { id: 's', command: { kind: 'start' } }),
        )
        tables.push(table)
        const views = await Promise.all(players.map((player, seat) => player.play(table, seat)))
        expect(views.every(view => view.status === 'finished')).toBe(true)
        finished++
      }
    }
    return { players, played: play() }
  }
  /** Tables are made by plain requests, which the server may not live to answer. */
  async function persistently<T>(work: () => Promise<T>): Promise<T> {
    const until = Date.now() + PATIENCE
    for (;;) {
      try {
        return await work()
      } catch (fault) {
        if (Date.now() > until) throw fault
        await pause(25)
      }
    }
  }

  const groups = await Promise.all(Array.from({ length: GROUPS }, (_, index) => group(index)))
  const told = () => groups.flatMap(one => one.players).reduce((sum, player) => sum + player.acknowledged.length, 0)
  for (let kills = 0; kills < KILLS; kills++) {
    // Play is under way again, and then at any moment.
    const enough = told() + 1 + Math.random() * 40
    const until = Date.now() + PATIENCE
    while (told() < enough && Date.now() < until) await pause(5)
    await pause(Math.random() * 20)
    await server.kill()
    server = await startProcess(built, env)
  }
  killing = false
  await Promise.all(groups.map(one => one.played))
  await server.stop()

  const acknowledged = groups.flatMap(one => one.players.flatMap(player => player.acknowledged))
  const accounts = await settleAccounts({ dataFolder: folder }, tables, acknowledged)
  const retries = groups.flatMap(one => one.players).reduce((sum, player) => sum + player.retries, 0)
  console.log(
    `${KILLS} kills: ${accounts.answers} answers kept, ${accounts.acknowledged} acknowledged, ${retries} asked again, ${finished} games finished`,
  )
  expect(accounts.acknowledged).toBeGreaterThan(0)
  expect(accounts.acknowledged).toBe(accounts.answers)
  expect(finished).toBeGreaterThanOrEqual(GROUPS)
})
