/**
 * The server under load, beside its peers, interleaved in one run: boardgame.io's server with the same rules in memory, a
 * bare WebSocket fan-out, and bare durable inserts. Medians of the rounds. Run: npm run bench:server [-- --rounds 5 --seconds 4 --tables 50,200]
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { processorTimeIn } from '../src/server/bots/thread-time.ts'
import { buildServer, freePort, startProcess } from '../src/server/testing/processes.ts'
import { openStore } from '../src/store/open.ts'
import { appendsOfTables, bareInserts, endOfTurn } from './durable-appends.ts'
import { buildLoads, heard, type LoadResult, letPlay, median, said, startLoad, wait } from './loads.ts'

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    tables: { type: 'string', default: '50,200' },
  },
})
const rounds = Number(flags.rounds)
const seconds = Number(flags.seconds)
const [some = 50, many = 200] = flags.tables.split(',').map(Number)
const bench = join(import.meta.dirname, '..', 'bench')
const built = join(bench, 'node_modules', '.cache', 'server')

interface Measured extends LoadResult {
  /** Milliseconds of the server's processor per answer. */
  readonly cpu: number
  /** How busy server and load were, as a part of one processor: which of them is the limit. */
  readonly busy: number
  readonly loadBusy: number
  /** Answers that shared a commit; 0 where nothing is durable. */
  readonly perCommit: number
  /** Kilobytes of heap per table when nothing happens. */
  readonly idle: number
}

interface Running {
  readonly url: string
  readonly pid: number
  heap(): Promise<number>
  /** How many commits it has made. */
  commits(): Promise<number>
  stop(): Promise<void>
}

/** Someone to be measured: how its server is started and which load it gets. */
interface Contender {
  readonly name: string
  readonly tables: number
  readonly load: string
  readonly settings?: object
  start(): Promise<Running>
  readonly results: Measured[]
}

async function buildPeers(): Promise<void> {
  if (!existsSync(join(bench, 'node_modules', 'boardgame.io'))) {
    console.log('installing the peers in bench/')
    if (spawnSync('npm', ['ci'], { cwd: bench, stdio: 'inherit' }).status !== 0) process.exit(1)
  }
  await buildLoads(['boardgame-io', 'load-boardgame-io', 'load-athenaeum', 'bare-fan-out', 'load-bare-fan-out'], built)
}

/** The process's own processor time so far, in milliseconds. */
const processorTime = (pid: number): number => processorTimeIn(`/proc/${pid}`) ?? 0

