import type { FastifyInstance } from 'fastify'
import { anything, done } from '../../protocol/answers.ts'
import { deletion } from '../../protocol/rest.ts'
import { playedBy } from '../../tables/played.ts'
import type { Context } from '../context.ts'
import { COST, inShare } from '../limits/quotas.ts'
import type { Passwords } from '../people/passwords.ts'
import { forget, mustBeInSession } from '../people/sessions.ts'
import { infoOf } from '../tables/listing.ts'
import { infoOfPerson } from './person-info.ts'
import { ownRatingsOf } from './ratings.ts'
import { addRoute } from './route.ts'

const tag = 'people'

/** What is kept of a person: to be had, and to be deleted. */
export function ownDataRoutes(app: FastifyInstance, context: Context, tried: Passwords): void {
  const perMinute = context.settings.limits.sessionsPerMinute

  addRoute(app, {
    method: 'GET',
    path: '/api/me/export',
    summary: 'Everything that is kept of me, in one document; the games are at their tables, by id',
    tag,
    perMinute,
    answer: anything,
    handle: async ({ request }) => {
      const { person } = await mustBeInSession(context, request)
      await inShare(context.quotas, request.ip, 4 * COST.replay)
      return exportOf(context, person.id)
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/me',
    summary: 'Delete me and all that is mine; in the games of others my seat was somebody’s. It cannot be taken back',
    tag,
    perMinute,
    body: deletion,
    answer: done,
    handle: async ({ body: { password }, request, reply }) => {
      const { person } = await mustBeInSession(context, request)
      await tried.mustBeOwn(request, person, password)
      await context.store.deletePerson(person.id, context.now())
      forget(request, reply)
      return {}
    },
  })
}

/** Secrets of which only a hash is kept are not in it. */
async function exportOf(context: Context, id: string): Promise<object> {
  const { store, now } = context
  const person = await store.person(id)
  if (person === undefined) return {}
  const sessions = await store.sessions(id, now())
  const devices = await store.devices(id, now())
  const links = await store.links({ person: id })
  return {
    format: 'athenaeum-person',
    version: 1,
    person: { ...(await infoOfPerson(context, person)), createdAt: person.createdAt, settings: person.settings },
    mail: await store.mail({ person: id }),
    sessions: sessions.map(({ createdAt, seenAt, expiresAt }) => ({ createdAt, seenAt, expiresAt })),
    devices: devices.map(({ label, kinds, language, createdAt }) => ({ label, kinds, language, createdAt })),
    links: links.map(({ kind, table, seat, label, createdAt, revokedAt }) => ({
      ...{ kind, table, seat, label, createdAt, revokedAt },
    })),
    people: (await store.ties(id)).map(({ other, kind, createdAt }) => ({ person: other, kind, createdAt })),
    invitations: (await store.invitationsTo(id)).map(({ table, by, createdAt }) => ({ table, by, createdAt })),
    packs: await store.sharedPacks(id),
    sharedGames: await store.sharedGames(id),
    reports: await store.reportsBy(id),
    plans: await store.plans.all(id),
    findings: await store.findings.all(id),
    reviews: await store.reviews.all(id),
    ratings: await ownRatingsOf(context, id),
    tables: await allPages(async after => {
      const page = await store.listTables({ person: id, archived: true, limit: 500, ...after })
      return { rows: page.tables.map(row => infoOf(row, id)), next: page.next }
    }),
    results: await allPages(async after => {
      const page = await store.resultsOf(id, { limit: 1_000, ...after })
      return { rows: page.results.map(result => playedBy(result, id, () => undefined)), next: page.next }
    }),
  }
}

async function allPages<T>(
  pageAfter: (after: { after?: string }) => Promise<{ rows: readonly T[]; next: string | undefined }>,
): Promise<readonly T[]> {
  const all: T[] = []
  let next: string | undefined
  do {
    const page = await pageAfter(next === undefined ? {} : { after: next })
    all.push(...page.rows)
    next = page.next
  } while (next !== undefined)
  return all
}
