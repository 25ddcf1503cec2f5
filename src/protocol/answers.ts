import {
  array,
  boolean,
  exactOptional as maybe,
  number,
  object,
  enum as oneOf,
  optional,
  string,
  unknown,
} from 'zod/mini'
import type {
  LinkInfo,
  LinkMade,
  PersonInfo,
  SummaryScore,
  TableAnswer,
  TableInfo,
  TableSummary,
  TokenInfo,
  TokenMade,
} from './rest.ts'
import { gameEvent, status, tableView, viewer, visibility } from './view.ts'
import { type Schema, whole } from './whole.ts'

/** What the REST API answers, for a client to check. */

export const personInfo = whole<PersonInfo>({
  id: string(),
  name: string(),
  hasPassword: boolean(),
  webhook: maybe(string()),
  webhookKey: maybe(string()),
})

export const tokenInfos = array(whole<TokenInfo>({ id: string(), createdAt: number(), label: maybe(string()) }))
export const tokenMade = whole<TokenMade>({ id: string(), token: string() })

const summary = whole<TableSummary>({
  title: maybe(string()),
  host: string(),
  seats: array(object({ kind: oneOf(['open', 'person', 'bot']), name: maybe(string()) })),
  asked: array(number()),
  answers: number(),
  scores: maybe(
    array(whole<SummaryScore>({ seat: number(), total: number(), won: boolean(), place: maybe(number()) })),
  ),
})

export const tablePage = object({
  tables: array(
    whole<TableInfo>({
      id: string(),
      game: string(),
      status,
      visibility,
      createdAt: number(),
      updatedAt: number(),
      summary,
      seat: maybe(number()),
    }),
  ),
})

export const tableMade = object({ id: string() })

export const tableAnswer = whole<TableAnswer>({
  number: number(),
  as: viewer,
  host: boolean(),
  left: maybe(number()),
  view: tableView,
})

const linkKind = oneOf(['invite', 'seat', 'spectate', 'coach'])
export const linkMade = whole<LinkMade>({ kind: linkKind, secret: string(), path: string() })
export const linkInfo = whole<LinkInfo>({ kind: linkKind, table: string(), game: string(), seat: maybe(number()) })

/** Everything that happened at a table: the setup is nobody's. */
export const log = array(
  object({ answer: number(), seat: optional(number()), events: array(gameEvent), moment: array(number()) }),
)

export const levelNames = array(string())
export const text: Schema<string> = string()
/** An answer of which nothing is read. */
export const anything: Schema<unknown> = unknown()
