import { Refusal } from '../kernel/errors.ts'
import { StoreUnavailable, type Trouble } from '../store/port.ts'
import { TableRefusal } from '../tables/refusal.ts'

export type ServerRefusalCode =
  | 'bad-message'
  | 'bad-origin'
  | 'busy'
  | 'closing'
  | 'internal'
  | 'name-taken'
  | 'no-session'
  | 'no-such-link'
  | 'no-such-table'
  | 'not-allowed'
  | 'rules-broken'
  | 'set-aside'
  | 'too-fast'
  | 'too-many'
  | 'wrong-password'

/** Thrown for a request that the server does not grant. */
export class ServerRefusal extends Error {
  readonly code: ServerRefusalCode
  constructor(code: ServerRefusalCode, message: string) {
    super(message)
    this.name = 'ServerRefusal'
    this.code = code
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
  'unknown-game': 404,
  'name-taken': 409,
  stale: 409,
  'too-fast': 429,
  'too-many': 429,
  'rules-broken': 500,
  busy: 503,
  'set-aside': 503,
  closing: 503,
}

export interface RefusalMessage {
  readonly code: string
  readonly message: string
  readonly status: number
}

const away = {
  code: 'database-away',
  message: 'the server cannot reach its database; what you did may not have been taken: try again in a moment',
}

/** What a client is told while the store cannot work. Why is for the log. */
const troubles: Readonly<Record<Trouble, { readonly code: string; readonly message: string }>> = {
  'disk-full': {
    code: 'disk-full',
    message: "the server's disk is full; your answer was not taken; nothing that was taken before is lost",
  },
  'no-answer': away,
  locked: away,
}

/** Refused for now, by no fault of who asked: it can be tried again. */
export const isLater = (fault: unknown): boolean =>
  fault instanceof ServerRefusal && (fault.code === 'busy' || fault.code === 'set-aside')

/** What a client is told of an error; undefined for what is no refusal but a fault of ours. */
export function refusalTold(error: unknown): RefusalMessage | undefined {
  if (error instanceof StoreUnavailable) return { ...troubles[error.trouble], status: 503 }
  if (error instanceof ServerRefusal || error instanceof TableRefusal || error instanceof Refusal)
    return { code: error.code, message: error.message, status: statuses[error.code] ?? 422 }
  return undefined
}
