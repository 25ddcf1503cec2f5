import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from '../settings.ts'

const ANSWER_KEPT = 600

/**
 * Lets the pages of other sites that are allowed use the API from a browser. Each is named in the answer, never `*`, so
 * that a browser may send its cookie; and the answer says that it depends on who asks, so that nothing between keeps it for others.
 */
export function answerOtherSites(app: FastifyInstance, { allowedOrigins }: ServerSettings): void {
  if (allowedOrigins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !allowedOrigins.includes(origin)) return
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', 'retry-after')
  })
  app.options('/api/*', { schema: { hide: true } }, async (request, reply) => {
    if (allowedOrigins.includes(request.headers.origin ?? ''))
      reply
        .header('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
        .header('access-control-allow-headers', 'content-type, authorization')
        .header('access-control-max-age', ANSWER_KEPT)
    return reply.status(204).send()
  })
}
