import { type FirstReleaseTable, type OneLessonTable, upToDate } from './first-release.ts'
import type { SavedTable } from './saved-table.ts'

type Kept = SavedTable | OneLessonTable | FirstReleaseTable

/** Where this browser keeps its tables: one IndexedDB store, by id. Works in the page and in the worker. */

const NAME = 'athenaeum'
const TABLES = 'tables'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function within<T>(mode: IDBTransactionMode, ask: (tables: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(TABLES, mode)
  const request = ask(transaction.objectStore(TABLES))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

export const keepTable = (table: SavedTable): Promise<IDBValidKey> => within('readwrite', tables => tables.put(table))

export async function findTable(id: string): Promise<SavedTable | undefined> {
  const kept = await within('readonly', tables => tables.get(id) as IDBRequest<Kept | undefined>)
  return kept === undefined ? undefined : upToDate(kept)
}

export const allTables = async (): Promise<readonly SavedTable[]> =>
  (await within('readonly', tables => tables.getAll() as IDBRequest<Kept[]>)).map(upToDate)

export const removeTable = (id: string): Promise<undefined> => within('readwrite', tables => tables.delete(id))
