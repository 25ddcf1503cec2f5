import type { AppendListener } from './port/tables.ts'

export type Announcements = Required<AppendListener> & { listen(listener: AppendListener): () => void }

/** Tells every listener of this process. Each is called on its own, so that one that throws disturbs nobody else. */
export function announcements(): Announcements {
  const listeners = new Set<AppendListener>()
  function tell(message: (listener: AppendListener) => void): void {
    for (const listener of listeners) queueMicrotask(() => message(listener))
  }
  return {
    appended: (table, number) => tell(listener => listener.appended(table, number)),
    withdrawn: ended => tell(listener => listener.withdrawn?.(ended)),
    missed: () => tell(listener => listener.missed()),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
