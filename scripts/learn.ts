/**
 * Learns from games what the features of a mind are worth: `npm run learn -- inventions --players 4 --write`.
 *
 * Quick players of all kinds play among themselves. After every plan it is noted what the terms of the judgement say and what else
 * can be counted, and at the end what the seat scored; weights are fitted to that. Then the same again, with players who make use
 * of what was learnt. Printed is how much of what seats still scored the judgement explains, among positions with as much of the game
 * left, in games that were not learnt from; and how a scholar with experience fares among scholars without it, on deals of their own.
 * With --write it is kept for the masters of tables with so many players.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Experience } from '../src/bots/experience.ts'
import { fitTermWeights } from '../src/bots/fitting.ts'
import { evenTermWeights, type TermWeights } from '../src/bots/mind.ts'
import { mindOf } from '../src/bots/minds.ts'
import type { Sample } from '../src/bots/sampling.ts'
import { meanOf } from '../src/bots/standings.ts'
import { openThreads } from '../src/bots/threads.ts'
import { loadGame } from '../src/games/catalogue.ts'
import { amongScholars, inWords, percent } from './among-scholars.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1600' },
    /** One number of players, or several that learn together. */
    players: { type: 'string', default: '4' },
    /** For which other numbers of players it is kept as well. */
    also: { type: 'string', default: '' },
    rounds: { type: 'string', default: '2' },
    /** How firmly what was not seen often is held to what it was: terms to their weight, features to 0. */
    hold: { type: 'string', default: '100' },
    /** A term that stays as it is: what counts against others says nothing of a seat's own score. */
    leave: { type: 'string' },
    check: { type: 'string', default: '80' },
    seed: { type: 'string', default: 'learn' },
    write: { type: 'boolean', default: false },
  },
})
const [id = 'inventions'] = positionals
const players = values.players.split(',').map(Number)
const mind = mindOf(await loadGame(id))
if (!mind.features?.length) throw new Error(`bots count no features in ${id}: there is nothing to learn`)
const features = mind.features.map(({ name }) => name)
const names = [...mind.terms, ...features]
const nothing = Object.fromEntries(features.map(feature => [feature, 0]))
const known = mind.termWeights ?? evenTermWeights(mind.terms)
const plain: TermWeights = { early: { ...known.early, ...nothing }, late: { ...known.late, ...nothing } }
const left = values.leave === undefined ? -1 : mind.terms.indexOf(values.leave)
if (values.leave !== undefined && left < 0)
  throw new Error(`the judgement of ${id} has no term "${values.leave}" to leave; it has: ${mind.terms.join(', ')}`)

const threads = openThreads()
try {
  let learnt: TermWeights | undefined
  for (let round = 1; round <= Number(values.rounds); round++) {
    const samples = await practise(round, learnt)
    const tested = samples.splice(0, Math.ceil(samples.length / 10)).flat()
    const found = fitTermWeights(names, samples.flat(), plain, Number(values.hold))
    console.log(
      `round ${round}: ${samples.length} games; explained ${percent(explained(tested, plain))} before, ${percent(explained(tested, found))} after`,
    )
    learnt = found
  }
  if (learnt !== undefined) {
    for (const count of players) {
      const pairing = await amongScholars(threads, id, count, learnt, Number(values.check), `${values.seed}:check`)
      console.log(`with ${count} a scholar with experience ${inWords(pairing)}`)
    }
    if (values.write) await keep(learnt)
  }
} finally {
  await threads.close()
}

/** By game. */
async function practise(round: number, experience: TermWeights | undefined): Promise<(readonly Sample[])[]> {
  const seeds = Array.from({ length: Number(values.games) }, (_, at) => `${values.seed}:${round}:${at}`)
  const all = await Promise.all(
    seeds.map((seed, at) =>
      threads.think({
        kind: 'practice',
        game: id,
        seed,
        players: players[at % players.length] ?? 1,
        experience,
      }),
    ),
  )
  return all.map(game =>
    game.map(sample => ({ ...sample, terms: sample.terms.map((one, at) => (at === left ? 0 : one)) })),
  )
}

/** The part of the variance of what seats still scored, among positions with as much of the game left. */
function explained(samples: readonly Sample[], { early, late }: TermWeights): number {
  const groups = new Map<number, Sample[]>()
  for (const sample of samples) {
    const stage = Math.round(20 * sample.left)
    const group = groups.get(stage)
    if (group === undefined) groups.set(stage, [sample])
    else group.push(sample)
  }
  let [missed, all] = [0, 0]
  for (const group of groups.values()) {
    const toCome = group.map(({ total, terms }) => total - (terms[0] ?? 0))
    const errors = group.map(({ left, terms }, at) => {
      const judged = terms.reduce(
        (sum, one, term) =>
          term === 0
            ? sum
            : sum + one * (left * (early[names[term] ?? ''] ?? 0) + (1 - left) * (late[names[term] ?? ''] ?? 0)),
        0,
      )
      return (toCome[at] ?? 0) - judged
    })
    missed += spread(errors)
    all += spread(toCome)
  }
  return 1 - missed / all
}

function spread(numbers: readonly number[]): number {
  const { mean } = meanOf(numbers)
  return numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0)
}

/** Beside what is kept for other numbers of players. */
async function keep(termWeights: TermWeights): Promise<void> {
  const file = new URL(`../src/bots/${id}/experience.json`, import.meta.url)
  const known = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as readonly Experience[]
  const serves = [...values.also.split(',').filter(Boolean).map(Number), ...players].sort((a, b) => a - b)
  const others = known.filter(one => !one.players.some(count => serves.includes(count)))
  await writeFile(file, `${JSON.stringify([...others, { players: serves, ...rounded(termWeights) }], undefined, 2)}\n`)
}

function rounded({ early, late }: TermWeights): TermWeights {
  const table = (from: TermWeights['early']) =>
    Object.fromEntries(Object.entries(from).map(([name, scale]) => [name, Number(scale.toFixed(3))]))
  return { early: table(early), late: table(late) }
}
