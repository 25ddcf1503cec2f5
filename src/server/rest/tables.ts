import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { done, tableMade } from '../../protocol/answers.ts'
import { newTable } from '../../protocol/rest.ts'
import type { Person } from '../../store/port.ts'
import { checkArrangement } from '../../tables/decide-seating.ts'
import type { TableHeader } from '../../tables/entry.ts'
import { botSeat, openSeat, type SeatHolder, seatOf } from '../../tables/seats.ts'
import { statusOf } from '../../tables/table.ts'
import { mustBeLevel } from '../bots/bots.ts'
import type { Context } from '../context.ts'
import { newTableId } from '../people/secrets.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { addRoute } from './route.ts'
import { tableParams as params } from './seen.ts'

const tag = 'tables'

/** Making a table, and putting it away. */
export function tableRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  /** Tables that are being made, by person: a pack is tried first, and meanwhile others may be asked for. */
  const making = new Map<string, number>()

  addRoute(app, {
    method: 'POST',
    path: '/api/tables',
    summary: 'Make a table',
    tag,
    body: newTable,
    answer: tableMade,
    handle: async ({ body, request }) => {
      const person = await mustBeSomebody(context, request)
      const made = (making.get(person.id) ?? 0) + 1
      making.set(person.id, made)
      try {
        await mustHaveRoom(context, person, made)
        const header = await headerOf(context, body, person)
        await liveTables.create(header)
        const by = { person: person.id, name: person.name }
        if (body.start) await liveTables.command(header.id, 'start', () => by, { kind: 'start' })
        return { id: header.id }
      } finally {
        const left = (making.get(person.id) ?? 1) - 1
        if (left > 0) making.set(person.id, left)
        else making.delete(person.id)
      }
    },
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/tables/:id/archive',
    summary: 'Take my table out of the lists; it is kept, and can still be opened',
    tag,
    params,
    answer: done,
    handle: async ({ params: { id }, request }) => {
      const person = await mustBeSomebody(context, request)
      const { table } = await liveTables.look(id)
      if (table.header.host.person !== person.id || statusOf(table) === 'playing')
        throw new ServerRefusal('host-archives')
      await context.store.archive(id, context.now())
      return {}
    },
  })
}

/** A person has only so many tables at once, with those that are being made. */
async function mustHaveRoom({ store, settings }: Context, person: Person, made: number): Promise<void> {
  const most = settings.limits.tablesPerPerson
  const rows = await Promise.all(
    (['open', 'playing'] as const).map(status =>
      store.listTables({ person: person.id, status, limit: Math.min(most, 500) }),
    ),
  )
  if (rows.reduce((sum, page) => sum + page.tables.length, made) > most)
    throw new ServerRefusal('too-many-tables', { most })
}

async function headerOf(context: Context, wanted: z.output<typeof newTable>, person: Person): Promise<TableHeader> {
  const { game: gameId, players, seat: hostSeat = 0, bots = [], start: _start, ...arranged } = wanted
  const game = await context.games.load(gameId)
  const arrangement = { visibility: 'private' as const, options: {}, ...arranged }
  if (arranged.pack !== undefined) await context.packs.mustPlay({ game: gameId, players, pack: arranged.pack })
  for (const level of bots) if (level !== null) mustBeLevel(context.bots, level)
  const host = { person: person.id, name: person.name }
  const seats = Array.from({ length: players }, (_, seat): SeatHolder => {
    if (seat === hostSeat) return seatOf(host)
    const level = bots[seat]
    return level ? botSeat(level) : openSeat
  })
  const header = { id: newTableId(), game: gameId, host, createdAt: context.now(), arrangement, seats }
  context.ownPacks.run({ header, arrangement }, () => checkArrangement(game, arrangement, players))
  return header
}
