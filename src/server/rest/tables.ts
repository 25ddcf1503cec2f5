import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { writeRecord } from '../../kernel/record.ts'
import { gameId, linkSecret, tableId, viewer } from '../../protocol/commands.ts'
import { answerRequest, commandRequest, newTable, type OpenQuestion, type TableAnswer } from '../../protocol/rest.ts'
import type { Person } from '../../store/port.ts'
import type { Command } from '../../tables/command.ts'
import { checkArrangement } from '../../tables/decide-seating.ts'
import type { TableHeader } from '../../tables/entry.ts'
import { happenedSoFar, sinceLastAnswer } from '../../tables/log.ts'
import { finishedRecord } from '../../tables/record.ts'
import { botSeat, openSeat, type SeatHolder, seatHeldBy, seatLeftBy, seatOf } from '../../tables/seats.ts'
import { statistics } from '../../tables/statistics.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import { type Viewer, viewTable } from '../../tables/view.ts'
import { actorFor, type Credentials, maySee, mustBeKnown } from '../access.ts'
import { mustBeLevel } from '../bots.ts'
import type { Context } from '../context.ts'
import { infoOf } from '../listing.ts'
import type { LiveTables } from '../live-tables.ts'
import { COST, costAt, inShare } from '../quotas.ts'
import { ServerRefusal } from '../refused.ts'
import { newSecret, newTableId } from '../secrets.ts'
import { linkOf, mustBeSomebody, personOf } from '../sessions.ts'
import { answerWithAdvice } from './advice.ts'
import { addRoute } from './route.ts'

const tag = 'tables'
const params = z.object({ id: tableId })
/** In an address everything is text: `as=1` is a seat. */
const asViewer = z.preprocess(text => (/^\d$/.test(String(text)) ? Number(text) : text), viewer)
const lookQuery = z.object({ as: asViewer.optional(), link: linkSecret.optional() })
const listQuery = z.object({
  status: z.enum(['open', 'playing', 'finished']).optional(),
  game: gameId.optional(),
  after: z
    .string()
    .regex(/^\d{1,15}:[\w-]{1,64}$/, 'give the `next` of the page before')
    .optional(),
})

