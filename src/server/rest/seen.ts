import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { linkSecret, tableId, viewer } from '../../protocol/commands.ts'
import type { Person } from '../../store/port/people.ts'
import { seatHeldBy } from '../../tables/seats.ts'
import type { Table } from '../../tables/table.ts'
import type { Viewer } from '../../tables/view.ts'
import type { Context } from '../context.ts'
import { COST, costAt, inShare } from '../limits/quotas.ts'
import { type Credentials, maySee } from '../people/access.ts'
import { linkOf, personOf } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { isShownLate } from '../tables/shown-late.ts'

export const tableParams = z.object({ id: tableId })

/** In an address everything is text: `as=1` is a seat. */
const asViewer = z.preprocess(text => (/^\d$/.test(String(text)) ? Number(text) : text), viewer)
export const lookQuery = z.object({ as: asViewer.optional(), link: linkSecret.optional() })

export const credentialsOf = async (
  context: Context,
  request: FastifyRequest,
  link: string | undefined,
): Promise<Credentials> => ({ person: await personOf(context, request), link: await linkOf(context, link) })

/** A table, and as whom it is seen. */
export interface SeenTable {
  readonly table: Table
  readonly number: number
  readonly as: Viewer
  readonly person: Person | undefined
}

/** As wanted, else from one's own seat or the link's, if it is open, else as a spectator. `cost` is that of work beyond looking. */
export type See = (
  id: string,
  request: FastifyRequest,
  query: z.output<typeof lookQuery>,
  cost?: number,
) => Promise<SeenTable>

export const seeing =
  (context: Context, liveTables: LiveTables): See =>
  async (id, request, query, cost = 0) => {
    const credentials = await credentialsOf(context, request, query.link)
    await inShare(context.quotas, request.ip, cost + costAt(liveTables, id))
    const { table, number } = await liveTables.look(id)
    const { person, link } = credentials
    const own = person && seatHeldBy(table.seats, person.id)
    const open = [own, link?.seat].find(seat => seat !== undefined && maySee(table, seat, credentials))
    const as: Viewer = query.as ?? open ?? 'spectator'
    if (!maySee(table, as, credentials)) throw new ServerRefusal('not-to-be-seen')
    if (as === 'spectator' && isShownLate(table)) {
      // What was a while ago may have to be read anew.
      await inShare(context.quotas, request.ip, COST.replay)
      return { ...(await liveTables.lookAsSpectator(id)), as, person }
    }
    return { table, number, as, person }
  }
