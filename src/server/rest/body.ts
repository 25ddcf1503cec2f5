import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJson } from '../../kernel/json.ts'
import type { House } from '../house.ts'
import { ServerRefusal } from '../refused.ts'
import { mustBeSomebody } from '../sessions.ts'

/** Reads the bodies of requests as JSON. A large one, a component pack, is read only for who has a session, and not too often. */
export function readBodies(app: FastifyInstance, house: House): void {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    if (body.length > house.settings.limits.messageBytes) await mustMaySendMuch(house, request, body.length)
    return readJson(body, 'the body')
  })
}

async function mustMaySendMuch(house: House, request: FastifyRequest, bytes: number): Promise<void> {
  const { id } = await mustBeSomebody(house, request)
  if (!house.quotas.bodies.of(id).take(bytes))
    throw new ServerRefusal('too-fast', 'you have sent very much; wait a moment before you send more')
}
