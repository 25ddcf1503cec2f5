/**
 * Finds how well each level of bots plays a game: `npm run calibrate -- newton --players 2 --write`.
 *
 * Bots with more and more faults play those with the next fewer; ratings fitted to these games say how much a number of faults
 * costs. The levels below the scholar then get the faults that put equal steps between them, and the doctor the number of looks
 * that puts it a step above, and faults where that is too high. With --write that is kept in `src/bots/skills.json`;
 * `athenaeum ladder GAME --all` shows what came of it.
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
const FAULTS_OF_DOCTOR = [0.05, 0.1, 0.15, 0.2, 0.3]

/** A share that is so near to what is wanted will do. */
const NEAR = 0.06

try {
  const rated = await ratingsOfFaults()
  const below = steps.slice(steps.indexOf('novice'), steps.indexOf('scholar')).reverse()
  const faults = Object.fromEntries(below.map((level, at) => [level, faultsAt(rated, -step * (at + 1))]))
  const doctor = await skillOfDoctor()
  const found = { faults: doctor.faults === 0 ? faults : { doctor: doctor.faults, ...faults }, looks: doctor.looks }
  console.log(JSON.stringify(found))
  if (values.write) await keep(found)
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

/** The fewest looks that put the doctor a step above the scholar; what they put it higher than that, faults take back. */
async function skillOfDoctor(): Promise<{ readonly looks: number; readonly faults: number }> {
  const aim = 1 / (1 + (players - 1) * 10 ** (-step / 400))
  const shareWith = async (looks: number, faults: number): Promise<number> => {
    const doctor: Skill = { faults, looks, experienced: false }
    return shareAmong(
      await playPair('doctor', 'scholar', doctor, planning(0), Math.ceil(Number(values.games) / 3)),
      'doctor',
    )
  }
  let looks = 0
  let share = 0
  for (const more of LOOKS) {
    looks = more
    share = await shareWith(looks, 0)
    if (share > aim - NEAR) break
  }
  let best = { faults: 0, off: Math.abs(share - aim) }
  for (const faults of FAULTS_OF_DOCTOR) {
    if (share <= aim + NEAR) break
    share = await shareWith(looks, faults)
    if (Math.abs(share - aim) < best.off) best = { faults, off: Math.abs(share - aim) }
  }
  return { looks, faults: best.faults }
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
