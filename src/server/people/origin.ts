import type { FastifyRequest } from 'fastify'
import { ServerRefusal } from '../refused.ts'
import type { ServerSettings } from '../settings.ts'
import { tokenOf } from './sessions.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser says which site a request comes from. Requests that change something, and sockets, are taken only from our own
 * pages and those allowed; programs, which send a token and no cookie, have no origin to check.
 */
export function checkOrigin(settings: ServerSettings, request: FastifyRequest, isSocket: boolean): void {
  const { origin } = request.headers
  if (origin === undefined || (SAFE.has(request.method) && !isSocket) || tokenOf(request) !== undefined) return
  if (origin === settings.publicUrl || settings.allowedOrigins.includes(origin)) return
  if (URL.canParse(origin) && isOurs(new URL(origin), request)) return
  throw new ServerRefusal('bad-origin', { origin: origin.slice(0, 100) })
}

/** Our own host, and no less safe than we are reached: who reads along on the way may write the page of an `http` address. */
const isOurs = ({ protocol, host }: URL, request: FastifyRequest): boolean =>
  host === request.host && (protocol === 'https:' || (protocol === 'http:' && request.protocol === 'http'))
