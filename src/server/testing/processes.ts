import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { pebbles } from './pebbles.ts'

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The server bundled as it is for production, so that its processes start in no time. */
export interface BuiltServer {
  readonly folder: string
  remove(): Promise<void>
}

export async function buildServer(): Promise<BuiltServer> {
  // Inside the package, so that its dependencies are found from there.
  const folder = join(dirname(source('../../../package.json')), '.cache', `server-${process.pid}-${Date.now()}`)
  await mkdir(folder, { recursive: true })
  await build({
    entryPoints: {
      server: source('./process.ts'),
      'bot-worker': source('../bots/bot-worker.ts'),
      'pack-worker': source('../tables/pack-worker.ts'),
      pebbles: fileURLToPath(pebbles.module),
    },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  })
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** False once it has ended, by itself or because it was told to. */
  readonly running: boolean
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Bytes of its heap after a collection. */
  heap(): Promise<number>
  /** Asks it to stop. */
  stop(): Promise<void>
}

export async function startProcess(
  built: BuiltServer,
  env: { PORT: string; ATHENAEUM_DATA?: string; DATABASE_URL?: string; BOTS?: string },
): Promise<ServerProcess> {
  const extra = { ...pebbles, module: pathToFileURL(join(built.folder, 'pebbles.js')).href }
  const child = spawn(process.execPath, ['--expose-gc', join(built.folder, 'server.js')], {
    env: { PATH: process.env.PATH ?? '', TEST_LOG: process.env.TEST_LOG, EXTRA_GAMES: JSON.stringify([extra]), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await said(child)
  const running = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!running()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    pid: child.pid ?? 0,
    get running() {
      return running()
    },
    async heap() {
      child.kill('SIGUSR2')
      return Number(await said(child))
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** Resolves with what the process says next. */
function said(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', data => resolve(String(data)))
    child.once('exit', code => reject(new Error(`the server ended with ${code} before it was there`)))
  })
}

export function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)))
    })
  })
}
