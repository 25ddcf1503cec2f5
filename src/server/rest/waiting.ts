import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isLanguage, type Language } from '../../kernel/words.ts'
import { waitingTables } from '../../protocol/answers.ts'
import { askedBesides } from '../../protocol/notices/words.ts'
import type { TableInfo, WaitingTable } from '../../protocol/rest.ts'
import type { Person } from '../../store/port/people.ts'
import { seatName } from '../../tables/record.ts'
import { isFull, statusOf, type Table } from '../../tables/table.ts'
import { waitingCall } from '../calls/notice-of.ts'
import type { Context } from '../context.ts'
import { costAt, inShare } from '../limits/quotas.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { isLater } from '../refused.ts'
import { infoOf } from '../tables/listing.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { addRoute } from './route.ts'

/** More than anybody looks at in one go. */
const MOST = 30

/** What waits for me, for the home page: only tables that ask me are looked at. */
export function waitingRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  async function waitingAt(id: string, person: Person, language: Language): Promise<readonly WaitingTable[]> {
    try {
      const { table } = await liveTables.look(id)
      return tableWaiting(context, table, person, language)
    } catch (fault) {
      // The others are not its hostages.
      if (!isLater(fault)) context.log.error({ table: id, err: fault }, 'a table cannot be read')
      return []
    }
  }

  addRoute(app, {
    method: 'GET',
    path: '/api/me/waiting',
    summary: 'The tables that wait for me, each with its question in words, the shortest time first',
    tag: 'tables',
    query: z.object({ language: z.string().max(10).optional() }),
    answer: waitingTables,
    handle: async ({ query, request }) => {
      const person = await mustBeSomebody(context, request)
      const listed = (status: 'playing' | 'open') => context.store.listTables({ person: person.id, status, limit: 200 })
      const asked = [await listed('playing'), await listed('open')]
        .flatMap(page => page.tables)
        .map(row => infoOf(row, person.id))
        .filter(mayWait)
        .slice(0, MOST)
      const cost = asked.reduce((sum, { id }) => sum + costAt(liveTables, id), 0)
      await inShare(context.quotas, request.ip, cost)
      const language = isLanguage(query.language) ? query.language : 'en'
      const found = await Promise.all(asked.map(({ id }) => waitingAt(id, person, language)))
      return found.flat().sort((one, other) => end(one) - end(other) || one.since - other.since)
    },
  })
}

const end = ({ until }: WaitingTable): number => until ?? Number.POSITIVE_INFINITY

/** Whether a table is worth a look: it or somebody there asks them, all its seats are taken, or their seat is not theirs now. */
const mayWait = ({ seat, status, summary }: TableInfo): boolean =>
  status === 'open'
    ? summary.seats.every(({ kind }) => kind !== 'open')
    : seat === undefined || summary.asked.includes(seat) || summary.agrees?.includes(seat) === true

function tableWaiting(context: Context, table: Table, { id }: Person, language: Language): readonly WaitingTable[] {
  return table.seats.flatMap((holder, seat): WaitingTable[] => {
    const { id: at, game } = table.header
    const told = { table: at, game, seat, seats: table.seats.map(seatName) }
    if (holder.kind === 'bot' && holder.standsInFor?.person === id && statusOf(table) === 'playing')
      return [{ ...told, wants: 'return', question: askedBesides(language, 'return'), since: table.at }]
    if (holder.kind !== 'person' || holder.person !== id) return []
    const notice = waitingCall(context, table, seat)?.notice(language)
    if (notice === undefined) return []
    const { question = '', since = table.at, until, afterwards } = notice
    return [
      {
        ...{ ...told, question, since },
        ...(isFull(table) ? { wants: 'start' } : {}),
        ...(until === undefined ? {} : { until }),
        ...(afterwards === undefined ? {} : { afterwards }),
      },
    ]
  })
}
