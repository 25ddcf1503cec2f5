import type { FastifyInstance } from 'fastify'
import { plansAnswer, plansKept } from '../../protocol/plans/answers.ts'
import { type KeptPlan, type PlansAnswer, plansChange } from '../../protocol/plans/requests.ts'
import { TableRefusal } from '../../tables/refusal.ts'
import { statusOf } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { costAt, mustHaveShare } from '../limits/quotas.ts'
import { hasPart } from '../people/access.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { askerInShare } from './asker.ts'
import { addRoute } from './route.ts'
import { tableParams as params } from './seen.ts'

const tag = 'people'
const path = '/api/me/plans/:id'

/** What I plan at a table, for all my devices. It goes to nobody else, also not to others at the table or to a coach. */
export function planRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const { store } = context
  const plansOf = async (person: string, table: string): Promise<PlansAnswer> => {
    const kept = await store.plans.read(person, table)
    return { plans: (kept?.body ?? []) as readonly KeptPlan[], revision: kept?.revision ?? 0 }
  }

  addRoute(app, {
    method: 'GET',
    path,
    summary: 'What I plan at a table',
    tag,
    params,
    answer: plansAnswer,
    handle: async ({ params: { id }, request }) => plansOf((await mustBeSomebody(context, request)).id, id),
  })

  addRoute(app, {
    method: 'PUT',
    path,
    summary: 'Keep what I plan at a table, unless another of my devices has kept something newer',
    tag,
    params,
    body: plansChange,
    answer: plansKept,
    handle: async ({ params: { id }, body: { plans, revision }, request }) => {
      const person = await askerInShare(context, request, costAt(liveTables, id))
      const { table } = await liveTables.look(id)
      if (!hasPart(table, person.id)) throw new TableRefusal('not-at-table')
      if (statusOf(table) === 'finished') throw new TableRefusal('game-is-over')
      mustHaveShare(context.quotas, person.id, JSON.stringify(plans).length)
      const kept = await store.plans.keep({ person: person.id, table: id, body: plans, revision, at: context.now() })
      return { kept, ...(await plansOf(person.id, id)) }
    },
  })
}
