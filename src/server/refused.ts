import { Refusal } from '../kernel/errors.ts'
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
  closing: 503,
}

export interface Told {
  readonly code: string
  readonly message: string
  readonly status: number
}

/** What a client is told of an error; undefined for what is no refusal but a fault of ours. */
export function refusalTold(error: unknown): Told | undefined {
  if (error instanceof ServerRefusal || error instanceof TableRefusal || error instanceof Refusal)
    return { code: error.code, message: error.message, status: statuses[error.code] ?? 422 }
  return undefined
}
