import type { FastifyInstance } from 'fastify'
import { done } from '../../protocol/answers.ts'
import { offerInfos, playNow as playNowAnswer } from '../../protocol/offers/answers.ts'
import { type OfferInfo, offerQuery, wish } from '../../protocol/offers/requests.ts'
import type { Context } from '../context.ts'
import { COST } from '../limits/quotas.ts'
import { mustHaveFewOffers, offerAt, seenSince } from '../offers/offering.ts'
import { playNow } from '../offers/play-now.ts'
import { levelsOf, outsideAt } from '../offers/whose-seats.ts'
import { personOf } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import { infoOf } from '../tables/listing.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import type { TableMaker } from '../tables/new-tables.ts'
import { askerInShare, ownTableOf } from './asker.ts'
import { addRoute } from './route.ts'
import { tableParams as params } from './seen.ts'

const tag = 'offers'

/** Free seats that anybody may take: tables that wait, and playing with whoever waits. */
export function offerRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables, maker: TableMaker): void {
  listRoute(app, context)
  waitingRoutes(app, context, liveTables)

  addRoute(app, {
    method: 'POST',
    path: '/api/me/play-now',
    summary: 'Play with somebody who waits, or wait at a table of my own; asked again, I still wait',
    tag,
    body: wish,
    answer: playNowAnswer,
    handle: async ({ body, request }) => {
      // The database is asked under a lock, and a table may be made.
      const person = await askerInShare(context, request, COST.load)
      const levels = await levelsOf(context.store, person.id, body)
      const seeker = { context, liveTables, maker, person, wish: body, levels }
      // Whoever presses twice waits at one table.
      return context.quotas.counted(`wishes of ${person.id}`, () => playNow(seeker))
    },
  })
}

function listRoute(app: FastifyInstance, context: Context): void {
  const { store } = context
  addRoute(app, {
    method: 'GET',
    path: '/api/offers',
    summary: 'Free seats that I may take, at public tables whose hosts wait; the oldest first',
    tag,
    query: offerQuery,
    answer: offerInfos,
    handle: async ({ query, request }): Promise<readonly OfferInfo[]> => {
      const person = await personOf(context, request)
      const offers = await store.offers({
        seenSince: seenSince(context.now()),
        ...(person === undefined ? {} : { person: person.id }),
        ...(query.game === undefined ? {} : { games: [query.game] }),
        ...(query.speed === undefined ? {} : { speeds: [query.speed] }),
        ...(query.players === undefined ? {} : { players: query.players }),
        ...(query.rated === undefined ? {} : { rated: query.rated === 'true' }),
      })
      const outside = await outsideAt(context, person, offers)
      const ties = person === undefined ? [] : await store.ties(person.id)
      const followed = new Set(ties.filter(({ kind }) => kind === 'follows').map(({ other }) => other))
      return offers.map(({ row, ...offer }) => {
        const { table, game, players, speed, createdAt } = offer
        const { summary, seat } = infoOf(row, person?.id)
        return {
          ...{ table, game, players, speed, since: createdAt, summary },
          ...(seat === undefined ? outside(offer) : { seat }),
          ...(row.people.some(one => followed.has(one)) ? { followed: true as const } : {}),
        }
      })
    },
  })
}

/** The host says whether they still wait. */
function waitingRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const { store } = context
  addRoute(app, {
    method: 'PUT',
    path: '/api/tables/:id/offer',
    summary: 'Say that I still wait at my public table; a game in one sitting is offered only while its host says so',
    tag,
    params,
    answer: done,
    handle: async ({ params: { id }, request }) => {
      const { person, table } = await ownTableOf(context, liveTables, request, id, 'host-offers')
      if (table.arrangement.visibility !== 'public') throw new ServerRefusal('nothing-to-offer')
      const offer = await offerAt(context, table)
      // Its last seat was taken on the way here: nobody has to wait any more.
      if (offer === undefined) return {}
      await context.quotas.counted(`tables of ${person.id}`, async () => {
        await mustHaveFewOffers(context, person.id, id)
        await store.putOffer(offer)
      })
      return {}
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/tables/:id/offer',
    summary: 'Offer the seats of my table no more; it stays as it is',
    tag,
    params,
    answer: done,
    handle: async ({ params: { id }, request }) => {
      await ownTableOf(context, liveTables, request, id, 'host-offers')
      await store.withdrawOffer(id)
      return {}
    },
  })
}
