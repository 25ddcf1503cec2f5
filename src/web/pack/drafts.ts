import type { Json } from '../../kernel/json.ts'

/** A pack of an owner, as this browser keeps it: one for each game, written at every change. */
export interface Draft {
  readonly game: string
  readonly pack: Json
  readonly changedAt: number
}

const NAME = 'athenaeum-workshop'
const DRAFTS = 'drafts'

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(DRAFTS, { keyPath: 'game' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function within<T>(mode: IDBTransactionMode, ask: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(DRAFTS, mode)
  const request = ask(transaction.objectStore(DRAFTS))
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error)
  })
}

export const keepDraft = (draft: Draft): Promise<IDBValidKey> => within('readwrite', drafts => drafts.put(draft))

export const findDraft = (game: string): Promise<Draft | undefined> =>
  within('readonly', drafts => drafts.get(game) as IDBRequest<Draft | undefined>)
