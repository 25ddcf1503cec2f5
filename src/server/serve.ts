import { randomBytes } from 'node:crypto'
import { type AddressInfo, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/port/store.ts'
import { createApp, fillApp } from './app.ts'
import { letBotsPlay } from './bots/bot-duty.ts'
import { botThreads } from './bots/bot-threads.ts'
import type { Context } from './context.ts'
import { quotasOf } from './limits/quotas.ts'
import { forgetLetters } from './mail/letters.ts'
import { openMailer } from './mail/mailer.ts'
import { createMetrics } from './metrics.ts'
import { offersForgottenBefore } from './offers/offering.ts'
import { TRIES_REMEMBERED } from './people/passwords.ts'
import { type ServeOptions, type ServerSettings, STORED_KEY, settle } from './settings.ts'
import { keepAlive } from './sockets/heartbeat.ts'
import { type OpenSockets, openSockets } from './sockets/open-sockets.ts'
import { steadyClock } from './steady-clock.ts'
import { gameShelf } from './tables/games.ts'
import { startJobs } from './tables/jobs.ts'
import { type LiveTables, openLiveTables } from './tables/live-tables.ts'
import { ownPacks } from './tables/own-packs.ts'
import { packTrials } from './tables/pack-trials.ts'
import { recountWhereLevelsMoved } from './tables/recount.ts'
import { troubleLog } from './trouble-log.ts'

/** A server that runs. */
export interface Serving {
  /** Where it is reached from this machine. */
  readonly url: string
  /** Finishes what is under way, refuses what comes later, and lets go of everything. */
  close(): Promise<void>
}

/** Milliseconds that closing waits for what is under way at tables, and then for connections to end by themselves. */
const FOR_TABLES = 12_000
const FOR_CONNECTIONS = 3_000

/** Milliseconds between two looks for tables that nobody uses. */
const SWEEP_EVERY = 30_000
/** Milliseconds after which sessions that are over are thrown away. */
const FORGET_EVERY = 3_600_000
/** The same for guesses at passwords, which are many. */
const FORGET_TRIES_EVERY = 60_000
/** Milliseconds for which a session is kept after its end: a clock that is set on by mistake must not take guests' only way back. */
const SESSIONS_KEPT = 90 * 86_400_000

/** Serves the whole site: API, sockets and, where it is built, the web client. */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const settings = settle(options)
  const app = createApp(settings)
  const context = await openContext(app, settings)
  const liveTables = openLiveTables(context)
  liveTables.onChange(live => letBotsPlay(context, liveTables, live))
  const sockets = openSockets(context)
  const deafen = listenToOthers(context, liveTables, sockets)
  await fillApp(app, context, liveTables, sockets, await cookieKeys(context))
  showNumbers(context, liveTables)
  await app.listen({ host: settings.host, port: settings.port }).catch(async fault => {
    await context.store.close()
    throw fault
  })
  const jobs = startJobs(context, liveTables)
  const recounted = recountWhereLevelsMoved(context)
  const stopPinging = keepAlive(app.websocketServer)
  const stopSweeping = sweepNowAndThen(context, liveTables, sockets)

  let closing: Promise<void> | undefined
  async function close(): Promise<void> {
    stopSweeping()
    stopPinging()
    deafen()
    await jobs.stop()
    await recounted
    await atMost(FOR_TABLES, liveTables.close())
    for (const socket of app.websocketServer.clients) socket.close(1012, 'the server restarts')
    await atMost(FOR_CONNECTIONS, app.close())
    context.mailer?.close()
    await context.bots.close()
    await context.packs.close()
    await atMost(FOR_TABLES, context.store.close())
  }
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://${reachedAs(settings.host)}:${port}`,
    close() {
      closing ??= close()
      return closing
    },
  }
}

