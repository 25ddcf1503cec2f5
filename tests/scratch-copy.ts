import { type SpawnOptions, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished, type Ran } from './cli/athenaeum.ts'

/** A copy of the repository that a test may change, with the packages of this one. */
export interface ScratchCopy {
  readonly folder: string
  /** A command as somebody types it there. */
  readonly run: (command: string, options?: { readonly input?: string }) => Promise<Ran>
  /** How a command is started there, for what goes on until it is stopped. */
  readonly options: SpawnOptions
  readonly remove: () => void
}

const left = new Set(['node_modules', '.git', '.cache', 'dist', 'test-results', 'coverage'])

export function scratchCopy(): ScratchCopy {
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-copy-'))
  for (const name of readdirSync('.').filter(one => !left.has(one)))
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  // What this test runner says of itself is not for another that is started there.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|npm_)/.test(name)))
  const options: SpawnOptions = { cwd: folder, env: { ...env, CI: '1', NO_COLOR: '1' } }
  return {
    folder,
    options,
    run: (command, { input = '' } = {}) => {
      const child = spawn(command, { ...options, shell: true })
      child.stdin?.end(input)
      return finished(child)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
