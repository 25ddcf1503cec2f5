/**
 * npm run hunt -- newton --games 20000 [--players N] [--seed S] [--sample N]: plays random games on all cores and checks every
 * property of the kernel, and the game's own, at every state; those that are dear at one state in N. Ends with exit
 * code 1 and a game file at the first fault.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gameIds, loadGame } from '../src/games/catalogue.ts'
import { messageOf } from '../src/kernel/errors.ts'
import { beginningAt, combinations } from '../src/kernel/testing/beginnings.ts'
import { hunt, type OwnProperties } from '../src/kernel/testing/properties.ts'

interface Task {
  readonly game: string
  readonly games: number
  readonly seed: string
  readonly players: number | undefined
  /** Dear properties are checked at one state in so many; undefined: as in the tests. */
  readonly sample: number | undefined
}

/** What a process tells of its share of the games. */
type Told = { readonly decisions: number } | { readonly fault: string }

const usage = `npm run hunt -- GAME [--games N] [--players N] [--seed S] [--sample N], where GAME is one of: ${gameIds.join(', ')}`

function readTask(): Task {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      players: { type: 'string' },
      seed: { type: 'string', default: 'hunt' },
      sample: { type: 'string' },
    },
  })
  const [game] = positionals
  const games = Number(values.games)
  const players = wholeOf(values.players)
  const sample = wholeOf(values.sample)
  const sound = [games, players ?? 1, sample ?? 1].every(number => Number.isInteger(number) && number > 0)
  if (game === undefined || positionals.length > 1 || !sound) throw new Error(usage)
  return { game, games, players, sample, seed: values.seed }
}

const wholeOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** In a process of its own: every game whose number falls to this share. */
async function huntShare(task: Task, share: number, shares: number, tell: (told: Told) => void): Promise<void> {
  const game = await loadGame(task.game)
  const own = await ownProperties(task.game)
  // Every share has all player counts and options, whose games differ in length.
  const round = combinations(game)
  for (let index = 0; index < task.games; index++) {
    if (Math.floor(index / round) % shares !== share) continue
    try {
      tell({ decisions: hunt(game, beginningAt(game, index, task.seed, task.players), own, task.sample).decisions })
    } catch (fault) {
      tell({ fault: messageOf(fault) })
      return
    }
  }
}

/** A game's invariants are kept beside its tests. */
async function ownProperties(id: string): Promise<OwnProperties> {
  const file = new URL(`../src/games/${id}/testing/properties.ts`, import.meta.url)
  if (!existsSync(file)) return {}
  const { own } = (await import(file.href)) as { own: OwnProperties }
  return own
}

/** Starts a process for each core, adds up what they tell, and ends with the first fault. */
async function huntAll(task: Task): Promise<number> {
  const game = await loadGame(task.game)
  const { min, max } = game.players
  if (task.players !== undefined && (task.players < min || task.players > max))
    throw new Error(`${game.title} is for ${min} to ${max} players, not ${task.players}`)
  const shares = Math.min(availableParallelism(), task.games)
  const began = performance.now()
  let games = 0
  let decisions = 0
  let fault: string | undefined
  let told = 0
  const children: ChildProcess[] = []
  const seconds = () => (performance.now() - began) / 1000
  const progress = (end: string) =>
    process.stdout.write(`${games} of ${task.games} games, ${decisions} decisions, ${seconds().toFixed(0)} s${end}`)
  const hear = (message: Told) => {
    if ('fault' in message) {
      fault ??= message.fault
      for (const child of children) child.kill()
      return
    }
    games++
    decisions += message.decisions
    if (process.stdout.isTTY && performance.now() - told > 200) {
      told = performance.now()
      progress('\r')
    }
  }
  await Promise.all(
    Array.from({ length: shares }, (_, share) => {
      const child = fork(fileURLToPath(import.meta.url), [], {
        env: { ...process.env, HUNT_SHARE: JSON.stringify({ task, share, shares }) },
      })
      children.push(child)
      child.on('message', message => hear(message as Told))
      return new Promise<void>(resolve => {
        child.on('exit', code => {
          if (code !== 0 && fault === undefined) fault = `a hunting process ended with code ${code}`
          resolve()
        })
      })
    }),
  )
  progress('\n')
  if (fault !== undefined) {
    console.error(`\n${fault}`)
    return 1
  }
  console.log(`${game.title}: every property held, over ${combinations(game)} combinations of players and options.`)
  return 0
}

const { HUNT_SHARE } = process.env
if (HUNT_SHARE === undefined) {
  try {
    process.exitCode = await huntAll(readTask())
  } catch (fault) {
    console.error(messageOf(fault))
    process.exitCode = 2
  }
} else {
  const { task, share, shares } = JSON.parse(HUNT_SHARE)
  await huntShare(task, share, shares, told => process.send?.(told))
  process.disconnect()
}
