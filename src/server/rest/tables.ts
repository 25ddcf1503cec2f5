import type { FastifyInstance } from 'fastify'
import { done, tableMade } from '../../protocol/answers.ts'
import { newTable } from '../../protocol/rest.ts'
import { statusOf } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { TableMaker } from '../tables/new-tables.ts'
import { addRoute } from './route.ts'
import { tableParams as params } from './seen.ts'

const tag = 'tables'

/** Making a table, and putting it away. */
export function tableRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables, maker: TableMaker): void {
  addRoute(app, {
    method: 'POST',
    path: '/api/tables',
    summary: 'Make a table',
    tag,
    body: newTable,
    answer: tableMade,
    handle: async ({ body, request }) => {
      const person = await mustBeSomebody(context, request)
      return { id: await maker.make(person, body) }
    },
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/tables/:id/archive',
    summary: 'Take my table out of the lists; it is kept, and can still be opened',
    tag,
    params,
    answer: done,
    handle: async ({ params: { id }, request }) => {
      const person = await mustBeSomebody(context, request)
      const { table } = await liveTables.look(id)
      if (table.header.host.person !== person.id || statusOf(table) === 'playing')
        throw new ServerRefusal('host-archives')
      await context.store.archive(id, context.now())
      return {}
    },
  })
}
