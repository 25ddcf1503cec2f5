/**
 * Finds how well each level of bots plays a game: `npm run calibrate -- newton --players 2 --write`.
 *
 * Bots with more and more faults play those with the next fewer; ratings fitted to these games say how much a number of faults costs. The
 * levels below the scholar then get the faults that put equal steps between them, and the doctor the number of looks that puts it
 * a step above. With --write that is kept in `src/bots/skills.json`; `athenaeum ladder GAME --all` shows what came of it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Level, steps } from '../src/bots/levels.ts'
import type { Skill } from '../src/bots/skill.ts'
import { ratings, type SeatResult, shareOf } from '../src/bots/standings.ts'
import { openThreads } from '../src/bots/threads.ts'
import { loadGame } from '../src/games/catalogue.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    /** Games of each pair of neighbours. */
    games: { type: 'string', default: '120' },
    /** Points of rating between two levels: 150 are seven games of ten. */
    step: { type: 'string', default: '150' },
    threads: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'calibrate' },
    write: { type: 'boolean', default: false },
  },
})
const { id } = await loadGame(positionals[0] ?? 'newton')
const players = Number(values.players)
const step = Number(values.step)
const threads = openThreads(Number(values.threads))

const planning = (faults: number): Skill => ({ faults, looks: 0, experienced: false })

const GRID = [0, 0.2, 0.45, 0.75, 1.1, 1.5, 2, 2.6, 3.5]
const LOOKS = [1, 2, 4, 8, 16]

try {
  const rated = await ratingsOfFaults()
  const below = steps.slice(steps.indexOf('novice'), steps.indexOf('scholar')).reverse()
  const faults = Object.fromEntries(below.map((level, at) => [level, faultsAt(rated, -step * (at + 1))]))
  const looks = await looksOfDoctor()
  console.log(JSON.stringify({ faults, looks }))
  if (values.write) await keep({ faults, looks })
} finally {
  await threads.close()
}

/** What each number of faults costs, as ratings against none. */
async function ratingsOfFaults(): Promise<readonly number[]> {
  const games: (readonly SeatResult<number>[])[] = []
  for (const [at, faults] of GRID.entries()) {
    const more = GRID[at + 1]
    if (more === undefined) break
    games.push(...(await playPair(faults, more, planning(faults), planning(more), Number(values.games))))
  }
  const found = ratings(GRID, games)
  const none = found.get(0) ?? 0
  return GRID.map(faults => (found.get(faults) ?? 0) - none)
}

/** The faults that cost so much, between those that were tried. */
function faultsAt(rated: readonly number[], wanted: number): number {
  const after = rated.findIndex(rating => rating <= wanted)
  if (after === -1) {
    console.log(
      `no number of faults costs ${-wanted}: the most that was tried costs ${Math.round(-(rated.at(-1) ?? 0))}`,
    )
    return GRID.at(-1) ?? 0
  }
  const [low = 0, high = 0] = [GRID[after - 1], GRID[after]]
  const [dear = 0, cheap = 0] = [rated[after], rated[after - 1]]
  return Math.round((low + ((cheap - wanted) / (cheap - dear)) * (high - low)) * 100) / 100
}

/** The number of looks whose share against scholars comes nearest to a step. */
async function looksOfDoctor(): Promise<number> {
  const aim = 1 / (1 + (players - 1) * 10 ** (-step / 400))
  let best = { looks: LOOKS[0] ?? 1, off: Number.POSITIVE_INFINITY }
  for (const looks of LOOKS) {
    const doctor: Skill = { faults: 0, looks, experienced: false }
    const games = await playPair('doctor', 'scholar', doctor, planning(0), Math.ceil(Number(values.games) / 3))
    const share = shareAmong(games, 'doctor')
    if (Math.abs(share - aim) < best.off) best = { looks, off: Math.abs(share - aim) }
    if (share > aim) break
  }
  return best.looks
}

/** One player against others of another kind, each deal from every seat. */
async function playPair<P extends number | Level>(
  one: P,
  rest: P,
  skill: Skill,
  ofRest: Skill,
  count: number,
): Promise<readonly (readonly SeatResult<P>[])[]> {
  const games = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const oneAt = at % players
      const seats = Array.from({ length: players }, (_, seat) => (seat === oneAt ? skill : ofRest))
      const seed = `${values.seed}:${Math.floor(at / players)}`
      const budget = { budgetMs: Number.POSITIVE_INFINITY }
      const { totals } = await threads.think({ kind: 'match', game: id, match: { seed, seats, thinking: budget } })
      return totals.map((total, seat): SeatResult<P> => ({ level: seat === oneAt ? one : rest, total }))
    }),
  )
  console.log(`${one} against ${rest}: ${(100 * shareAmong(games, one)).toFixed(1)} % of ${count}`)
  return games
}

function shareAmong<P>(games: readonly (readonly SeatResult<P>[])[], player: P): number {
  const shares = games.map(seats =>
    shareOf(
      seats.map(({ total }) => total),
      seats.findIndex(({ level }) => level === player),
    ),
  )
  return shares.reduce((sum, share) => sum + share, 0) / games.length
}

async function keep(found: {
  readonly faults: Readonly<Record<string, number>>
  readonly looks: number
}): Promise<void> {
  const file = new URL('../src/bots/skills.json', import.meta.url)
  const all = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, unknown>>
  all[id] = { ...all[id], [players]: found }
  await writeFile(file, `${JSON.stringify(all, undefined, 2)}\n`)
}
