import type { FastifyInstance } from 'fastify'
import { reviewAnswer, reviewKept } from '../../protocol/reviews/answers.ts'
import { type KeptReview, reviewChange } from '../../protocol/reviews/requests.ts'
import { TableRefusal } from '../../tables/refusal.ts'
import { statusOf } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { mustHaveShare } from '../limits/quotas.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { addRoute } from './route.ts'
import { tableParams as params, seeing } from './seen.ts'

const tag = 'people'
const path = '/api/me/reviews/:id'

/** What my bots made of a game that is over, for all my devices: made by one of them, and shown to nobody else. */
export function reviewRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const { store } = context
  const see = seeing(context, liveTables)

  addRoute(app, {
    method: 'GET',
    path,
    summary: 'The review of a game that one of my devices has made',
    tag,
    params,
    answer: reviewAnswer,
    handle: async ({ params: { id }, request }) => {
      const kept = await store.reviews.read((await mustBeSomebody(context, request)).id, id)
      return kept === undefined ? {} : { review: kept.body as KeptReview }
    },
  })

  addRoute(app, {
    method: 'PUT',
    path,
    summary: 'Keep the review of a game for my other devices, unless there is one of newer bots',
    tag,
    params,
    body: reviewChange,
    answer: reviewKept,
    handle: async ({ params: { id }, body: { review }, request }) => {
      const person = await mustBeSomebody(context, request)
      const { table } = await see(id, request, {})
      if (statusOf(table) !== 'finished') throw new TableRefusal('review-at-end')
      const before = await store.reviews.read(person.id, id)
      if (before !== undefined && (before.body as KeptReview).version > review.version) return { kept: false }
      mustHaveShare(context.quotas, person.id, review.text.length)
      const revision = before?.revision ?? 0
      const document = { person: person.id, table: id, body: review, revision, at: context.now() }
      return { kept: await store.reviews.keep(document) }
    },
  })
}
