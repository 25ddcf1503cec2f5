import { AsyncLocalStorage } from 'node:async_hooks'
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { format } from 'node:util'
import { vi } from 'vitest'
import { main } from '../../src/cli/main.ts'

const bin = join(import.meta.dirname, '..', '..', 'bin', 'athenaeum.mjs')

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the real command in a process of its own. */
export function athenaeum(args: readonly string[], input = ''): Promise<Ran> {
  const child = spawn(process.execPath, [bin, ...args])
  child.stdin.end(input)
  return finished(child)
}

export function finished(child: ChildProcess): Promise<Ran> {
  let out = ''
  let err = ''
  child.stdout?.on('data', chunk => {
    out += chunk
  })
  child.stderr?.on('data', chunk => {
    err += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? -1, out, err }))
  })
}

const saying = new AsyncLocalStorage<{ out: string; err: string }>()

/**
 * The same command in this process, several at once if need be: for what it says and does, where a process of its own, which
 * takes a second to begin, would prove nothing more. It may neither read the input nor wait for a signal.
 */
export async function athenaeumHere(args: readonly string[]): Promise<Ran> {
  listen()
  const said = { out: '', err: '' }
  const code = await saying.run(said, () => main(args))
  return { code, ...said }
}

let listening = false

/** What a command says goes to whoever ran it, and what anybody else says where it went before. */
function listen(): void {
  if (listening) return
  listening = true
  const to = (stream: 'out' | 'err', otherwise: (...words: never[]) => unknown, line: boolean) =>
    ((...words: never[]) => {
      const said = saying.getStore()
      if (said === undefined) return otherwise(...words)
      said[stream] += line ? `${format(...words)}\n` : String(words[0])
      return true
    }) as never
  vi.spyOn(console, 'log').mockImplementation(to('out', console.log.bind(console), true))
  vi.spyOn(console, 'error').mockImplementation(to('err', console.error.bind(console), true))
  const { stdout, stderr } = process
  vi.spyOn(stdout, 'write').mockImplementation(to('out', stdout.write.bind(stdout) as never, false))
  vi.spyOn(stderr, 'write').mockImplementation(to('err', stderr.write.bind(stderr) as never, false))
}
