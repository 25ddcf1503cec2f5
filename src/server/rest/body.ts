import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJson } from '../../kernel/json.ts'
import type { Context } from '../context.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'

/**
 * Reads the bodies of requests as JSON. A large one, a component pack, is read only for who has a session, and not too often; who
 * does not say how much will come may send little. All of this is decided before the first byte is kept.
 */
export function readBodies(app: FastifyInstance, context: Context): void {
  const { messageBytes } = context.settings.limits
  app.removeContentTypeParser('text/plain')
  app.addHook('preParsing', async request => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (encoding !== undefined) throw new ServerRefusal('body-in-pieces')
    if (Number(length ?? 0) > messageBytes) await mustMaySendMuch(context, request, Number(length))
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    readJson(body, 'the body'),
  )
}

async function mustMaySendMuch(context: Context, request: FastifyRequest, bytes: number): Promise<void> {
  const { id } = await mustBeSomebody(context, request)
  if (!context.quotas.bodies.of(id).take(bytes)) throw new ServerRefusal('sent-too-much')
}
