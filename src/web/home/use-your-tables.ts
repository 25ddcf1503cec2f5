import { useCallback, useEffect, useState } from 'react'
import type { TableInfo } from '../../protocol/rest.ts'
import { removeThoughts } from '../analysis/kept-thoughts.ts'
import { removeFound } from '../exercises/kept-found.ts'
import { removeLines } from '../lines/kept-lines.ts'
import { forgetPlans } from '../plan/device-plans.ts'
import { isShared } from '../session/local/ids.ts'
import type { SavedTable } from '../session/local/saved-table.ts'
import { allTables, removeTable } from '../session/local/shelf.ts'

/** A table wherever it is kept, with what it is sorted by. */
export type OwnTable = { readonly id: string; readonly at: number; readonly over: boolean } & (
  | { readonly local: SavedTable }
  | { readonly remote: TableInfo }
)

export interface YourTables {
  /** Last changed first; undefined until those of this browser are known. */
  readonly tables: readonly OwnTable[] | undefined
  /** Takes a table of this browser away, with all that was kept of it. */
  remove(id: string): Promise<void>
}

/** The viewer's tables, of this browser and of the server. */
export function useYourTables(): YourTables {
  const [local, setLocal] = useState<readonly SavedTable[]>()
  const [remote, setRemote] = useState<readonly TableInfo[]>([])
  const load = useCallback(async () => {
    // Tables of challenges are listed with them, and what others have shared is not the viewer's.
    setLocal((await allTables()).filter(({ id, challenge }) => challenge === undefined && !isShared(id)))
  }, [])
  useEffect(() => void load(), [load])
  useEffect(() => {
    if (!navigator.onLine) return
    void import('../session/remote/requests.ts').then(({ myTables }) => myTables().then(setRemote, () => setRemote([])))
  }, [])
  const remove = async (id: string): Promise<void> => {
    await removeTable(id)
    forgetPlans(id)
    await removeThoughts(id)
    removeLines(id)
    removeFound(id)
    await load()
  }
  return { tables: local && inOneList(local, remote), remove }
}

const inOneList = (local: readonly SavedTable[], remote: readonly TableInfo[]): readonly OwnTable[] =>
  [
    ...local.map(
      (table): OwnTable => ({
        ...{ id: table.id, at: table.summary.changedAt, over: table.summary.over },
        local: table,
      }),
    ),
    ...remote.map(
      (table): OwnTable => ({
        ...{ id: table.id, at: table.updatedAt, over: table.status === 'finished' },
        remote: table,
      }),
    ),
  ].toSorted((one, other) => other.at - one.at)
