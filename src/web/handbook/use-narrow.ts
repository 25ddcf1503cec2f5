import { useSyncExternalStore } from 'react'

const query = (): MediaQueryList => matchMedia('(width < 860px)')

const subscribe = (changed: () => void): (() => void) => {
  const narrow = query()
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

/** Whether the window is too narrow to show a whole board in a size that can be read. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