/** Who listens everywhere, or for this machine alone, is reached from here as `localhost`; any other address by itself. */
function reachedAs(host: string): string {
  if (/^(0\.0\.0\.0|127\.0\.0\.1|::1?|localhost)$/.test(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** What everything in the server works with. */
async function openContext(app: FastifyInstance, settings: ServerSettings): Promise<Context> {
  const { dataFolder, databaseUrl, databasePatience: patienceMs, extraGames } = settings
  const onTrouble = troubleLog(app.log, () => performance.now())
  const metrics = createMetrics()
  const store = await openStore({ dataFolder, databaseUrl, alone: true, patienceMs, onTrouble })
  const now = await clockOf(app, settings, store)
  return {
    store,
    games: gameShelf(extraGames),
    bots: botThreads(settings.bots, extraGames, metrics),
    packs: packTrials(settings.packs, extraGames),
    ownPacks: ownPacks(settings.packs, { store, log: app.log, metrics, now }),
    metrics,
    log: app.log,
    settings,
    quotas: quotasOf(settings.limits),
    mailer: openMailer(settings.mail),
    now,
  }
}

/** Hours by which data may be ahead of this machine's clock without a word: clocks of several machines differ, and are set. */
const HOURS_AHEAD = 2
const HOUR = 3_600_000

async function clockOf(app: FastifyInstance, { wallClock }: ServerSettings, store: Store): Promise<() => number> {
  const lastUsed = await store.lastUsed()
  const ahead = Math.round((lastUsed - wallClock()) / HOUR)
  if (ahead > HOURS_AHEAD)
    app.log.warn(
      `the data was used last ${ahead} hours after what this machine's clock says is now: the clock is wrong, or was. ` +
        'Time goes on from there until the clock has caught up; nothing is lost',
    )
  return steadyClock(wallClock, lastUsed)
}

/** Heeds what other processes do; gives back what ends that. */
function listenToOthers(context: Context, liveTables: LiveTables, sockets: OpenSockets): () => void {
  return context.store.listen({
    appended: liveTables.heard,
    withdrawn({ hash, table }) {
      sockets.end(hash)
      if (table !== undefined) liveTables.dismissLink(table, hash)
    },
    missed() {
      liveTables.catchUpAll()
      recheckRights(context, liveTables, sockets).catch(fault =>
        context.log.warn({ err: fault }, 'rights could not be checked again'),
      )
    },
  })
}

/** Lets go of what nobody uses; gives back what ends that. */
function sweepNowAndThen(context: Context, liveTables: LiveTables, sockets: OpenSockets): () => void {
  const { store, log, now } = context
  const sweeping = setInterval(() => {
    liveTables.sweep()
    sockets.sweep()
  }, SWEEP_EVERY)
  const forgetting = setInterval(() => {
    store.forgetSessions(now() - SESSIONS_KEPT).catch(fault => log.warn({ err: fault }, 'old sessions are still there'))
    store.forgetPlans().catch(fault => log.warn({ err: fault }, 'plans for tables that are over are still there'))
    forgetLetters(context).catch(fault => log.warn({ err: fault }, 'secrets of old letters are still there'))
    store
      .forgetOffers(offersForgottenBefore(now()))
      .catch(fault => log.warn({ err: fault }, 'old offers are still there'))
  }, FORGET_EVERY)
  const forgettingTries = setInterval(() => {
    store
      .forgetTries(now(), TRIES_REMEMBERED)
      .catch(fault => log.warn({ err: fault }, 'tries of passwords that are over are still there'))
  }, FORGET_TRIES_EVERY)
  return () => {
    clearInterval(sweeping)
    clearInterval(forgetting)
    clearInterval(forgettingTries)
  }
}

/** Resolves when something is done, or when it has had its time. */
const atMost = (milliseconds: number, done: PromiseLike<unknown>): Promise<unknown> =>
  Promise.race([done, new Promise(resolve => setTimeout(resolve, milliseconds).unref())])

/** The keys that sign cookies, the first one new ones: those of the settings, else one that all processes share. */
async function cookieKeys({ store, settings }: Context): Promise<string[]> {
  const stored = await store.constant('cookie-key', () => randomBytes(32).toString('hex'))
  if (settings.cookieKeys.length === 0) return [stored]
  return settings.cookieKeys.map(key => (key === STORED_KEY ? stored : key))
}

/** The line to the other processes was down: asks for all that hangs on a session, a token or a link whether it still holds. */
async function recheckRights(context: Context, liveTables: LiveTables, sockets: OpenSockets): Promise<void> {
  await sockets.recheck()
  for (const { table, hash } of liveTables.linksInUse())
    if ((await context.store.link(hash)) === undefined) liveTables.dismissLink(table, hash)
}

function showNumbers({ metrics, store, bots }: Context, liveTables: LiveTables): void {
  metrics.show('gauge', 'tables', 'Tables in memory', () => liveTables.size)
  metrics.show('gauge', 'watchers', 'Subscriptions', () => liveTables.watchers)
  metrics.show('gauge', 'bots_waiting', 'Thoughts of bots that wait for their turn', () => bots.waiting)
  metrics.show('gauge', 'resident_bytes', 'Memory of this process', () => process.memoryUsage.rss())
  metrics.show('counter', 'commits_total', 'Commits in which answers and other entries were kept', store.commits)
}
