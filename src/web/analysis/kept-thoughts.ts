import type { Analysis } from '../../bots/analysis.ts'
import type { ExpectedCourse } from '../../bots/review/expected-points.ts'
import type { GameRecord } from '../../kernel/record.ts'

/** What bots think of a game that was played. */
interface Thoughts {
  readonly analysis: Analysis
  readonly expected: ExpectedCourse
}

/** A thought as this browser keeps it, beside the table that it is of. */
interface KeptThought {
  /** The table, with the kind of the thought before it where it is no analysis. */
  readonly table: string
  /** How bots thought then: what older ones found is not shown. */
  readonly version: number
  /** How many answers the record had. */
  readonly answers: number
  readonly thought: Thoughts[keyof Thoughts]
}

/** Raised when bots think otherwise than before. */
export const VERSION = 4

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

const keyOf = (kind: keyof Thoughts, table: string): string => (kind === 'analysis' ? table : `${kind}:${table}`)

/** What was thought here before of a table with so many answers. A browser that keeps nothing has none. */
export async function keptThought<K extends keyof Thoughts>(
  kind: K,
  table: string,
  answers: number,
): Promise<Thoughts[K] | undefined> {
  try {
    const kept = await within(
      'readonly',
      all => all.get(keyOf(kind, table)) as IDBRequest<(KeptThought & { readonly thought: Thoughts[K] }) | undefined>,
    )
    return kept?.version === VERSION && kept.answers === answers ? kept.thought : undefined
  } catch {
    return undefined
  }
}

/** A browser that can keep nothing thinks again the next time. */
export async function keepThought<K extends keyof Thoughts>(
  kind: K,
  table: string,
  answers: number,
  thought: Thoughts[K],
): Promise<void> {
  const kept: KeptThought = { table: keyOf(kind, table), version: VERSION, answers, thought }
  await within('readwrite', all => all.put(kept)).catch(() => undefined)
}

/** Under which the thoughts of a game are kept that is of no table here. */
export const keptUnder = (table: string | undefined, { seed }: Pick<GameRecord, 'seed'>): string =>
  table ?? `shared:${seed}`

export async function removeThoughts(table: string): Promise<void> {
  for (const kind of ['analysis', 'expected'] as const)
    await within('readwrite', all => all.delete(keyOf(kind, table))).catch(() => undefined)
}
