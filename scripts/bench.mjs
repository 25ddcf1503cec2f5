// Runs a benchmark of bench/ in production mode. Peers are installed there, never by an ordinary install.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')
const bench = join(root, 'bench')
const [name = 'engine', ...rest] = process.argv.slice(2).filter(word => word !== '--')
const known = name.startsWith('--') ? 'engine' : name
const flags = name.startsWith('--') ? [name, ...rest] : rest

const run = (command, args, cwd, env = process.env) => {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

if (!existsSync(join(bench, 'node_modules'))) run('npm', ['ci'], bench)
const outfile = join(bench, 'node_modules', '.cache', `${known}.mjs`)
await build({
  entryPoints: [join(bench, known, 'bench.mjs')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['boardgame.io'],
  logLevel: 'error',
})
run(process.execPath, [outfile, ...flags], bench, { ...process.env, NODE_ENV: 'production' })
