import type { FastifyRequest } from 'fastify'
import type { Person } from '../../store/port/people.ts'
import type { Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { costAt, inShare } from '../limits/quotas.ts'
import { mustBeHost } from '../people/access.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import type { LiveTables } from '../tables/live-tables.ts'

/** Whoever asks, once their address has room for what that costs. */
export async function askerInShare(context: Context, request: FastifyRequest, cost: number): Promise<Person> {
  const person = await mustBeSomebody(context, request)
  await inShare(context.quotas, request.ip, cost)
  return person
}

/** The table of whoever asks; refused to everybody but its host. */
export async function ownTableOf(
  context: Context,
  liveTables: LiveTables,
  request: FastifyRequest,
  id: string,
  why: Parameters<typeof mustBeHost>[2],
): Promise<{ readonly person: Person; readonly table: Table }> {
  const person = await askerInShare(context, request, costAt(liveTables, id))
  const { table } = await liveTables.look(id)
  mustBeHost(table, person, why)
  return { person, table }
}
