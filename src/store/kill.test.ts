import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import type { Store } from './port/store.ts'
import { useDatabase } from './testing/stores.ts'

const kills = Number(process.env.KILLS ?? 10)

type Acknowledged = { table: string; first: number; last: number; request: string }

/** The appender as one script: it starts several times faster than by loading its sources one by one. */
async function bundledAppender(): Promise<string> {
  const entry = fileURLToPath(new URL('./testing/appender.ts', import.meta.url))
  const built = await build({
    ...{ entryPoints: [entry], bundle: true, write: false, packages: 'external' },
    ...{ platform: 'node', format: 'esm', target: 'node20' },
  })
  return built.outputFiles[0]?.text ?? ''
}

/** Runs the appender and kills it at some moment after its first acknowledgement; returns all it had acknowledged. */
async function killedMidway(script: string, ...args: string[]): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, ['--input-type=module', '-', ...args], { stdio: 'pipe' })
  child.stdin.end(script)
  const closed = once(child, 'close')
  let output = ''
  let complaint = ''
  child.stderr.on('data', chunk => {
    complaint += chunk
  })
  child.stdout.on('data', chunk => {
    if (output === '') setTimeout(() => child.kill('SIGKILL'), Math.random() * 150)
    output += chunk
  })
  const [, signal] = await closed
  if (signal !== 'SIGKILL') throw new Error(`the appender ended by itself: ${complaint}`)
  return output
    .slice(0, output.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const [table = '', first, last, request = ''] = line.split(' ')
      return { table, first: Number(first), last: Number(last), request }
    })
}

/** Every acknowledged append is there where it was acknowledged, and nothing is there twice. */
async function expectNothingLost(store: Store, table: string, acknowledged: Acknowledged[]): Promise<void> {
  const { entries = [] } = (await store.loadTable(table)) ?? {}
  const bodies = entries.map(entry => entry.body as { request: string; part: number })
  expect(entries.map(entry => entry.number)).toEqual(entries.map((_, index) => index + 1))
  expect(new Set(bodies.map(body => `${body.request}/${body.part}`)).size).toBe(bodies.length)
  for (const { first, last, request } of acknowledged.filter(each => each.table === table)) {
    const parts = bodies.slice(first - 1, last)
    expect(parts).toEqual(Array.from({ length: last - first + 1 }, (_, part) => ({ request, part })))
    // The retry of a client that never heard the answer.
    const retry = { table, from: entries.length + 1, entries: [{ doubled: true }], request }
    expect(await store.append(retry)).toEqual({ outcome: 'repeated', first, last })
  }
}

describe('processes on SQLite killed in mid-write', () => {
  const database = useDatabase('sqlite')
  const ofSeveral = useDatabase('sqlite')

  test(`one killed ${kills} times loses nothing it acknowledged and doubles nothing`, {
    timeout: 20_000 * kills,
  }, async () => {
    const script = await bundledAppender()
    const tables = ['first', 'second', 'third']
    const acknowledged: Acknowledged[] = []
    for (let life = 1; life <= kills; life++) {
      acknowledged.push(...(await killedMidway(script, database.options.dataFolder, `life${life}`, ...tables)))
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills)
    const store = await database.open()
    for (const table of tables) await expectNothingLost(store, table, acknowledged)
  })

  test('several that open and write a fresh file at the same time are as safe', async () => {
    const script = await bundledAppender()
    const { dataFolder } = ofSeveral.options
    const tables = ['first', 'second', 'third']
    const lives = await Promise.all(tables.map(table => killedMidway(script, dataFolder, 'life', table)))
    const store = await ofSeveral.open()
    for (const [index, table] of tables.entries()) {
      expect(lives[index]).not.toEqual([])
      await expectNothingLost(store, table, lives[index] ?? [])
    }
  })
})