/** Tables: making, listing, looking, answering, and what is left of a finished game. */
export function tableRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const credentialsOf = async (request: FastifyRequest, link: string | undefined): Promise<Credentials> => ({
    person: await personOf(context, request),
    link: await linkOf(context, link),
  })

  /** The table and as whom it is seen: as wanted, else from one's own seat or the link's, if it is open, else as a spectator. */
  async function seen(id: string, request: FastifyRequest, query: z.output<typeof lookQuery>, cost = 0) {
    const credentials = await credentialsOf(request, query.link)
    const { table, number } = await look(id, request, cost)
    const { person, link } = credentials
    const own = person && seatHeldBy(table.seats, person.id)
    const open = [own, link?.seat].find(seat => seat !== undefined && maySee(table, seat, credentials))
    const as: Viewer = query.as ?? open ?? 'spectator'
    if (!maySee(table, as, credentials))
      throw new ServerRefusal('not-allowed', 'you may not look at this table so; ask for a link')
    return { table, number, as, person }
  }

  /** The table as it stands, when the one who asks has room for the work. */
  async function look(id: string, request: FastifyRequest, cost = 0) {
    await inShare(context.quotas, request.ip, cost + costAt(liveTables, id))
    return liveTables.look(id)
  }

  /** A table that cannot be read is left out of a list: the others are not its hostages. */
  async function lookedAt(id: string): Promise<Table | undefined> {
    try {
      return (await liveTables.look(id)).table
    } catch (fault) {
      context.log.error({ table: id, err: fault }, 'a table cannot be read')
      return undefined
    }
  }

  async function command(id: string, request: FastifyRequest, requestId: string, wanted: Command, link?: string) {
    const credentials = await credentialsOf(request, link)
    mustBeKnown(credentials.person, link)
    await inShare(context.quotas, request.ip, costAt(liveTables, id))
    return { number: await liveTables.command(id, requestId, table => actorFor(table, wanted, credentials), wanted) }
  }

  addRoute(app, {
    method: 'GET',
    path: '/api/games',
    summary: 'The games that can be played here',
    tag,
    handle: async () => context.games.list(),
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/bots',
    summary: 'The levels of bots',
    tag,
    handle: async () => context.bots.levels,
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/tables',
    summary: 'Make a table',
    tag,
    body: newTable,
    handle: async ({ body, request }) => {
      const person = await mustBeSomebody(context, request)
      await mustHaveRoom(context, person)
      const header = await headerOf(context, body, person)
      await liveTables.create(header)
      const by = { person: person.id, name: person.name }
      if (body.start) await liveTables.command(header.id, 'start', () => by, { kind: 'start' })
      return { id: header.id }
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables',
    summary: 'Public tables, last changed first',
    tag,
    query: listQuery,
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

  addRoute(app, {
    method: 'GET',
    path: '/api/me/questions',
    summary: 'The questions that are open for me, at all my tables',
    tag,
    handle: async ({ request }) => {
      const person = await mustBeSomebody(context, request)
      const { tables } = await context.store.listTables({ person: person.id, status: 'playing', limit: 100 })
      await inShare(
        context.quotas,
        request.ip,
        tables.reduce((sum, row) => sum + costAt(liveTables, row.id), 0),
      )
      const looked = await Promise.all(tables.map(row => lookedAt(row.id)))
      return looked.flatMap(table => (table === undefined ? [] : questionsOf(table, person)))
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id',
    summary: 'A table as I may see it',
    tag,
    params,
    query: lookQuery,
    handle: async ({ params: { id }, query, request }): Promise<TableAnswer> => {
      const { table, number, as, person } = await seen(id, request, query)
      const host = person?.id === table.header.host.person
      const left = person && seatLeftBy(table.seats, person.id)
      return { number, as, host, ...(left === undefined ? {} : { left }), view: viewTable(table, as) }
    },
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/tables/:id/commands',
    summary: 'Ask something of a table; repeating the id never does it twice',
    tag,
    params,
    body: commandRequest,
    handle: async ({ params: { id }, body, request }) => command(id, request, body.id, body.command, body.link),
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/tables/:id/answers',
    summary: 'Answer the question that is open for my seat',
    tag,
    params,
    body: answerRequest,
    handle: async ({ params: { id }, body: { id: requestId, ...answer }, request }) =>
      command(id, request, requestId ?? newSecret('once'), { kind: 'answer', ...answer }),
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/tables/:id/archive',
    summary: 'Take my table out of the lists; it is kept, and can still be opened',
    tag,
    params,
    handle: async ({ params: { id }, request }) => {
      const person = await mustBeSomebody(context, request)
      const { table } = await liveTables.look(id)
      if (table.header.host.person !== person.id || statusOf(table) === 'playing')
        throw new ServerRefusal('not-allowed', 'only the host can do this, and not while the game is played')
      await context.store.archive(id, context.now())
      return {}
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/since',
    summary: 'What happened since my last answer',
    tag,
    params,
    query: lookQuery,
    handle: async ({ params: { id }, query, request }) => {
      const { table, as } = await seen(id, request, query, COST.replay)
      return sinceLastAnswer(table, as)
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/log',
    summary: 'Everything that happened so far, as I may see it',
    tag,
    params,
    query: lookQuery,
    handle: async ({ params: { id }, query, request }) => {
      const { table, as } = await seen(id, request, query, COST.replay)
      return happenedSoFar(table, as)
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/advice',
    summary:
      'What a bot would do in the place of my seat, and why; in lines to who accepts them, also how many come first',
    tag,
    params,
    query: lookQuery,
    perMinute: ADVICE_PER_MINUTE,
    handle: async ({ params: { id }, query, request, reply }) => {
      const { table, as } = await seen(id, request, query)
      return answerWithAdvice(context, table, as, request.headers.accept, reply)
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/statistics',
    summary: 'Points and resources over time and by source, of a finished game',
    tag,
    params,
    query: lookQuery,
    handle: async ({ params: { id }, query, request }) =>
      statistics((await seen(id, request, query, COST.replay)).table),
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/record',
    summary: 'The record of a finished game: as lines, or as JSON where that is accepted',
    tag,
    params,
    query: lookQuery,
    handle: async ({ params: { id }, query, request, reply }) => {
      const record = finishedRecord((await seen(id, request, query)).table)
      if (request.headers.accept?.includes('application/json')) return record
      reply.type('text/plain; charset=utf-8').header('content-disposition', `attachment; filename="${id}.athenaeum"`)
      reply.serializer(text => text as string)
      return writeRecord(record)
    },
  })
}

/** Advice is made in the threads in which the bots think: nobody may keep them from playing. */
const ADVICE_PER_MINUTE = 30

/** A person has only so many tables at once. */
async function mustHaveRoom({ store, settings }: Context, person: Person): Promise<void> {
  const most = settings.limits.tablesPerPerson
  const rows = await Promise.all(
    (['open', 'playing'] as const).map(status =>
      store.listTables({ person: person.id, status, limit: Math.min(most, 500) }),
    ),
  )
  if (rows.reduce((sum, page) => sum + page.tables.length, 0) >= most)
    throw new ServerRefusal('too-many', `you have ${most} tables that are not finished; finish or leave some first`)
}

async function headerOf(context: Context, wanted: z.output<typeof newTable>, person: Person): Promise<TableHeader> {
  const { game: gameId, players, seat: hostSeat = 0, bots = [], start: _start, ...arranged } = wanted
  const game = await context.games.load(gameId)
  const arrangement = { visibility: 'private' as const, options: {}, ...arranged }
  if (arranged.pack !== undefined) await context.packs.mustPlay({ game: gameId, players, pack: arranged.pack })
  checkArrangement(game, arrangement, players)
  for (const level of bots) if (level !== null) mustBeLevel(context.bots, level)
  const host = { person: person.id, name: person.name }
  const seats = Array.from({ length: players }, (_, seat): SeatHolder => {
    if (seat === hostSeat) return seatOf(host)
    const level = bots[seat]
    return level ? botSeat(level) : openSeat
  })
  return { id: newTableId(), game: gameId, host, createdAt: context.now(), arrangement, seats }
}

function questionsOf(table: Table, person: Person): readonly OpenQuestion[] {
  return table.seats.flatMap((holder, seat) => {
    if (holder.kind !== 'person' || holder.person !== person.id) return []
    const question = viewTable(table, seat).own?.question
    return question === undefined ? [] : [{ table: table.header.id, game: table.header.game, seat, ...question }]
  })
}
