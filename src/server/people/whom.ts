import type { FastifyRequest } from 'fastify'
import type { Whom } from '../../protocol/people/requests.ts'
import type { KnownPerson } from '../../store/port/ties.ts'
import type { Entry } from '../../tables/entry.ts'
import { seatHeldBy } from '../../tables/seats.ts'
import type { Table } from '../../tables/table.ts'
import type { Context } from '../context.ts'
import { COST, costAt, inShare } from '../limits/quotas.ts'
import { ServerRefusal } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { isShownLate } from '../tables/shown-late.ts'
import { maySee } from './access.ts'
import { mustBeSomebody } from './sessions.ts'

/** Whom somebody means. Of a table only those are told who may look at it. */
export async function personMeant(
  context: Context,
  liveTables: LiveTables,
  request: FastifyRequest,
  { table: id, seat, line, person, name }: Whom,
): Promise<KnownPerson> {
  const { store } = context
  const me = await mustBeSomebody(context, request)
  const found =
    id === undefined
      ? (person ?? (name === undefined ? undefined : (await store.ownerOfName(name))?.id))
      : await atTable(await tableSeen(context, liveTables, request, id))
  const [known] = found === undefined ? [] : await store.knownPeople([found])
  if (known === undefined) throw new ServerRefusal('nobody-meant')
  if (known.id === me.id) throw new ServerRefusal('not-about-yourself')
  return known

  async function atTable(table: Table | undefined): Promise<string | undefined> {
    if (table === undefined) throw new ServerRefusal('not-to-be-seen')
    if (line === undefined) return personAt(table, seat)
    // To whom the game is shown late nobody has said this yet.
    if (line > table.number) return undefined
    const [entry] = await store.entries(table.header.id, line, line)
    const said = entry?.body as Entry | undefined
    if (said?.kind === 'remarked') return said.person
    return said?.kind === 'said' ? personAt(table, said.seat) : undefined
  }
}

/** A table as it is shown to whoever asks, if they may look at it. */
export async function tableSeen(
  context: Context,
  liveTables: LiveTables,
  request: FastifyRequest,
  id: string,
): Promise<Table | undefined> {
  const person = await mustBeSomebody(context, request)
  await inShare(context.quotas, request.ip, costAt(liveTables, id))
  const { table } = await liveTables.look(id)
  const seat = seatHeldBy(table.seats, person.id)
  if (!maySee(table, seat ?? 'spectator', { person, link: undefined })) return undefined
  if (seat !== undefined || !isShownLate(table)) return table
  await inShare(context.quotas, request.ip, COST.replay)
  return (await liveTables.lookAsSpectator(id)).table
}

/** Who sits there, or has left the seat to a bot. */
export function personAt({ seats }: Table, seat: number | undefined): string | undefined {
  const holder = seats[seat ?? -1]
  if (holder?.kind === 'person') return holder.person
  return holder?.kind === 'bot' ? holder.standsInFor?.person : undefined
}
