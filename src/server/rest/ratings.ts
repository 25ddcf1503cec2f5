import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { steps } from '../../bots/levels.ts'
import { ratingOf } from '../../bots/ratings.ts'
import { gameId } from '../../protocol/commands.ts'
import { LONGEST_NAME } from '../../protocol/names.ts'
import {
  ENOUGH_GAMES,
  type OwnRating,
  ownRatings,
  type RatingInfo,
  ratingPage,
  type SeatRating,
  seatRatings,
} from '../../protocol/ratings.ts'
import { anyName } from '../../protocol/rest.ts'
import { type Estimate, newcomer } from '../../ratings/estimate.ts'
import { shownRating } from '../../ratings/scale.ts'
import type { PersonRating } from '../../store/port/ratings.ts'
import type { Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { mustBeSomebody, personOf } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { addRoute } from './route.ts'
import { lookQuery, seeing, tableParams } from './seen.ts'

const tag = 'ratings'

/** People on a page of a leaderboard. */
const PAGE = 50
/** Games of which somebody's own ratings tell the trend. */
const TREND = 50

const pageQuery = z.object({
  after: z
    .string()
    .max(40 + LONGEST_NAME)
    .regex(/^-?\d+(\.\d+)?(e-?\d+)?:./, 'give the `next` of the page before')
    .optional(),
})

/** How well people play. */
export function ratingRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  leaderboardRoute(app, context)
  personRoutes(app, context)
  const see = seeing(context, liveTables)
  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/ratings',
    summary: 'How well the people at a rated table play; after the end also what it has changed',
    tag,
    params: tableParams,
    query: lookQuery,
    answer: seatRatings,
    handle: async ({ params: { id }, query, request }) => {
      const { table } = await see(id, request, query)
      return ratingsAt(context, table)
    },
  })
}

function leaderboardRoute(app: FastifyInstance, context: Context): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/ratings/:game',
    summary: 'The best players of a game, with the levels of the bots among them',
    tag,
    params: z.object({ game: gameId }),
    query: pageQuery,
    answer: ratingPage,
    handle: async ({ params: { game }, query: { after }, request }) => {
      await context.games.load(game)
      const person = await personOf(context, request)
      const page = await context.store.leaders(game, ENOUGH_GAMES, {
        limit: PAGE,
        ...(after === undefined ? {} : { after: placeIn(after) }),
      })
      const last = page.more ? page.leaders.at(-1) : undefined
      const [own] = person === undefined ? [] : await ownRatingsOf(context, person.id, game)
      return {
        leaders: page.leaders.map(({ place, name, ...one }) => ({
          ...{ place, name, ...infoOfRating(one) },
          ...(one.person === person?.id ? { you: true as const } : {}),
        })),
        levels: steps.map(level => ({ level, rating: Math.round(ratingOf(level, game)) })),
        ...(own === undefined ? {} : { own }),
        ...(last === undefined ? {} : { next: `${last.mean}:${last.name}` }),
      }
    },
  })
}

function personRoutes(app: FastifyInstance, context: Context): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/me/ratings',
    summary: 'How well I play each game of which I have rated games',
    tag,
    answer: ownRatings,
    handle: async ({ request }) => ownRatingsOf(context, (await mustBeSomebody(context, request)).id),
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/people/:name/ratings',
    summary: 'How well somebody who owns their name plays, as the leaderboards tell it to everybody',
    tag,
    params: z.object({ name: anyName }),
    answer: ownRatings,
    handle: async ({ params: { name } }) => {
      const person = await context.store.ownerOfName(name)
      if (person === undefined) throw new ServerRefusal('no-such-person', { name: name.slice(0, 64) })
      return (await ownRatingsOf(context, person.id)).filter(({ games }) => games >= ENOUGH_GAMES)
    },
  })
}

function placeIn(after: string): { mean: number; name: string } {
  const [mean = ''] = after.split(':', 1)
  return { mean: Number(mean), name: after.slice(mean.length + 1) }
}

const infoOfRating = ({ games, ...estimate }: Estimate & { readonly games: number }): RatingInfo => ({
  ...shownRating(estimate),
  games,
})

/** Of all games, or of one. */
export async function ownRatingsOf({ store }: Context, person: string, game?: string): Promise<readonly OwnRating[]> {
  const ratings = game === undefined ? await store.ratingsOf(person) : await store.ratings(game, [person])
  return Promise.all(
    ratings.map(async (one: PersonRating): Promise<OwnRating> => {
      const [place, changes] = await Promise.all([
        store.placeOf(one.game, ENOUGH_GAMES, person),
        store.changesOf(person, one.game, TREND),
      ])
      return {
        game: one.game,
        ...infoOfRating(one),
        ...(place === undefined ? {} : { place }),
        trend: changes.map(({ after }) => shownRating(after).rating),
      }
    }),
  )
}

/** Of the people at a rated table, also of those for whom a bot stands in. */
async function ratingsAt({ store }: Context, table: Table): Promise<readonly SeatRating[]> {
  const { arrangement, header, seats, finishedAt } = table
  if (!arrangement.rated) return []
  const people = seats.map(holder =>
    holder.kind === 'person' ? holder.person : holder.kind === 'bot' ? holder.standsInFor?.person : undefined,
  )
  const [ratings, changes] = await Promise.all([
    store.ratings(
      header.game,
      people.flatMap(person => person ?? []),
    ),
    finishedAt === undefined ? [] : store.changesAt(header.id),
  ])
  return people.flatMap((person, seat): readonly SeatRating[] => {
    if (person === undefined) return []
    const change = changes.find(one => one.person === person)
    const known = ratings.find(one => one.person === person)
    const shown = change?.after ?? known ?? newcomer
    return [
      {
        ...{ seat, ...infoOfRating({ ...shown, games: known?.games ?? 0 }) },
        ...(change === undefined ? {} : { before: shownRating(change.before).rating }),
      },
    ]
  })
}
