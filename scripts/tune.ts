/**
 * Finds better weights for a game's judgement by self-play: `tsx scripts/tune.ts newton --generations 20 --write`.
 *
 * An evolution strategy with mirrored steps. All weights are scaled by random factors, once up and once down; scholars with
 * either set play the same deals among themselves; the centre moves towards the steps that scored more. The same seed gives
 * the same weights. What is found is printed, and compared with the weights before it on deals that were not tuned on.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { mindOf } from '../src/bots/minds.ts'
import { meanOf } from '../src/bots/standings.ts'
import { openThreads, type Threads } from '../src/bots/threads.ts'
import { loadGame } from '../src/games/catalogue.ts'
import { type Chance, chanceFromSeed, nextBits } from '../src/kernel/chance.ts'

type Table = Readonly<Record<string, number>>

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    generations: { type: 'string', default: '20' },
    pairs: { type: 'string', default: '6' },
    deals: { type: 'string', default: '6' },
    players: { type: 'string', default: '1,2' },
    step: { type: 'string', default: '0.2' },
    rate: { type: 'string', default: '0.5' },
    check: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'tune' },
    write: { type: 'boolean', default: false },
  },
})
const [id = 'newton'] = positionals
const players = values.players.split(',').map(Number)
const { weights: start } = mindOf(await loadGame(id))
if (start === undefined) throw new Error(`the mind of ${id} has no weights to tune`)

const threads = openThreads()
try {
  const found = await evolve(start, threads)
  const [before, after] = [await check(start, threads), await check(found, threads)]
  console.log(
    `before ${before.mean.toFixed(1)} ± ${before.half.toFixed(1)}, after ${after.mean.toFixed(1)} ± ${after.half.toFixed(1)}`,
  )
  console.log(JSON.stringify(found, undefined, 2))
  if (values.write && after.mean > before.mean) await writeWeights(found)
} finally {
  await threads.close()
}

async function evolve(from: Table, pool: Threads): Promise<Table> {
  const chance = chanceFromSeed(values.seed)
  const names = Object.keys(from)
  const centre = names.map(() => 0)
  const [step, rate] = [Number(values.step), Number(values.rate)]
  for (let generation = 1; generation <= Number(values.generations); generation++) {
    const moves = Array.from({ length: Number(values.pairs) }, () => names.map(() => normal(chance)))
    const deals = Array.from({ length: Number(values.deals) }, (_, deal) => `${values.seed}:${generation}:${deal}`)
    const scored = await Promise.all(
      moves.map(async move => {
        const [up, down] = await Promise.all(
          [1, -1].map(way => score(scaled(from, centre, move, way * step), deals, pool)),
        )
        return { move, gain: (up ?? 0) - (down ?? 0), mean: ((up ?? 0) + (down ?? 0)) / 2 }
      }),
    )
    const spread = Math.sqrt(scored.reduce((sum, { gain }) => sum + gain * gain, 0) / scored.length) || 1
    names.forEach((_, at) => {
      const pull = scored.reduce((sum, { move, gain }) => sum + (move[at] as number) * (gain / spread), 0)
      centre[at] = (centre[at] as number) + ((rate * step) / Math.sqrt(scored.length)) * pull
    })
    const mean = scored.reduce((sum, one) => sum + one.mean, 0) / scored.length
    console.log(`generation ${generation}: mean ${mean.toFixed(1)}`)
    if (generation % 5 === 0) console.log(JSON.stringify(scaled(from, centre, centre, 0)))
  }
  return scaled(from, centre, centre, 0)
}

function scaled(from: Table, centre: readonly number[], move: readonly number[], by: number): Table {
  return Object.fromEntries(
    Object.entries(from).map(([name, weight], at) => [
      name,
      Number((weight * Math.exp((centre[at] as number) + by * (move[at] as number))).toFixed(3)),
    ]),
  )
}

/** Mean total of scholars that weigh so, alone and among themselves. */
async function score(weights: Table, deals: readonly string[], pool: Threads): Promise<number> {
  return meanOf(await totals(weights, deals, pool)).mean
}

/** Deals that were not tuned on. */
async function check(weights: Table, pool: Threads) {
  const deals = Array.from({ length: Number(values.check) }, (_, at) => `${values.seed}:check:${at}`)
  return meanOf(await totals(weights, deals, pool))
}

async function totals(weights: Table, deals: readonly string[], pool: Threads): Promise<readonly number[]> {
  const results = await Promise.all(
    deals.map((seed, at) => {
      const seats = Array.from({ length: players[at % players.length] ?? 1 }, () => 'scholar' as const)
      return pool.think({ kind: 'trial', game: id, weights, match: { seed, seats, thinking: {} } })
    }),
  )
  return results.map(result => meanOf(result.totals).mean)
}

/** A random number of mean 0 and deviation 1 (Box and Muller). */
function normal(chance: Chance): number {
  const [a, b] = [(nextBits(chance) + 1) / 4294967297, nextBits(chance) / 4294967296]
  return Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * b)
}

/** Puts the numbers into the table where they stand, and leaves its comments alone. */
async function writeWeights(found: Table): Promise<void> {
  const file = new URL(`../src/bots/${id}/weights.ts`, import.meta.url)
  let text = await readFile(file, 'utf8')
  for (const [name, value] of Object.entries(found))
    text = text.replace(new RegExp(`^(  ${name}: )[-\\d.]+,$`, 'm'), `$1${value},`)
  await writeFile(file, text)
}
