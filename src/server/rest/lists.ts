import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { gameInfos, levelNames, openQuestions, tablePage } from '../../protocol/answers.ts'
import { gameId } from '../../protocol/commands.ts'
import type { OpenQuestion } from '../../protocol/rest.ts'
import type { Person } from '../../store/port/people.ts'
import type { Table } from '../../tables/table.ts'
import { viewTable } from '../../tables/view.ts'
import type { Context } from '../context.ts'
import { costAt, inShare } from '../limits/quotas.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { isLater } from '../refused.ts'
import { infoOf } from '../tables/listing.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { addRoute } from './route.ts'

const tag = 'tables'
const listQuery = z.object({
  status: z.enum(['open', 'playing', 'finished']).optional(),
  game: gameId.optional(),
  after: z
    .string()
    .regex(/^\d{1,15}:[\w-]{1,64}$/, 'give the `next` of the page before')
    .optional(),
})

/** What there is: games, bots, tables, and questions that wait. */
export function listRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/games',
    summary: 'The games that can be played here',
    tag,
    answer: gameInfos,
    handle: async () => context.games.list(),
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/bots',
    summary: 'The levels of bots',
    tag,
    answer: levelNames,
    handle: async () => context.bots.levels,
  })

  tableLists(app, context)
  questionList(app, context, liveTables)
}

function tableLists(app: FastifyInstance, context: Context): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/tables',
    summary: 'Public tables, last changed first',
    tag,
    query: listQuery,
    answer: tablePage,
    handle: async ({ query }) => {
      const { status, game, after } = query
      const page = await context.store.listTables({
        visibility: 'public',
        ...(status === undefined ? {} : { status }),
        ...(game === undefined ? {} : { game }),
        ...(after === undefined ? {} : { after }),
      })
      return { ...page, tables: page.tables.map(row => infoOf(row)) }
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me/tables',
    summary: 'The tables in which I have a part, last changed first',
    tag,
    query: listQuery,
    answer: tablePage,
    handle: async ({ query, request }) => {
      const person = await mustBeSomebody(context, request)
      const { status, after } = query
      const page = await context.store.listTables({
        person: person.id,
        ...(status === undefined ? {} : { status }),
        ...(after === undefined ? {} : { after }),
      })
      return { ...page, tables: page.tables.map(row => infoOf(row, person.id)) }
    },
  })
}

function questionList(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/me/questions',
    summary: 'The questions that are open for me, at all my tables',
    tag,
    answer: openQuestions,
    handle: async ({ request }) => {
      const person = await mustBeSomebody(context, request)
      const { tables } = await context.store.listTables({ person: person.id, status: 'playing', limit: 100 })
      await inShare(
        context.quotas,
        request.ip,
        tables.reduce((sum, row) => sum + costAt(liveTables, row.id), 0),
      )
      const looked = await Promise.all(tables.map(row => lookedAt(context, liveTables, row.id)))
      return looked.flatMap(table => (table === undefined ? [] : questionsAt(context, table, person)))
    },
  })
}

/** A table that cannot be read is left out of a list: the others are not its hostages. */
async function lookedAt(context: Context, liveTables: LiveTables, id: string): Promise<Table | undefined> {
  try {
    return (await liveTables.look(id)).table
  } catch (fault) {
    if (!isLater(fault)) context.log.error({ table: id, err: fault }, 'a table cannot be read')
    return undefined
  }
}

function questionsAt(context: Context, table: Table, person: Person): readonly OpenQuestion[] {
  try {
    return context.ownPacks.run(table, () => questionsOf(table, person))
  } catch (fault) {
    if (isLater(fault)) return []
    throw fault
  }
}

/** The questions that are open for somebody at a table. */
export function questionsOf(table: Table, person: Person): readonly OpenQuestion[] {
  return table.seats.flatMap((holder, seat) => {
    if (holder.kind !== 'person' || holder.person !== person.id) return []
    const question = viewTable(table, seat).own?.question
    return question === undefined ? [] : [{ table: table.header.id, game: table.header.game, seat, ...question }]
  })
}