async function startPeer(name: string, env: Record<string, string> = {}): Promise<Running> {
  const PORT = await freePort()
  const child = spawn(process.execPath, ['--expose-gc', join(built, `${name}.mjs`)], {
    env: { ...process.env, NODE_ENV: 'production', PORT, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await said(child)
  return {
    url: `http://localhost:${PORT}`,
    pid: child.pid ?? 0,
    async heap() {
      child.kill('SIGUSR2')
      return Number(await said(child))
    },
    commits: async () => 0,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Milliseconds in which a server is played on before it is measured: by then its code has been compiled for it. */
const WARM = 5_000
/** And for how long after a load was held: by then nothing is under way that waited meanwhile. */
const SETTLE = 300
/** Tables at which a server is played on before its heap is measured for the first time. */
const FEW = 4
/** How often contenders take turns in a round: the machine is quicker and slower by the minute, and both meet the same of it. */
const SLICES = 4

/** A server that is being measured, with its load. */
interface Trial {
  readonly contender: Contender
  readonly server: Running
  readonly load: ChildProcess
  readonly heapBefore: number
  commits: number
  serverTime: number
  loadTime: number
  result: LoadResult | undefined
}

/** One round of contenders that are compared: fresh servers, fresh loads, some time to get warm, and then turns that count. */
async function round(contenders: readonly Contender[], heap: boolean): Promise<void> {
  const trials: Trial[] = []
  for (const contender of contenders) trials.push(await prepareTrial(contender, heap))
  for (const { load } of trials) await letPlay(load, () => wait(WARM))
  for (let slice = 0; slice < SLICES; slice++)
    for (const trial of trials) await letPlay(trial.load, () => measure(trial))
  for (const trial of trials) await endTrial(trial, heap)
}

async function prepareTrial(contender: Contender, heap: boolean): Promise<Trial> {
  const server = await contender.start()
  const start = (tables: number): Promise<ChildProcess> =>
    startLoad(join(built, `${contender.load}.mjs`), {
      url: server.url,
      tables,
      seconds: seconds / SLICES,
      ...contender.settings,
    })
  const heapBefore = heap ? await heapWithCode(server, await start(FEW)) : 0
  const load = await start(contender.tables)
  return { contender, server, load, heapBefore, commits: 0, serverTime: 0, loadTime: 0, result: undefined }
}

/** The heap of a server at which a few tables have played: what it compiles for all of them is no part of what one takes. */
async function heapWithCode(server: Running, load: ChildProcess): Promise<number> {
  load.kill('SIGCONT')
  load.send('begin')
  await heard(load)
  load.send('rest')
  await heard(load)
  await endLoad(load)
  await wait(1_000)
  return server.heap()
}

async function endLoad(load: ChildProcess): Promise<void> {
  load.kill('SIGKILL')
  await once(load, 'exit')
}

async function measure(trial: Trial): Promise<void> {
  const { server, load } = trial
  await wait(SETTLE)
  const timeOf = (): readonly [number, number] => [processorTime(server.pid), processorTime(load.pid ?? 0)]
  const commits = await server.commits()
  const [serverStart, loadStart] = timeOf()
  load.send('begin')
  trial.result = (await heard(load)) as LoadResult
  const [serverEnd, loadEnd] = timeOf()
  trial.commits += (await server.commits()) - commits
  trial.serverTime += serverEnd - serverStart
  trial.loadTime += loadEnd - loadStart
}

async function endTrial({ contender, server, load, heapBefore, ...trial }: Trial, heap: boolean): Promise<void> {
  const result = trial.result as LoadResult
  load.kill('SIGCONT')
  load.send('rest')
  await heard(load)
  // Long enough for what is under way to end.
  if (heap) await wait(1_000)
  const idle = heap ? (await server.heap()) - heapBefore : 0
  const took = (1000 * result.answers) / result.perSecond
  contender.results.push({
    ...result,
    cpu: trial.serverTime / result.answers,
    busy: trial.serverTime / took,
    loadBusy: trial.loadTime / took,
    perCommit: trial.commits === 0 ? 0 : result.answers / trial.commits,
    idle: idle / 1024 / contender.tables,
  })
  await endLoad(load)
  await server.stop()
  const { cpu } = contender.results.at(-1) as Measured
  console.log(
    `${contender.name}: ${result.perSecond.toFixed(0)} answers/s, p99 ${result.p99.toFixed(1)} ms, ${cpu.toFixed(3)} ms of CPU an answer`,
  )
}

/** Durable appends a second: rows that wait each for its own commit, and those of many tables through our store. */
interface Durable {
  readonly bare: number
  readonly store: number
}

async function durableAppends(): Promise<Durable> {
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-bench-'))
  const store = await openStore({ dataFolder: folder })
  const appends = appendsOfTables(store, 'table', many, endOfTurn)
  await appends(500)
  const durable = { bare: await bareInserts(join(folder, 'bare.db'))(1_000), store: await appends(1_000) }
  await store.close()
  await rm(folder, { recursive: true, force: true })
  return durable
}

const mediansOf = (results: readonly Measured[]): Measured => {
  const of = (name: keyof Measured): number => median(results.map(one => one[name]))
  const names: readonly (keyof Measured)[] = Object.keys(results[0] ?? {}) as never
  return Object.fromEntries(names.map(name => [name, of(name)])) as unknown as Measured
}

await buildPeers()
const server = await buildServer()
async function athenaeum(): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'athenaeum-bench-'))
  const process = await startProcess(server, { PORT: await freePort(), ATHENAEUM_DATA: folder })
  return {
    ...process,
    async commits() {
      const metrics = await (await fetch(`${process.url}/metrics`)).text()
      return Number(/^athenaeum_commits_total (\d+)$/m.exec(metrics)?.[1])
    },
    async stop() {
      await process.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const contender = (
  name: string,
  tables: number,
  load: string,
  start: Contender['start'],
  settings?: object,
): Contender => ({
  name,
  tables,
  load,
  start,
  results: [],
  ...(settings === undefined ? {} : { settings }),
})
const bytes = { BYTES: '500' }
const ours = (tables: number) => contender(`athenaeum, ${tables} tables`, tables, 'load-athenaeum', athenaeum)
const theirs = (tables: number) =>
  contender(`boardgame.io, ${tables} matches`, tables, 'load-boardgame-io', () => startPeer('boardgame-io'))
const bare = (members: number) =>
  contender(`bare ws, rooms of ${members}`, 10, 'load-bare-fan-out', () => startPeer('bare-fan-out', bytes), {
    members,
  })
const watched = contender('athenaeum, 10 tables, 40 spectators each', 10, 'load-athenaeum', athenaeum, {
  spectators: 40,
})
const few = contender('athenaeum, 10 tables', 10, 'load-athenaeum', athenaeum)
const [oursAtSome, theirsAtSome, oursAtMany, theirsAtMany] = [ours(some), theirs(some), ours(many), theirs(many)]
const pairs = [oursAtSome, theirsAtSome, oursAtMany, theirsAtMany]
const fanOut = [few, watched, bare(4), bare(44)]
const durable: Durable[] = []

console.log(`Node ${process.version}, ${rounds} rounds of ${seconds} s`)
for (let made = 0; made < rounds; made++) {
  await round([oursAtSome, theirsAtSome], true)
  await round([oursAtMany, theirsAtMany], true)
  await round(fanOut, false)
  durable.push(await durableAppends())
  console.log(`round ${made + 1} of ${rounds} is done`)
}
await server.remove()

const cell = (text: string | number, width: number): string => String(text).padStart(width)
console.log(
  `\n${'medians'.padEnd(42)} answers/s   p50 ms   p99 ms  CPU ms/answer  server busy  load busy  answers/commit  bytes/delivery  KB/table`,
)
for (const { name, results } of [...pairs, ...fanOut]) {
  const { perSecond, p50, p99, cpu, busy, loadBusy, perCommit, bytesPerDelivery, idle } = mediansOf(results)
  console.log(
    name.padEnd(42) +
      cell(perSecond.toFixed(0), 10) +
      cell(p50.toFixed(1), 9) +
      cell(p99.toFixed(1), 9) +
      cell(cpu.toFixed(3), 15) +
      cell(`${(100 * busy).toFixed(0)} %`, 13) +
      cell(`${(100 * loadBusy).toFixed(0)} %`, 11) +
      cell(perCommit === 0 ? '' : perCommit.toFixed(1), 16) +
      cell(bytesPerDelivery.toFixed(0), 16) +
      cell(idle === 0 ? '' : idle.toFixed(0), 10),
  )
}
const bareRate = median(durable.map(one => one.bare))
const storeRate = median(durable.map(one => one.store))
console.log(`${'bare durable inserts, one commit each'.padEnd(42)}${cell(bareRate, 10)}`)
console.log(`${`appends to our store, ${many} tables`.padEnd(42)}${cell(storeRate, 10)}`)

const [oursSome, theirsSome, oursMany, theirsMany] = pairs.map(one => mediansOf(one.results)) as [
  Measured,
  Measured,
  Measured,
  Measured,
]
const slope = (more: Contender, fewer: Contender): number =>
  (mediansOf(more.results).cpu - mediansOf(fewer.results).cpu) / 40
const [, , bareFew, bareMany] = fanOut as [Contender, Contender, Contender, Contender]
const fanOutRatio = slope(watched, few) / slope(bareMany, bareFew)
const goals: readonly (readonly [string, number, string, boolean])[] = [
  [
    'CPU per answer against boardgame.io, few tables (≤ 0.33)',
    oursSome.cpu / theirsSome.cpu,
    '×',
    oursSome.cpu / theirsSome.cpu <= 1 / 3,
  ],
  [
    'CPU per answer against boardgame.io, many tables (≤ 0.33)',
    oursMany.cpu / theirsMany.cpu,
    '×',
    oursMany.cpu / theirsMany.cpu <= 1 / 3,
  ],
  [
    'p99 against boardgame.io, few tables (≤ 0.5)',
    oursSome.p99 / theirsSome.p99,
    '×',
    oursSome.p99 / theirsSome.p99 <= 0.5,
  ],
  [
    'p99 against boardgame.io, many tables (≤ 0.5)',
    oursMany.p99 / theirsMany.p99,
    '×',
    oursMany.p99 / theirsMany.p99 <= 0.5,
  ],
  ['appends to our store against bare single inserts (> 1)', storeRate / bareRate, '×', storeRate > bareRate],
  ['fan-out CPU per delivery against bare ws (≤ 1.5)', fanOutRatio, '×', fanOutRatio <= 1.5],
  ['bytes per answer and watcher, median (< 2048)', oursMany.bytesPerDelivery, ' B', oursMany.bytesPerDelivery < 2048],
  ['idle table with four connections (< 100 KB)', oursMany.idle, ' KB', oursMany.idle < 100],
]
console.log('')
for (const [goal, value, unit, met] of goals)
  console.log(`${met ? 'met   ' : 'MISSED'}  ${goal}: ${value.toFixed(2)}${unit}`)
console.log(
  `one processor's worth of answers a second, with ${many} tables: athenaeum ${(1000 / oursMany.cpu).toFixed(0)}, boardgame.io ${(1000 / theirsMany.cpu).toFixed(0)}`,
)
console.log(
  `answers a second against bare single inserts, all on this machine: ${(oursMany.perSecond / bareRate).toFixed(2)}×`,
)
console.log(
  `CPU per delivery: athenaeum ${(slope(watched, few) * 1000).toFixed(1)} µs, bare ws ${(slope(bareMany, bareFew) * 1000).toFixed(1)} µs`,
)
