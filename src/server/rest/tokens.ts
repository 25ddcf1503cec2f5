import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { done, tokenInfos, tokenMade } from '../../protocol/answers.ts'
import { newToken } from '../../protocol/rest.ts'
import type { Context } from '../context.ts'
import { hashOfSecret, newSecret } from '../people/secrets.ts'
import { mustBeSomebody } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import { mustHaveFew } from './few.ts'
import { addRoute } from './route.ts'

const tag = 'people'
const tokenParams = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })

/** Access tokens, for programs. */
export function tokenRoutes(app: FastifyInstance, context: Context): void {
  addRoute(app, {
    method: 'POST',
    path: '/api/me/tokens',
    summary: 'Make an access token for a program; it is shown only now',
    tag,
    body: newToken,
    answer: tokenMade,
    handle: async ({ body, request }) => {
      const person = await mustBeSomebody(context, request)
      return context.quotas.counted(`tokens of ${person.id}`, async () => {
        mustHaveFew(
          (await context.store.links({ person: person.id })).filter(link => link.kind === 'token'),
          'tokens',
        )
        const token = newSecret('ath')
        const hash = hashOfSecret(token)
        await context.store.addLink({ hash, kind: 'token', person: person.id, ...body, createdAt: context.now() })
        return { token, id: hash }
      })
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me/tokens',
    summary: 'My access tokens, without their secrets',
    tag,
    answer: tokenInfos,
    handle: async ({ request }) => {
      const links = await context.store.links({ person: (await mustBeSomebody(context, request)).id })
      return links
        .filter(link => link.kind === 'token' && link.revokedAt === undefined)
        .map(({ hash, createdAt, label }) => ({ id: hash, createdAt, ...(label === undefined ? {} : { label }) }))
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/me/tokens/:id',
    summary: 'Withdraw an access token',
    tag,
    params: tokenParams,
    answer: done,
    handle: async ({ params, request }) => {
      const person = await mustBeSomebody(context, request)
      const links = await context.store.links({ person: person.id })
      if (!links.some(link => link.hash === params.id && link.kind === 'token'))
        throw new ServerRefusal('no-such-token')
      await context.store.revokeLink(params.id, context.now())
      return {}
    },
  })
}
