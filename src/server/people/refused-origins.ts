import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { nowAndThen } from '../now-and-then.ts'

/** Milliseconds between two lines: anybody can claim to be a page of anywhere. */
const QUIET = 60_000

/** Tells the log of pages that were refused, and what would be right if they are the site's own: a proxy is easily set up wrong. */
export function refusedOrigins({
  log,
  now,
  settings,
}: Pick<Context, 'log' | 'now' | 'settings'>): (request: FastifyRequest) => void {
  const tell = nowAndThen(now, QUIET)
  return request =>
    tell('bad-origin', more => {
      const origin = request.headers.origin?.slice(0, 100)
      const own = settings.publicUrl ?? `${request.protocol}://${request.host.slice(0, 100)}`
      log.warn({ origin, own, more }, advice)
    })
}

const advice =
  'a page of another address than the own one was refused (bad-origin). If it is a page of this site, a proxy does not pass on Host as ' +
  'the browser wrote it: let it do so, or give PUBLIC_URL. If another site may use this server, name it in ALLOWED_ORIGINS'
