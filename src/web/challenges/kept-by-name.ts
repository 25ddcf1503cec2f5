import { observableOf } from '../session/observable.ts'

/** Things that a device keeps by name under one key. What is not as we keep it is begun again. */
export function keptByName<T>(key: string, isKept: (found: Partial<T> | null | undefined) => boolean) {
  type Kept = Readonly<Record<string, T>>
  const kept = observableOf<Kept>(read())

  function read(): Kept {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
      if (typeof found !== 'object' || found === null) return {}
      return Object.fromEntries(Object.entries(found).filter(([, one]) => isKept(one)))
    } catch {
      return {}
    }
  }

  return {
    get: kept.get,
    subscribe: kept.subscribe,
    /** Another tab may have kept something since: what it did to others stays. Gives what it was before and is now. */
    change(name: string, atFirst: T, changed: (before: T) => T): { readonly before: T; readonly after: T } {
      const now = read()
      const before = now[name] ?? atFirst
      const after = changed(before)
      const next = { ...now, [name]: after }
      localStorage.setItem(key, JSON.stringify(next))
      kept.set(next)
      return { before, after }
    },
  }
}
