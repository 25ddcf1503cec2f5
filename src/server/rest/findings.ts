import type { FastifyInstance } from 'fastify'
import { findingsAnswer, findingsKept } from '../../protocol/findings/answers.ts'
import { type Findings, type FindingsAnswer, findingsChange } from '../../protocol/findings/requests.ts'
import { TableRefusal } from '../../tables/refusal.ts'
import { statusOf } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { mustHaveShare } from '../limits/quotas.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { addRoute } from './route.ts'
import { tableParams as params, seeing } from './seen.ts'

const tag = 'people'
const path = '/api/me/findings/:id'

const NOTHING: Findings = { variations: [], comments: [], found: [] }

/** What I have found out about a game that is over, for all my devices: lines, comments, exercises. It goes to nobody else. */
export function findingRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const { store } = context
  const see = seeing(context, liveTables)
  const findingsOf = async (person: string, table: string): Promise<FindingsAnswer> => {
    const kept = await store.findings.read(person, table)
    return { findings: (kept?.body ?? NOTHING) as Findings, revision: kept?.revision ?? 0 }
  }

  addRoute(app, {
    method: 'GET',
    path,
    summary: 'What I have found out about a game',
    tag,
    params,
    answer: findingsAnswer,
    handle: async ({ params: { id }, request }) => findingsOf((await mustBeSomebody(context, request)).id, id),
  })

  addRoute(app, {
    method: 'PUT',
    path,
    summary: 'Keep what I have found out about a game, unless another of my devices has kept something newer',
    tag,
    params,
    body: findingsChange,
    answer: findingsKept,
    handle: async ({ params: { id }, body: { findings, revision }, request }) => {
      const person = await mustBeSomebody(context, request)
      const { table } = await see(id, request, {})
      if (statusOf(table) !== 'finished') throw new TableRefusal('findings-at-end')
      mustHaveShare(context.quotas, person.id, JSON.stringify(findings).length)
      const document = { person: person.id, table: id, body: findings, revision, at: context.now() }
      const kept = await store.findings.keep(document)
      return { kept, ...(await findingsOf(person.id, id)) }
    },
  })
}
