import { afterAll, beforeAll, expect, test } from 'vitest'
import { endConnections, startPostgres, type TestPostgres } from '../../store/testing/postgres.ts'
import { settleAccounts } from '../testing/accounts.ts'
import { call } from '../testing/client.ts'
import { playInGroups } from '../testing/groups.ts'
import { pause } from '../testing/player.ts'
import { type BuiltServer, buildServer, freePort, type ServerProcess, startProcess } from '../testing/processes.ts'

const RESTARTS = Number(process.env.RESTARTS ?? 2)
const NODES = 3
const GROUPS = 3
/** How often all connections are ended between two restarts. */
const CUTS = 2

let built: BuiltServer
let postgres: TestPostgres
let DATABASE_URL: string
const nodes: ServerProcess[] = []
beforeAll(async () => {
  postgres = await startPostgres()
  DATABASE_URL = await postgres.createDatabase()
  built = await buildServer()
  for (let node = 0; node < NODES; node++)
    nodes.push(await startProcess(built, { PORT: await freePort(), DATABASE_URL }))
})
afterAll(async () => {
  await Promise.all(nodes.map(node => node.stop()))
  await built.remove()
  await postgres.dropDatabases()
})

/** Reads that are under way at any moment: those are what a connection breaks in the middle of. */
async function readOn(url: string, until: () => boolean): Promise<number> {
  let answered = 0
  while (!until()) {
    const { status } = await call(url, 'GET', '/api/tables')
    expect([200, 503]).toContain(status)
    if (status === 200) answered++
  }
  return answered
}

test(`PostgreSQL restarted ${RESTARTS} times under three nodes: no node ends, no answer is lost or taken twice, all play on`, {
  timeout: 120_000 + RESTARTS * 30_000,
}, async () => {
  let over = false
  const load = await playInGroups({
    groups: GROUPS,
    address: person => nodes[person % NODES]?.url ?? '',
    gameOf: () => 'pebbles',
    thinks: 2,
  })
  const reads = nodes.flatMap(({ url }) => [readOn(url, () => over), readOn(url, () => over)])
  await load.goesOn(10)
  for (let restart = 0; restart < RESTARTS; restart++) {
    for (let cut = 0; cut < CUTS; cut++) {
      await endConnections(DATABASE_URL)
      await load.goesOn(Math.random() * 10)
    }
    await postgres.restart()
    await load.goesOn(1 + Math.random() * 20)
    await pause(Math.random() * 20)
    expect(nodes.map(node => node.running)).toEqual(nodes.map(() => true))
    if (restart % 10 === 9) console.log(`${restart + 1} restarts, ${load.acknowledged().length} answers acknowledged`)
  }
  await load.finish()
  over = true
  const answered = (await Promise.all(reads)).reduce((sum, one) => sum + one, 0)
  for (const { url } of nodes) expect(await call(url, 'GET', '/readyz')).toMatchObject({ status: 200 })

  const at = { dataFolder: '', databaseUrl: DATABASE_URL }
  const accounts = await settleAccounts(at, load.tables, load.acknowledged())
  console.log(
    `${RESTARTS} restarts, ${RESTARTS * CUTS} times all connections ended: ${accounts.answers} answers kept, ${accounts.acknowledged} acknowledged, ${load.retries()} asked again, ${load.finished()} games finished, ${answered} reads`,
  )
  expect(accounts.acknowledged).toBe(accounts.answers)
  expect(load.finished()).toBeGreaterThanOrEqual(GROUPS)
  expect(answered).toBeGreaterThan(0)
})
