import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { gameId, MOST_SEATS } from '../../protocol/commands.ts'
import { personPage, playedPage, tallies as talliesAnswer } from '../../protocol/played.ts'
import { anyName } from '../../protocol/rest.ts'
import type { Person } from '../../store/port/people.ts'
import type { ResultQuery } from '../../store/port/results.ts'
import { type FinishedGame, type PlayedFilter, playedBy } from '../../tables/played.ts'
import type { TableResult } from '../../tables/result.ts'
import { type Tally, talliesOf } from '../../tables/tally.ts'
import type { Context } from '../context.ts'
import { COST, inShare } from '../limits/quotas.ts'
import { resultsShownBy } from '../people/results-shown.ts'
import { personOf } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import { askerInShare } from './asker.ts'
import { addRoute } from './route.ts'

const tag = 'people'

const number = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const filters = {
  game: gameId.exactOptional(),
  players: number(1, MOST_SEATS).exactOptional(),
  company: z.enum(['people', 'bots']).exactOptional(),
  since: number(0, Number.MAX_SAFE_INTEGER).exactOptional(),
}
const filterQuery = z.object(filters)
const pageQuery = z.object({
  ...filters,
  after: z
    .string()
    .regex(/^\d{1,15}:[\w-]{1,64}$/, 'give the `next` of the page before')
    .exactOptional(),
})

/** Games of a page, and the last games that a tally is made of. */
const PAGE = 50
const TALLIED = 1_000

/** Games that are over: mine, and of others as far as they show them. */
export function playedRoutes(app: FastifyInstance, context: Context): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/me/results',
    summary: 'The games that I have played to the end, the last first',
    tag,
    query: pageQuery,
    answer: playedPage,
    handle: async ({ query, request }) => {
      const person = await askerInShare(context, request, COST.load)
      const { results, next } = await context.store.resultsOf(person.id, { ...query, limit: PAGE } as ResultQuery)
      return { games: await toldOf(context, person, results), ...(next === undefined ? {} : { next }) }
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me/tallies',
    summary: 'How my games went, added up for each game: places, points and their sources, best results, against whom',
    tag,
    query: filterQuery,
    answer: talliesAnswer,
    handle: async ({ query, request }) => {
      const person = await askerInShare(context, request, COST.replay)
      return talliesFor(context, person, query as PlayedFilter)
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/people/:name',
    summary: 'The page of a person who owns their name: what they show of themselves',
    tag,
    params: z.object({ name: anyName }),
    answer: personPage,
    handle: async ({ params: { name }, request }) => {
      const person = await context.store.ownerOfName(name)
      if (person === undefined) throw new ServerRefusal('no-such-person', { name: name.slice(0, 64) })
      const asking = await personOf(context, request)
      const mine = asking?.id === person.id
      const page = { name: person.name, mine }
      if (!mine && !(await showsResults(context, person, asking))) return page
      await inShare(context.quotas, request.ip, COST.replay)
      const tallies = await talliesFor(context, person, {})
      return { ...page, tallies: mine ? tallies : tallies.map(withoutOthers) }
    },
  })
}

async function talliesFor(context: Context, person: Person, filter: PlayedFilter): Promise<readonly Tally[]> {
  const { results } = await context.store.resultsOf(person.id, { ...filter, limit: TALLIED })
  return talliesOf(await toldOf(context, person, results))
}

async function toldOf({ store }: Context, person: Person, results: readonly TableResult[]): Promise<FinishedGame[]> {
  const people = results.flatMap(({ seats }) => seats.flatMap(({ who }) => (who.kind === 'person' ? who.person : [])))
  const names = await store.ownedNames([...new Set(people)])
  return results.map(result => playedBy(result, person.id, one => names.get(one)))
}

/** Whom somebody has played with is as much the others' affair, and no result of theirs names a table that may be private. */
const withoutOthers = ({ best, trend, ...tally }: Tally): Tally => ({
  ...tally,
  ...(best === undefined ? {} : { best: { ...best, table: '' } }),
  trend: trend.map(point => ({ ...point, table: '' })),
  against: [],
})

async function showsResults({ store }: Context, person: Person, asking: Person | undefined): Promise<boolean> {
  switch (resultsShownBy(person)) {
    case 'everybody':
      return true
    case 'companions':
      return asking !== undefined && store.havePlayedTogether(person.id, asking.id)
    case 'nobody':
      return false
  }
}
