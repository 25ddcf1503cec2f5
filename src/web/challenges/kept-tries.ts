import { observableOf } from '../session/observable.ts'
import { type Tried, untried } from './tries.ts'

const KEY = 'athenaeum-challenges'

type Kept = Readonly<Record<string, Tried>>

const kept = observableOf<Kept>(read())

/** What is not as we keep it is begun again. */
function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof found !== 'object' || found === null) return {}
    return Object.fromEntries(Object.entries(found).filter(([, tried]) => isTried(tried)))
  } catch {
    return {}
  }
}

const isTried = (tried: Partial<Tried> | null | undefined): boolean =>
  Array.isArray(tried?.tries) &&
  tried.tries.every(one => typeof one?.gain === 'number' && Array.isArray(one.answers)) &&
  typeof tried.hints === 'number' &&
  typeof tried.solved === 'boolean'

/** What this device knows of every challenge that was tried on it, by id. */
export const keptTries = { get: kept.get, subscribe: kept.subscribe }

/** Another tab may have kept something since: what it did to other challenges stays. */
export function changeTried(id: string, change: (tried: Tried) => Tried): void {
  const now = read()
  const next = { ...now, [id]: change(now[id] ?? untried) }
  localStorage.setItem(KEY, JSON.stringify(next))
  kept.set(next)
}
