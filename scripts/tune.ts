/**
 * Tunes a game's judgement by self-play: `npm run tune -- newton --games 100 --write`.
 *
 * Scholars play, alone and among themselves, and stray now and then. After every turn it is noted what the judgement was
 * made of, and at the end what the seat scored; the weights of the terms are fitted to that. Then they are tried on deals that were
 * not tuned on: alone by what is scored with the old and with the new ones, in company by one scholar with the new among others
 * with the old, for what all score together says little of who wins. With --write they are kept if they are better in each.
 * The same seed gives the same weights. Run it again until it gains nothing: better weights lead to other positions.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { fitTermWeights } from '../src/bots/fitting.ts'
import { evenTermWeights, type TermWeights } from '../src/bots/mind.ts'
import { mindOf } from '../src/bots/minds.ts'
import type { Sample } from '../src/bots/sampling.ts'
import { meanOf } from '../src/bots/standings.ts'
import { openThreads } from '../src/bots/threads.ts'
import { loadGame } from '../src/games/catalogue.ts'
import { amongScholars, inWords } from './among-scholars.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    players: { type: 'string', default: '1,2' },
    /** How firmly the weights are held to what they were. */
    hold: { type: 'string', default: '2000' },
    /** How far to go from the old weights to the fitted ones. */
    rate: { type: 'string', default: '0.5' },
    /** Terms that stay as they are: what counts against others says nothing of a seat's own score. */
    leave: { type: 'string', default: '' },
    check: { type: 'string', default: '60' },
    seed: { type: 'string', default: 'tune' },
    write: { type: 'boolean', default: false },
  },
})
const [id = 'newton'] = positionals
const players = values.players.split(',').map(Number)
const mind = mindOf(await loadGame(id))
const left = new Set(values.leave === '' ? [] : values.leave.split(','))
for (const term of left)
  if (!mind.terms.includes(term))
    throw new Error(`the judgement of ${id} has no term "${term}" to leave; it has: ${mind.terms.join(', ')}`)
const old = mind.termWeights ?? evenTermWeights(mind.terms)

const threads = openThreads()
try {
  const samples = (
    await Promise.all(
      matches('play', Number(values.games), at => players[at % players.length] ?? 1).map(match =>
        threads.think({ kind: 'samples', game: id, match }),
      ),
    )
  )
    .flat()
    .map(withoutThoseLeft)
  const found = towards(old, fitted(samples), Number(values.rate))
  console.log(`${samples.length} positions\n${inColumns(old, found)}`)
  let isBetter = true
  for (const count of players) isBetter = (count === 1 ? await alone(found) : await among(count, found)) && isBetter
  if (values.write && isBetter) await writeTermWeights(found)
} finally {
  await threads.close()
}

/** What is there at any rate, early and late, favours no choice, and would otherwise lean on the weights. */
function fitted(samples: readonly Sample[]): TermWeights {
  const always = 'always'
  const { early, late } = old
  return fitTermWeights(
    [...mind.terms, always],
    samples.map(sample => ({ ...sample, terms: [...sample.terms, 1] })),
    { early: { ...early, [always]: 0 }, late: { ...late, [always]: 0 } },
    Number(values.hold),
  )
}

/** A term that is always 0 is fitted to nothing: its scale stays. */
function withoutThoseLeft(sample: Sample): Sample {
  return { ...sample, terms: sample.terms.map((term, at) => (left.has(mind.terms[at] ?? '') ? 0 : term)) }
}

function matches(what: string, count: number, seatsOf: (at: number) => number) {
  return Array.from({ length: count }, (_, at) => ({
    seed: `${values.seed}:${what}:${at}`,
    seats: Array.from({ length: seatsOf(at) }, () => 'scholar' as const),
    thinking: {},
  }))
}

async function alone(found: TermWeights): Promise<boolean> {
  const [before, after] = [await totalsAlone(old), await totalsAlone(found)]
  const gain = meanOf(after.map((total, at) => total - (before[at] ?? 0)))
  console.log(
    `alone a scholar scores ${meanOf(before).mean.toFixed(1)} before, ${meanOf(after).mean.toFixed(1)} after; gain on the same deals ${gain.mean.toFixed(1)} ± ${gain.half.toFixed(1)}`,
  )
  return gain.mean > 0
}

async function totalsAlone(termWeights: TermWeights): Promise<readonly number[]> {
  const results = await Promise.all(
    matches('check', Number(values.check), () => 1).map(match =>
      threads.think({ kind: 'trial', game: id, termWeights, match, seat: 0 }),
    ),
  )
  return results.map(({ totals }) => totals[0] ?? 0)
}

async function among(count: number, found: TermWeights): Promise<boolean> {
  const pairing = await amongScholars(threads, id, count, found, Number(values.check), `${values.seed}:check`)
  console.log(`with ${count} a scholar with the new weights ${inWords(pairing)}`)
  return pairing.share > 1 / count
}

/** Part of the way; a term never counts against its owner. */
function towards(from: TermWeights, to: TermWeights, rate: number): TermWeights {
  const between = (when: keyof TermWeights) =>
    Object.fromEntries(
      mind.terms.map(term => {
        const start = from[when][term] ?? 1
        return [term, Number(Math.max(0.05, start + rate * ((to[when][term] ?? start) - start)).toFixed(2))]
      }),
    )
  return { early: between('early'), late: between('late') }
}

function inColumns(before: TermWeights, after: TermWeights): string {
  const cell = (value: number | undefined): string => (value ?? 1).toFixed(2).padStart(7)
  const rows = mind.terms.map(
    term =>
      term.padEnd(12) + [before.early[term], after.early[term], before.late[term], after.late[term]].map(cell).join(''),
  )
  return ['term          early  after   late  after', ...rows].join('\n')
}

/** Puts the numbers into the tables where they stand. */
async function writeTermWeights(found: TermWeights): Promise<void> {
  const file = new URL(`../src/bots/${id}/weights.ts`, import.meta.url)
  let text = await readFile(file, 'utf8')
  for (const when of ['early', 'late'] as const) {
    const begin = text.indexOf(`  ${when}: {`)
    const end = text.indexOf('  },', begin)
    let table = text.slice(begin, end)
    for (const [term, scale] of Object.entries(found[when]))
      table = table.replace(new RegExp(`^(    ${term}: )[\\d.]+,$`, 'm'), `$1${scale},`)
    text = text.slice(0, begin) + table + text.slice(end)
  }
  await writeFile(file, text)
}
