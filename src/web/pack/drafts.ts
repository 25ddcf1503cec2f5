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

/** Keeps a pack, and tells it to the other tabs in which the same game lies open. */
export async function keepDraft(draft: Draft): Promise<void> {
  await within('readwrite', drafts => drafts.put(draft))
  otherTabs().postMessage(draft)
}

/** Another tab has kept a pack: whoever goes on here goes on with that, and not over it. Gives the way to stop listening. */
export function whenKeptElsewhere(game: string, heard: (pack: Json) => void): () => void {
  const listen = ({ data }: MessageEvent<Draft>): void => {
    if (data.game === game) heard(data.pack)
  }
  const tabs = otherTabs()
  tabs.addEventListener('message', listen)
  return () => tabs.removeEventListener('message', listen)
}

let tabs: BroadcastChannel | undefined
/** What is said here is heard in other tabs only. */
function otherTabs(): BroadcastChannel {
  tabs ??= new BroadcastChannel(NAME)
  return tabs
}

/** What lay here before another pack was opened over it. It has a place of its own, so that nothing but the next such pack goes over it. */
export const keepLaidAside = (game: string, pack: Json): Promise<void> =>
  keepDraft({ game: asideOf(game), pack, changedAt: Date.now() })

export const findLaidAside = async (game: string): Promise<Json | undefined> => (await findDraft(asideOf(game)))?.pack

const asideOf = (game: string): string => `${game} laid aside`

export const findDraft = (game: string): Promise<Draft | undefined> =>
  within('readonly', drafts => drafts.get(game) as IDBRequest<Draft | undefined>)
