import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { done } from '../../protocol/answers.ts'
import type { Context } from '../context.ts'
import { unsubscribeAddress } from '../mail/digest-job.ts'
import { ServerRefusal } from '../refused.ts'
import { addRoute } from './route.ts'

const query = z.object({ of: z.string().max(100), sign: z.string().regex(/^[0-9a-f]{64}$/) })

/** The end of digests with one click in a mail program (RFC 8058), without signing in; or by a button on a plain page. */
export function unsubscribeRoutes(app: FastifyInstance, context: Context): void {
  const mustBeSigned = async ({ of, sign }: z.output<typeof query>): Promise<void> => {
    const expected = new URL(await unsubscribeAddress(context, of)).searchParams.get('sign') ?? ''
    if (!timingSafeEqual(Buffer.from(sign), Buffer.from(expected))) throw new ServerRefusal('no-such-link')
  }
  // What mail programs send with it says nothing new.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    async () => ({}),
  )

  addRoute(app, {
    method: 'POST',
    path: '/api/mail/unsubscribe',
    summary: 'No more digests: the address in List-Unsubscribe',
    tag: 'people',
    query,
    perMinute: context.settings.limits.sessionsPerMinute,
    answer: done,
    handle: async ({ query: asked }) => {
      await mustBeSigned(asked)
      await context.store.wantDigest(asked.of, false)
      return {}
    },
  })

  app.get('/api/mail/unsubscribe', { schema: { hide: true } }, async (request, reply) => {
    const asked = query.safeParse(request.query)
    if (!asked.success) throw new ServerRefusal('no-such-link')
    await mustBeSigned(asked.data)
    // Fetching an address changes nothing: whoever checks letters for dangers fetches all of them.
    return reply
      .type('text/html; charset=utf-8')
      .send(
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Athenaeum</title>' +
          '<form method="post"><p>Athenaeum</p><button>Unsubscribe / Annulla l’iscrizione</button></form>',
      )
  })
}
