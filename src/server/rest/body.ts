import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJson } from '../../kernel/json.ts'
import type { Context } from '../context.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'

/** Reads the bodies of requests as JSON. A large one, a component pack, is read only for who has a session, and not too often. */
export function readBodies(app: FastifyInstance, context: Context): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    if (body.length > context.settings.limits.messageBytes) await mustMaySendMuch(context, request, body.length)
    return readJson(body, 'the body')
  })
}

async function mustMaySendMuch(context: Context, request: FastifyRequest, bytes: number): Promise<void> {
  const { id } = await mustBeSomebody(context, request)
  if (!context.quotas.bodies.of(id).take(bytes))
    throw new ServerRefusal('too-fast', 'you have sent very much; wait a moment before you send more')
}
