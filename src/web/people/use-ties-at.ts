import { useEffect, useSyncExternalStore } from 'react'
import type { SeatTie } from '../../protocol/people/requests.ts'
import { isLocal } from '../session/local/ids.ts'
import { observableOf } from '../session/observable.ts'
import { peopleAt } from '../session/remote/ties.ts'

/** The others at the table that is open, as they were told last. */
const known = observableOf<{ readonly table: string; readonly ties: readonly SeatTie[] }>({ table: '', ties: [] })

export async function loadTiesAt(table: string): Promise<void> {
  const ties = isLocal(table) ? [] : await peopleAt(table).catch(() => [])
  known.set({ table, ties })
}

/** The others at a table of the server, and what the viewer has with them; asked again when somebody sits down. */
export function useTiesAt(table: string, seats: string): readonly SeatTie[] {
  const { table: told, ties } = useSyncExternalStore(known.subscribe, known.get)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who sits there changes what is told
  useEffect(() => void loadTiesAt(table), [table, seats])
  return told === table ? ties : none
}

const none: readonly SeatTie[] = []
