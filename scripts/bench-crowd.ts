/**
 * Many masters and many people at one server: how the masters fare, and what people feel of them. People at their tables play all
 * the time; those at the tables with a master are held and let go in turn, so that both are measured in one run.
 * Run: npm run bench:crowd [-- --masters 50 --tables 200 --thinks 1000 --rounds 5 --seconds 8]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultSettings } from '../src/server/settings.ts'
import { buildServer, freePort, startProcess } from '../src/server/testing/processes.ts'
import { buildLoads, heard, type LoadResult, letPlay, median, startLoad, wait } from './loads.ts'

const { values: flags } = parseArgs({
  options: {
    masters: { type: 'string', default: '50' },
    tables: { type: 'string', default: '200' },
    /** Milliseconds that people think about an answer, in the mean. */
    thinks: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '8' },
  },
})
const [masters, tables, thinks, rounds, seconds] = [
  flags.masters,
  flags.tables,
  flags.thinks,
  flags.rounds,
  flags.seconds,
].map(Number) as [number, number, number, number, number]

/** Milliseconds before a part is measured: until then the queue fills, or what waits in it is answered. */
const SETTLE = 6_000

const built = await buildServer()
await buildLoads(['load-athenaeum'], built.folder)
const program = join(built.folder, 'load-athenaeum.mjs')
const folder = await mkdtemp(join(tmpdir(), 'athenaeum-crowd-'))
const server = await startProcess(built, {
  PORT: await freePort(),
  ATHENAEUM_DATA: folder,
  BOTS: JSON.stringify(defaultSettings.bots),
})

const names = [
  'bot_answers',
  'bot_random_answers',
  'bot_failures',
  'bot_masters',
  'bot_masters_hurried',
  'bot_masters_looking',
  'bot_looks',
] as const
type Counts = Record<(typeof names)[number], number>

async function counts(): Promise<Counts> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  const read = (name: string): number => Number(new RegExp(`^athenaeum_${name}_total (\\d+)$`, 'm').exec(text)?.[1])
  return Object.fromEntries(names.map(name => [name, read(name)])) as Counts
}

const people = await startLoad(program, { url: server.url, tables, thinks, seconds })
const crowd = await startLoad(program, {
  url: server.url,
  tables: masters,
  people: 1,
  bots: ['master'],
  thinks,
  seconds,
})
const loads = [people, crowd]

/** What those say who play. */
async function measured(playing: typeof loads): Promise<readonly LoadResult[]> {
  await wait(SETTLE)
  return Promise.all(
    playing.map(load => {
      load.send('forget')
      load.send('begin')
      return heard(load) as Promise<LoadResult>
    }),
  )
}

const without: LoadResult[] = []
const among: LoadResult[] = []
const waits: LoadResult[] = []
const total = Object.fromEntries(names.map(name => [name, 0])) as Counts
console.log(
  `Node ${process.version}; ${tables} tables of four people and ${masters} of a person and a master, in Newton; people think ${thinks} ms; ${rounds} rounds of ${seconds} s each way`,
)
await letPlay(people, async () => {
  for (let round = 0; round < rounds; round++) {
    without.push(...(await measured([people])))
    await letPlay(crowd, async () => {
      const before = await counts()
      const [ofPeople, ofCrowd] = (await measured(loads)) as [LoadResult, LoadResult]
      const after = await counts()
      among.push(ofPeople)
      waits.push(ofCrowd)
      for (const name of names) total[name] += after[name] - before[name]
    })
    console.log(
      `round ${round + 1}: p99 ${without.at(-1)?.p99.toFixed(1)} ms without masters, ${among.at(-1)?.p99.toFixed(1)} ms with`,
    )
  }
})
for (const load of loads) load.kill('SIGKILL')
await server.kill()
await built.remove()
await rm(folder, { recursive: true, force: true })

const of = (results: readonly LoadResult[], name: keyof LoadResult): number => median(results.map(one => one[name]))
const ratio = of(among, 'p99') / of(without, 'p99')
const part = (one: number): string => `${((100 * one) / total.bot_masters).toFixed(1)} %`
console.log(`
people's answers a second: ${of(without, 'perSecond').toFixed(0)} without masters, ${of(among, 'perSecond').toFixed(0)} with
p50 ${of(without, 'p50').toFixed(1)} and ${of(among, 'p50').toFixed(1)} ms, p99 ${of(without, 'p99').toFixed(1)} and ${of(among, 'p99').toFixed(1)} ms (medians of the rounds)
answers of bots: ${total.bot_answers}; drawn by lot: ${total.bot_random_answers}; thoughts that failed: ${total.bot_failures}
thoughts of masters: ${total.bot_masters}; who looked ahead: ${part(total.bot_masters_looking)}, ${(total.bot_looks / total.bot_masters_looking).toFixed(1)} times in the mean; who planned like scholars for want of time: ${part(total.bot_masters_hurried)}
a person waits for a master's turn: p50 ${of(waits, 'waitP50').toFixed(0)} ms, p99 ${of(waits, 'waitP99').toFixed(0)} ms

${total.bot_random_answers === 0 ? 'met   ' : 'MISSED'}  answers drawn by lot (0): ${total.bot_random_answers}
${ratio <= 2 ? 'met   ' : 'MISSED'}  people's p99 with masters against without (≤ 2): ${ratio.toFixed(2)}×

How strong such a master is: athenaeum ladder newton --players 2 --levels master,scholar --games 40 --iterations ${Math.max(1, Math.round(total.bot_looks / total.bot_masters_looking))}`)
