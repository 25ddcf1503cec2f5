import type { Reason } from '../kernel/question.ts'
import { type DetailsOf, type ToldRefusal, toldBy } from '../kernel/refusals.ts'
import { type ServerRefusalCode, type ServerWhy, serverRefusals } from '../protocol/refusals.ts'
import type { Failure } from '../protocol/rest.ts'
import { StoreUnavailable, type Trouble } from '../store/port/errors.ts'
import { toldOfTable } from '../tables/refusal.ts'

/** Thrown for a request that the server does not grant. */
export class ServerRefusal<Why extends ServerWhy = ServerWhy> extends Error {
  readonly code: ServerRefusalCode
  readonly reason: Reason
  constructor(why: Why, ...details: DetailsOf<typeof serverRefusals, Why>) {
    const { code, message, reason } = toldBy(serverRefusals, why, details)
    super(message)
    this.name = 'ServerRefusal'
    this.code = code
    this.reason = reason
  }
}

const statuses: Readonly<Partial<Record<string, number>>> = {
  'bad-json': 400,
  'no-session': 401,
  'wrong-password': 401,
  'bad-origin': 403,
  'not-allowed': 403,
  'not-host': 403,
  'not-seated': 403,
  'no-such-link': 404,
  'no-such-table': 404,
  'not-found': 404,
  'unknown-game': 404,
  'name-taken': 409,
  stale: 409,
  'too-fast': 429,
  'too-many': 429,
  internal: 500,
  'rules-broken': 500,
  busy: 503,
  'database-away': 503,
  'disk-full': 503,
  'set-aside': 503,
  closing: 503,
}

/** What a client is told while the store cannot work. Why is for the log. */
const troubles = {
  'disk-full': 'disk-full',
  'no-answer': 'database-away',
  locked: 'database-away',
} as const satisfies Readonly<Record<Trouble, ServerWhy>>

/** Refused for now, by no fault of who asked: it can be tried again. */
export const isLater = (fault: unknown): boolean =>
  fault instanceof ServerRefusal && (fault.code === 'busy' || fault.code === 'set-aside')

/** What a client is told of an error; undefined for what is no refusal but a fault of ours. */
export function refusalTold(error: unknown): ToldRefusal | undefined {
  if (error instanceof StoreUnavailable) return toldBy(serverRefusals, troubles[error.trouble], [])
  if (error instanceof ServerRefusal) return { code: error.code, message: error.message, reason: error.reason }
  return toldOfTable(error)
}

/** What a client is told of whatever went wrong. */
export const failureOf = (error: unknown): ToldRefusal => refusalTold(error) ?? toldBy(serverRefusals, 'internal', [])

/** The status of an answer that tells this. */
export const statusOf = ({ code }: Failure): number => statuses[code] ?? 422
