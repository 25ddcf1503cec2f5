import {
  array,
  boolean,
  literal,
  exactOptional as maybe,
  number,
  object,
  enum as oneOf,
  optional,
  record,
  string,
  tuple,
  unknown,
} from 'zod/mini'
import type { LoggedAnswer } from '../tables/log.ts'
import type { Series, SourceTotal, Statistics } from '../tables/statistics.ts'
import type {
  Failure,
  GameInfo,
  Invitation,
  LinkInfo,
  LinkMade,
  OpenQuestion,
  PersonInfo,
  SessionInfo,
  SharedGameAnswer,
  SharedGameInfo,
  SharedPackAnswer,
  SharedPackInfo,
  SummaryScore,
  SummarySeat,
  TableAnswer,
  TableInfo,
  TableSummary,
  TokenInfo,
  TokenMade,
  WaitingTable,
} from './rest.ts'
import {
  arrangement,
  clockSpec,
  gameEvent,
  paceSpec,
  ratingRange,
  reason,
  seatView,
  status,
  tableView,
  viewer,
  visibility,
  waitedFor,
} from './view.ts'
import { type Schema, whole } from './whole.ts'

/** What the REST API answers, for a client to check. */

export const personInfo = whole<PersonInfo>({
  id: string(),
  name: string(),
  hasPassword: boolean(),
  results: maybe(oneOf(['nobody', 'companions', 'everybody'])),
  webhook: maybe(string()),
  webhookKey: maybe(string()),
})

export const sessionInfos = array(
  whole<SessionInfo>({ id: string(), createdAt: number(), seenAt: number(), current: boolean() }),
)

export const tokenInfos = array(whole<TokenInfo>({ id: string(), createdAt: number(), label: maybe(string()) }))
export const tokenMade = whole<TokenMade>({ id: string(), token: string() })

const sharedPackFields = {
  id: string(),
  game: string(),
  name: string(),
  version: number(),
  owner: string(),
  createdAt: number(),
}
export const sharedPackInfo = whole<SharedPackInfo>(sharedPackFields)
export const sharedPackInfos = array(sharedPackInfo)
export const sharedPackAnswer = whole<SharedPackAnswer>({ ...sharedPackFields, pack: unknown() })

const sharedGameFields = { id: string(), game: string(), createdAt: number() }
export const sharedGameInfo = whole<SharedGameInfo>(sharedGameFields)
export const sharedGameInfos = array(sharedGameInfo)
export const sharedGameAnswer = whole<SharedGameAnswer>({ ...sharedGameFields, record: string() })

export const summary = whole<TableSummary>({
  title: maybe(string()),
  rated: maybe(literal(true)),
  ratings: maybe(ratingRange),
  clock: maybe(clockSpec),
  pace: maybe(paceSpec),
  host: string(),
  seats: array(
    whole<SummarySeat>({ kind: oneOf(['open', 'person', 'bot']), name: maybe(string()), standsInFor: maybe(string()) }),
  ),
  asked: array(number()),
  agrees: maybe(array(number())),
  waiting: maybe(array(waitedFor)),
  answers: number(),
  ended: maybe(literal(true)),
  scores: maybe(
    array(whole<SummaryScore>({ seat: number(), total: number(), won: boolean(), place: maybe(number()) })),
  ),
})

export const tableInfo = whole<TableInfo>({
  id: string(),
  game: string(),
  status,
  visibility,
  createdAt: number(),
  updatedAt: number(),
  summary,
  seat: maybe(number()),
})

export const tablePage = object({ next: maybe(string()), tables: array(tableInfo) })

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
export const linksMade = array(object({ id: string(), kind: string(), createdAt: number(), seat: maybe(number()) }))
const invitation = whole<Invitation>({
  host: string(),
  seats: array(seatView),
  status,
  arrangement,
  ownPack: maybe(literal(true)),
})
export const linkInfo = whole<LinkInfo>({
  kind: linkKind,
  table: string(),
  game: string(),
  seat: maybe(number()),
  invitation: maybe(invitation),
})

/** Everything that happened at a table: the setup is nobody's. */
export const log: Schema<readonly LoggedAnswer[]> = array(
  whole<LoggedAnswer>({
    answer: number(),
    seat: optional(number()),
    key: maybe(string()),
    events: array(gameEvent),
    moment: array(number()),
  }),
)

export const statistics = whole<Statistics>({
  answers: number(),
  series: array(whole<Series>({ seat: number(), type: string(), values: array(tuple([number(), number()])) })),
  sources: array(
    whole<SourceTotal>({ seat: number(), type: string(), because: string(), gained: number(), lost: number() }),
  ),
  moments: array(tuple([number(), array(number())])),
})

export const openQuestions = array(
  whole<OpenQuestion>({
    table: string(),
    game: string(),
    seat: number(),
    asked: number(),
    rule: string(),
    keys: array(string()),
  }),
)

export const waitingTables = array(
  whole<WaitingTable>({
    table: string(),
    game: string(),
    seat: number(),
    question: string(),
    since: number(),
    until: maybe(number()),
    afterwards: maybe(oneOf(['bot-plays', 'bot-may-stand-in'])),
    seats: array(string()),
    wants: maybe(oneOf(['start', 'return'])),
  }),
)

export const gameInfos = array(
  whole<GameInfo>({
    id: string(),
    title: string(),
    players: object({ min: number(), max: number() }),
    minutes: number(),
    weight: number(),
    options: record(string(), unknown()) as unknown as Schema<GameInfo['options']>,
    rulesVersion: number(),
  }),
)

/** The number of the last entry that a request brought. */
export const numberMade = object({ number: number() })
export const levelNames = array(string())
/** Nothing more is to be said. */
export const done = object({})
export const failure = whole<Failure>({ code: string(), message: string(), reason: maybe(reason) })
export const text: Schema<string> = string()
/** An answer of which nothing is read. */
export const anything: Schema<unknown> = unknown()
