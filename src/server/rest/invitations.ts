import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { done, linkMade } from '../../protocol/answers.ts'
import { invitedPeople, myInvitations } from '../../protocol/people/answers.ts'
import { newInvitation } from '../../protocol/people/requests.ts'
import type { Context } from '../context.ts'
import { COST } from '../limits/quotas.ts'
import {
  declineInvitation,
  invitationsOf,
  inviteByName,
  invitedTo,
  openInvitation,
  withdrawInvitation,
} from '../people/invitations.ts'
import { personMeant } from '../people/whom.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { askerInShare, ownTableOf } from './asker.ts'
import { addRoute } from './route.ts'
import { tableParams as params } from './seen.ts'

const tag = 'people'

/** Inviting people by name, and what becomes of it. */
export function invitationRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  hostRoutes(app, context, liveTables)

  addRoute(app, {
    method: 'GET',
    path: '/api/me/invitations',
    summary: 'The tables to which I am invited by name, the newest first',
    tag,
    answer: myInvitations,
    handle: async ({ request }) => invitationsOf(context, await askerInShare(context, request, COST.load)),
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/me/invitations/:id',
    summary: 'A link that opens the table to which I am invited; the one before opens nothing any more',
    tag,
    params,
    answer: linkMade,
    handle: async ({ params: { id }, request }) => {
      const secret = await openInvitation(context, await askerInShare(context, request, COST.load), id)
      return { kind: 'invite' as const, secret, path: `/link/${secret}` }
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/me/invitations/:id',
    summary: 'Decline an invitation; the host is told',
    tag,
    params,
    answer: done,
    handle: async ({ params: { id }, request }) => {
      await declineInvitation(context, await askerInShare(context, request, COST.load), id)
      return {}
    },
  })
}

function hostRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  addRoute(app, {
    method: 'GET',
    path: '/api/tables/:id/invitations',
    summary: 'Whom I have invited by name to my table',
    tag,
    params,
    answer: invitedPeople,
    handle: async ({ params: { id }, request }) => {
      const { table } = await ownTableOf(context, liveTables, request, id, 'host-invites')
      return invitedTo(context, table)
    },
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/tables/:id/invitations',
    summary: 'Invite somebody to my table: by id, as I was told it, or by the name that they own. They are called',
    tag,
    params,
    body: newInvitation,
    answer: invitedPeople,
    handle: async ({ params: { id }, body, request }) => {
      const { person, table } = await ownTableOf(context, liveTables, request, id, 'host-invites')
      await inviteByName(context, person, table, await personMeant(context, liveTables, request, body))
      return invitedTo(context, table)
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/tables/:id/invitations/:person',
    summary: 'Invite somebody to my table no more: what they had opens nothing',
    tag,
    params: params.extend({ person: z.string() }),
    answer: invitedPeople,
    handle: async ({ params: { id, person }, request }) => {
      const { table } = await ownTableOf(context, liveTables, request, id, 'host-invites')
      await withdrawInvitation(context, id, person)
      return invitedTo(context, table)
    },
  })
}
