import type { GameRecord } from '../../../kernel/record.ts'
import { readRecord } from '../../../kernel/record.ts'
import type { Failure, LinkMade, PersonInfo, TableInfo } from '../../../protocol/rest.ts'
import { settings } from '../../settings/settings.ts'

/** Requests to the server that are not about a running game. */

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const json = response.headers.get('content-type')?.includes('json') === true
  if (!response.ok) throw new Error(json ? ((await response.json()) as Failure).message : response.statusText)
  return (json ? response.json() : response.text()) as Promise<T>
}

/** Who the viewer is at the server: the person of this browser's cookie, or a new guest. */
export async function meAtHouse(): Promise<PersonInfo> {
  try {
    return await ask<PersonInfo>('GET', '/me')
  } catch {
    return ask<PersonInfo>('POST', '/session', { name: settings.get().name || 'Ada' })
  }
}

/** Makes a private table with the viewer at its first seat; gives its id. */
export async function createTable(game: string, players: number): Promise<string> {
  await meAtHouse()
  const { id } = await ask<{ readonly id: string }>('POST', '/tables', { game, players })
  return id
}

/** A link with which anybody can sit down at the table. */
export async function inviteTo(table: string): Promise<LinkMade> {
  return ask<LinkMade>('POST', `/tables/${table}/links`, { kind: 'invite' })
}

interface TablePage {
  readonly tables: readonly TableInfo[]
}

export const openTables = async (): Promise<readonly TableInfo[]> =>
  (await ask<TablePage>('GET', '/tables?status=open')).tables

export const myTables = async (): Promise<readonly TableInfo[]> => (await ask<TablePage>('GET', '/me/tables')).tables

export async function recordOfTable(table: string): Promise<GameRecord> {
  return readRecord(await ask<string>('GET', `/tables/${table}/record`)).record
}
