import type { z } from 'zod'
import type { Advice } from '../../../bots/advice.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { GameRecord } from '../../../kernel/record.ts'
import { readRecord } from '../../../kernel/record.ts'
import type { Language } from '../../../kernel/words.ts'
import {
  anything,
  levelNames,
  linkInfo,
  linkMade,
  log,
  tableAnswer,
  tableMade,
  tablePage,
  text,
  waitingTables as waitingAnswer,
} from '../../../protocol/answers.ts'
import type { AdviceNews } from '../../../protocol/lines.ts'
import type {
  LinkInfo,
  LinkKind,
  TableAnswer,
  TableInfo,
  WaitingTable,
  newTable as wantedTable,
} from '../../../protocol/rest.ts'
import type { Command } from '../../../tables/command.ts'
import type { Happened } from '../session.ts'
import { adviceNews } from './advice-schema.ts'
import { ask, askForLines } from './ask.ts'
import { meAtServer, wasAtServer } from './person.ts'
import { RefusedByServer } from './refused-by-server.ts'

/** Requests to the server that are not about a running game. */

/** Makes a table with the viewer at its first seat; gives its id. */
export async function newTable(wanted: z.input<typeof wantedTable>): Promise<string> {
  await meAtServer()
  const { id } = await ask(tableMade, 'POST', '/tables', wanted)
  return id
}

/** Makes a link to the table; gives its whole address. */
export async function makeLink(table: string, kind: LinkKind, seat?: Seat): Promise<string> {
  const about = seat === undefined ? {} : { seat }
  const { path } = await ask(linkMade, 'POST', `/tables/${table}/links`, { kind, ...about })
  return new URL(path, location.href).href
}

/** What a link opens. */
export const linkOf = (secret: string): Promise<LinkInfo> => ask(linkInfo, 'GET', `/links/${secret}`)

/** Sits down where a link invites to, under the name that this browser has. */
export async function takeSeat(table: string, seat: Seat, secret: string): Promise<void> {
  await meAtServer()
  await commandAt(table, { kind: 'sit', seat }, secret)
}

/** A table as the viewer may see it; undefined if there is none, or none to be seen. */
export async function lookAt(table: string, link: string | undefined): Promise<TableAnswer | undefined> {
  try {
    return await ask(tableAnswer, 'GET', `/tables/${table}${query(link)}`)
  } catch {
    return undefined
  }
}

/** Everything that happened at a table, as the viewer may see it. */
export const logOf = async (table: string, link: string | undefined): Promise<readonly Happened[]> =>
  (await ask(log, 'GET', `/tables/${table}/log${query(link)}`)).map(one => ({
    ...one,
    seat: one.seat,
    key: one.key ?? '',
  }))

/** What a bot would do in the viewer's place; bots think about it when its turn comes. */
export async function adviceAt(
  table: string,
  link: string | undefined,
  tell: (before: number) => void,
  signal: AbortSignal,
): Promise<Advice> {
  let advice: Advice | undefined
  const hear = (news: AdviceNews<Advice>): void => {
    if ('refused' in news) throw new RefusedByServer(news.refused)
    if ('advice' in news) advice = news.advice
    else tell(news.before)
  }
  await askForLines(adviceNews, `/tables/${table}/advice${query(link)}`, hear, signal)
  if (advice === undefined) throw new Error('the connection was lost')
  return advice
}

const query = (link: string | undefined): string => (link === undefined ? '' : `?${new URLSearchParams({ link })}`)

/** Asks something of a table and waits until it is kept; a refusal is thrown. */
export const commandAt = (table: string, command: Command, link?: string): Promise<unknown> =>
  ask(anything, 'POST', `/tables/${table}/commands`, {
    id: crypto.randomUUID(),
    command,
    ...(link === undefined ? {} : { link }),
  })

/** The levels of bots that the server has. */
export const botLevels = (): Promise<readonly string[]> => ask(levelNames, 'GET', '/bots')

/** Public games that are played now, last changed first; from `after` on. */
export const runningTables = (after?: string): Promise<z.infer<typeof tablePage>> =>
  ask(tablePage, 'GET', `/tables?status=playing${after === undefined ? '' : `&after=${encodeURIComponent(after)}`}`)

/** The viewer's tables on the server; none for who has never been there. */
export const myTables = async (): Promise<readonly TableInfo[]> =>
  wasAtServer() ? (await ask(tablePage, 'GET', '/me/tables')).tables : []

/** The tables that wait for the viewer, in words of this language. */
export const waitingTables = (language: Language): Promise<readonly WaitingTable[]> =>
  ask(waitingAnswer, 'GET', `/me/waiting?language=${language}`)

export async function recordOfTable(table: string, link?: string): Promise<GameRecord> {
  return readRecord(await ask(text, 'GET', `/tables/${table}/record${query(link)}`)).record
}
