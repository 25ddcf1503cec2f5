import type { Analysis } from '../../bots/analysis.ts'

/** An analysis as this browser keeps it, beside the table that it is of. */
interface KeptAnalysis {
  readonly table: string
  /** How bots analysed then: what older ones found is not shown. */
  readonly version: number
  /** How many answers the record had. */
  readonly answers: number
  readonly analysis: Analysis
}

/** Raised when an analysis is made otherwise than before. */
const VERSION = 1

/** They have a database of their own: tables need nothing of it, and it can be thrown away without loss. */
const NAME = 'athenaeum-analyses'
const STORE = 'analyses'

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'table' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function within<T>(mode: IDBTransactionMode, ask: (kept: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    const transaction = database.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** The analysis of a table with so many answers, if it was made here before. */
export async function keptAnalysis(table: string, answers: number): Promise<Analysis | undefined> {
  const kept = await within('readonly', all => all.get(table) as IDBRequest<KeptAnalysis | undefined>)
  return kept?.version === VERSION && kept.answers === answers ? kept.analysis : undefined
}

export async function keepAnalysis(table: string, answers: number, analysis: Analysis): Promise<void> {
  const kept: KeptAnalysis = { table, version: VERSION, answers, analysis }
  await within('readwrite', all => all.put(kept))
}

export const removeAnalysis = (table: string): Promise<undefined> => within('readwrite', all => all.delete(table))
