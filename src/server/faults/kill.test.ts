import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleAccounts } from '../testing/accounts.ts'
import { playInGroups } from '../testing/groups.ts'
import { pause } from '../testing/player.ts'
import { type BuiltServer, buildServer, freePort, type ServerProcess, startProcess } from '../testing/processes.ts'

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
  const load = await playInGroups({ groups: GROUPS, address: () => url, gameOf, thinks: 2 })
  for (let kills = 0; kills < KILLS; kills++) {
    // Play is under way again, and then at any moment.
    await load.goesOn(1 + Math.random() * 40)
    await pause(Math.random() * 20)
    await server.kill()
    server = await startProcess(built, env)
  }
  await load.finish()
  await server.stop()

  const accounts = await settleAccounts({ dataFolder: folder }, load.tables, load.acknowledged())
  console.log(
    `${KILLS} kills: ${accounts.answers} answers kept, ${accounts.acknowledged} acknowledged, ${load.retries()} asked again, ${load.finished()} games finished`,
  )
  expect(accounts.acknowledged).toBeGreaterThan(0)
  expect(accounts.acknowledged).toBe(accounts.answers)
  expect(load.finished()).toBeGreaterThanOrEqual(GROUPS)
})
