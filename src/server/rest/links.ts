import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Seat } from '../../kernel/contract.ts'
import { done, linkInfo, linkMade, linksMade } from '../../protocol/answers.ts'
import { linkSecret, tableId } from '../../protocol/commands.ts'
import { type LinkInfo, type LinkKind, newLink } from '../../protocol/rest.ts'
import type { Person } from '../../store/port/people.ts'
import { mustHold } from '../../tables/seats.ts'
import type { Table } from '../../tables/table.ts'
import { commonView } from '../../tables/view.ts'
import type { Context } from '../context.ts'
import { costAt, inShare } from '../limits/quotas.ts'
import { hasPart, mustBeHost, opens } from '../people/access.ts'
import { hashOfSecret, newSecret } from '../people/secrets.ts'
import { linkOf, mustBeSomebody, personOf } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { noSuchTable } from '../tables/load-table.ts'
import { mustHaveFew } from './few.ts'
import { addRoute } from './route.ts'

const tag = 'links'
const params = z.object({ id: tableId })

/** Links: invitations, a seat on another device, spectators, coaches. */
export function linkRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  addRoute(app, {
    method: 'POST',
    path: '/api/tables/:id/links',
    summary: 'Make a link: an invitation to a seat, my seat on another device, for spectators, or for my coach',
    tag,
    params,
    body: newLink,
    answer: linkMade,
    handle: async ({ params: { id }, body: { kind, seat }, request }) => {
      const person = await mustBeSomebody(context, request)
      const { table } = await liveTables.look(id)
      mustMayMake(table, person, kind, seat)
      const secret = await context.quotas.counted(`links of ${person.id}`, () =>
        makeLink(context, id, person, kind, seat),
      )
      return { kind, secret, path: `/link/${secret}` }
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/links',
    summary: 'The links that I made for a table, without their secrets',
    tag,
    params,
    answer: linksMade,
    handle: async ({ params: { id }, request }) => {
      const person = await mustBeSomebody(context, request)
      const links = await context.store.links({ table: id })
      return links
        .filter(link => link.person === person.id && link.revokedAt === undefined)
        .map(({ hash, kind, seat, createdAt }) => ({
          id: hash,
          kind,
          createdAt,
          ...(seat === undefined ? {} : { seat }),
        }))
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/tables/:id/links/:link',
    summary: 'Withdraw a link that I made',
    tag,
    params: params.extend({ link: z.string().regex(/^[0-9a-f]{64}$/) }),
    answer: done,
    handle: async ({ params: { id, link }, request }) => {
      const person = await mustBeSomebody(context, request)
      const links = await context.store.links({ table: id })
      if (!links.some(one => one.hash === link && one.person === person.id))
        throw new ServerRefusal('no-such-link-of-yours')
      await context.store.revokeLink(link, context.now())
      return {}
    },
  })

  openedRoute(app, context, liveTables)
}

function openedRoute(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/links/:secret',
    summary: 'What a link opens',
    tag,
    params: z.object({ secret: linkSecret }),
    answer: linkInfo,
    handle: async ({ params: { secret }, request }) => {
      const link = await linkOf(context, secret)
      if (link?.table === undefined) throw noSuchTable('')
      await inShare(context.quotas, request.ip, costAt(liveTables, link.table))
      const { table } = await liveTables.look(link.table)
      if (!opens(link, table, await personOf(context, request))) throw new ServerRefusal('no-such-link')
      const seat = link.seat === undefined ? {} : { seat: link.seat }
      const invitation = link.kind === 'invite' ? { invitation: invitationTo(table) } : {}
      return { kind: link.kind as LinkKind, table: link.table, game: table.header.game, ...seat, ...invitation }
    },
  })
}

/** Keeps the hash of a new secret, and gives the secret away. */
async function makeLink(
  context: Context,
  table: string,
  person: Person,
  kind: LinkKind,
  seat: Seat | undefined,
): Promise<string> {
  mustHaveFew(
    (await context.store.links({ table })).filter(link => link.person === person.id),
    'links',
  )
  const secret = newSecret(kind)
  const about = seat === undefined || kind === 'spectate' ? {} : { seat }
  await context.store.addLink({
    hash: hashOfSecret(secret),
    kind,
    table,
    person: person.id,
    createdAt: context.now(),
    ...about,
  })
  return secret
}

/** What a table is before it is joined: no more than whoever has the link would see there. */
function invitationTo(table: Table): NonNullable<LinkInfo['invitation']> {
  const { arrangement, host, seats, status } = commonView(table)
  const { pack, ...rest } = arrangement
  const withOwnPack = pack === undefined ? {} : { ownPack: true as const }
  return { host, seats, status, arrangement: rest, ...withOwnPack }
}

/** Seat and coach links are the seat's own; invitations the host's; spectators may be asked in by anybody at the table. */
function mustMayMake(table: Table, person: Person, kind: LinkKind, seat: Seat | undefined): void {
  if ((kind === 'seat' || kind === 'coach') && seat === undefined) throw new ServerRefusal('which-seat')
  if ((kind === 'seat' || kind === 'coach') && seat !== undefined) mustHold(table.seats, seat, person.id)
  if (kind === 'invite') mustBeHost(table, person, 'host-invites')
  if (kind === 'spectate' && !hasPart(table, person.id)) throw new ServerRefusal('players-invite')
}
