import type { FastifyInstance, FastifyRequest } from 'fastify'
import { numberMade } from '../../protocol/answers.ts'
import { answerRequest, commandRequest } from '../../protocol/rest.ts'
import type { Command } from '../../tables/command.ts'
import type { Context } from '../context.ts'
import { costAt, inShare } from '../limits/quotas.ts'
import { actorFor, mustBeKnown } from '../people/access.ts'
import { newSecret } from '../people/secrets.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { addRoute } from './route.ts'
import { credentialsOf, tableParams as params } from './seen.ts'

const tag = 'tables'

/** What is asked of a table. */
export function commandRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  async function command(id: string, request: FastifyRequest, requestId: string, wanted: Command, link?: string) {
    const credentials = await credentialsOf(context, request, link)
    mustBeKnown(credentials.person, link)
    await inShare(context.quotas, request.ip, costAt(liveTables, id))
    return { number: await liveTables.command(id, requestId, table => actorFor(table, wanted, credentials), wanted) }
  }

  addRoute(app, {
    method: 'POST',
    path: '/api/tables/:id/commands',
    summary: 'Ask something of a table; repeating the id never does it twice',
    tag,
    params,
    body: commandRequest,
    answer: numberMade,
    handle: async ({ params: { id }, body, request }) => command(id, request, body.id, body.command, body.link),
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/tables/:id/answers',
    summary: 'Answer the question that is open for my seat',
    tag,
    params,
    body: answerRequest,
    answer: numberMade,
    handle: async ({ params: { id }, body: { id: requestId, ...answer }, request }) =>
      command(id, request, requestId ?? newSecret('once'), { kind: 'answer', ...answer }),
  })
}
