import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { build } from 'esbuild'

/** Loads of the server's benchmarks: programs of `bench/server/`, each in a process of its own. */

/** What a load says when it is done. */
export interface LoadResult {
  readonly answers: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** How long people waited for others, from their own answer to their next question. */
  readonly waitP50: number
  readonly waitP99: number
  readonly bytesPerDelivery: number
  readonly deliveriesPerAnswer: number
}

export async function buildLoads(names: readonly string[], outdir: string): Promise<void> {
  await build({
    entryPoints: names.map(name => join(import.meta.dirname, '..', 'bench', 'server', `${name}.mjs`)),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['boardgame.io', 'socket.io-client', 'ws'],
    logLevel: 'error',
  })
}

/** Starts a load and holds it as soon as it is ready. */
export async function startLoad(program: string, settings: object): Promise<ChildProcess> {
  const load = fork(program, {
    env: { ...process.env, LOAD: JSON.stringify(settings) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await heard(load)
  load.kill('SIGSTOP')
  return load
}

/** A load that is held does nothing, and so does its server. */
export async function letPlay<T>(load: ChildProcess, meanwhile: () => Promise<T>): Promise<T> {
  load.kill('SIGCONT')
  const done = await meanwhile()
  load.kill('SIGSTOP')
  return done
}

/** What a child says next, on its output or to us; an error if it ends instead. */
function next(child: ChildProcess, from: 'output' | 'messages'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a process of the benchmark ended with ${code}`))
    child.once('exit', ended)
    const settle = (word: unknown): void => {
      child.off('exit', ended)
      resolve(word)
    }
    if (from === 'messages') child.once('message', settle)
    else child.stdout?.once('data', settle)
  })
}
export const said = async (child: ChildProcess): Promise<string> => String(await next(child, 'output'))
/** What a load says next. */
export const heard = (child: ChildProcess): Promise<unknown> => next(child, 'messages')

export const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0
