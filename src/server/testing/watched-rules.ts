import { pebbles } from '../../../docs/adding-a-game/pebbles.ts'
import type { Game } from '../../kernel/contract.ts'
import type { ExtraGame } from '../tables/games.ts'
import { LIMIT } from '../tables/own-packs.ts'

/** What ran of the game in this thread: the names of its functions under the limit, and the traces of those outside. */
export interface Watched {
  readonly under: Set<string>
  readonly outside: Set<string>
}

/** Threads that try packs or think for bots have limits of their own, and nobody watches there. */
const KEY = Symbol.for('athenaeum watched rules')
const watching = (): Watched | undefined => (globalThis as { [KEY]?: Watched })[KEY]

export function watchRules(): Watched {
  const watched: Watched = { under: new Set(), outside: new Set() }
  ;(globalThis as { [KEY]?: Watched })[KEY] = watched
  return watched
}

function note(name: string): void {
  const watched = watching()
  if (watched === undefined) return
  const before = Error.stackTraceLimit
  Error.stackTraceLimit = Number.POSITIVE_INFINITY
  const { stack = '' } = new Error('outside the limit')
  Error.stackTraceLimit = before
  if (stack.includes(LIMIT)) watched.under.add(name)
  else watched.outside.add(`${name}\n${stack}`)
}

/** The same, with every function in it noted when it is called. */
function noted(name: string, value: unknown): unknown {
  if (typeof value === 'function')
    return (...given: unknown[]) => {
      // The pack that is shipped is nobody's own.
      if (name !== 'prepare' || (given[0] as { own?: true }).own === true) note(name)
      return value(...given)
    }
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, noted(`${name}.${key}`, one)]))
  if (typeof value !== 'object' || value === null || Array.isArray(value) || name === 'pack') return value
  const prefix = name === '' ? '' : `${name}.`
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, noted(`${prefix}${key}`, one)]))
}

/** Pebbles, with every function of its rules watched. */
export const watched = { ...(noted('', pebbles) as Game), id: 'watched' }

export const watchedGame: ExtraGame = { id: 'watched', module: import.meta.url, export: 'watched' }
