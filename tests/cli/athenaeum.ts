import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

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
