import { isLocal } from './local/ids.ts'
import type { TableSession } from './session.ts'

/** Opens a table wherever it is kept; undefined if there is none. */
export async function openSession(id: string, link?: string): Promise<TableSession | undefined> {
  if (isLocal(id)) return (await import('./local/open-local.ts')).openLocal(id)
  return (await import('./remote/open-remote.ts')).openRemote(id, link)
}
