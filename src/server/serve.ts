import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { openStore } from '../store/open.ts'
import { createApp, fillApp } from './app.ts'
import { letBotsPlay } from './bot-duty.ts'
import { botThreads } from './bot-threads.ts'
import { gameShelf } from './games.ts'
import { createHall } from './hall.ts'
import { keepAlive } from './heartbeat.ts'
import type { House } from './house.ts'
import { startJobs } from './jobs.ts'
import { createMetrics } from './metrics.ts'
import { packTrials } from './pack-trials.ts'
import { quotasOf } from './quotas.ts'
import { type ServeOptions, settle } from './settings.ts'

/** A server that runs. */
export interface Serving {
  /** Where it is reached from this machine. */
  readonly url: string
  /** Finishes what is under way, refuses what comes later, and lets go of everything. */
  close(): Promise<void>
}

/** How long closing waits for connections to end by themselves. */
const PATIENCE = 3_000

/** Milliseconds between two looks for tables that nobody uses. */
const SWEEP_EVERY = 30_000

/** Serves the whole site: API, sockets and, where it is built, the web client. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const settings = settle(options)
  const app = createApp(settings)
  const { dataFolder, databaseUrl, extraGames } = settings
  const metrics = createMetrics()
  const house: House = {
    store: await openStore({ dataFolder, databaseUrl }),
    games: gameShelf(extraGames),
    bots: botThreads(settings.bots, extraGames, metrics),
    packs: packTrials(settings.packs, extraGames),
    metrics,
    log: app.log,
    settings,
    quotas: quotasOf(settings.limits),
    now: () => Date.now(),
  }
  const hall = createHall(house)
  hall.onChange(live => letBotsPlay(house, hall, live))
  const deafen = house.store.listen({ appended: hall.heard, missed: hall.catchUpAll })
  const key = await house.store.constant('cookie-key', () => randomBytes(32).toString('hex'))
  await fillApp(app, house, hall, key)
  showNumbers(house, hall)
  await app.listen({ host: settings.host, port: settings.port }).catch(async fault => {
    await house.store.close()
    throw fault
  })
  const jobs = startJobs(house, hall)
  const stopPinging = keepAlive(app.websocketServer)
  const sweeping = setInterval(() => hall.sweep(), SWEEP_EVERY)

  let closing: Promise<void> | undefined
  async function close(): Promise<void> {
    clearInterval(sweeping)
    stopPinging()
    deafen()
    await jobs.stop()
    await hall.close()
    for (const socket of app.websocketServer.clients) socket.close(1012, 'the server restarts')
    await Promise.race([app.close(), new Promise(resolve => setTimeout(resolve, PATIENCE).unref())])
    await house.bots.close()
    await house.packs.close()
    await house.store.close()
  }
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close() {
      closing ??= close()
      return closing
    },
  }
}

function showNumbers({ metrics, store, bots }: House, hall: ReturnType<typeof createHall>): void {
  metrics.show('gauge', 'tables', 'Tables in memory', () => hall.size)
  metrics.show('gauge', 'watchers', 'Subscriptions', () => hall.watchers)
  metrics.show('gauge', 'bots_waiting', 'Thoughts of bots that wait for their turn', () => bots.waiting)
  metrics.show('gauge', 'resident_bytes', 'Memory of this process', () => process.memoryUsage.rss())
  metrics.show('counter', 'commits_total', 'Commits in which answers and other entries were kept', store.commits)
}
