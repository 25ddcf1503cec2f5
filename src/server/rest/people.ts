import type { FastifyInstance } from 'fastify'
import { personInfo } from '../../protocol/answers.ts'
import { personChange } from '../../protocol/rest.ts'
import type { Context } from '../context.ts'
import { endSignInLetters } from '../mail/letters.ts'
import { knowDevice, passwords } from '../people/passwords.ts'
import { withResultsShown } from '../people/results-shown.ts'
import { hashPassword } from '../people/secrets.ts'
import { mustBeInSession, mustBeSomebody } from '../people/sessions.ts'
import { checkWebhookAddress } from '../people/webhooks.ts'
import { ServerRefusal } from '../refused.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { callRoutes } from './calls.ts'
import { mailRoutes } from './mail.ts'
import { ownDataRoutes } from './own-data.ts'
import { infoOfPerson } from './person-info.ts'
import { addRoute } from './route.ts'
import { sessionRoutes } from './sessions.ts'
import { tokenRoutes } from './tokens.ts'

const tag = 'people'

/** Who somebody is: sessions, names, passwords, tokens. */
export function peopleRoutes(app: FastifyInstance, context: Context, liveTables: LiveTables): void {
  const tried = passwords(context)
  sessionRoutes(app, context, tried)
  tokenRoutes(app, context)
  callRoutes(app, context, liveTables)
  mailRoutes(app, context)
  ownDataRoutes(app, context, tried)

  addRoute(app, {
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am',
    tag,
    answer: personInfo,
    handle: async ({ request }) => infoOfPerson(context, await mustBeSomebody(context, request)),
  })

  addRoute(app, {
    method: 'PATCH',
    path: '/api/me',
    summary: 'Change my name, password or webhook; a new password ends my other sessions',
    tag,
    body: personChange,
    perMinute: context.settings.limits.sessionsPerMinute,
    answer: personInfo,
    handle: async ({ body, request, reply }) => {
      const person = await mustBeSomebody(context, request)
      const { name, password, oldPassword, webhook, results } = body
      if (password !== undefined) {
        await mustBeInSession(context, request)
        await tried.mustBeOwn(request, person, oldPassword)
      }
      if (webhook) checkWebhookAddress(context, webhook)
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
        ...(webhook === undefined ? {} : { webhook: webhook ?? undefined }),
        ...(results === undefined ? {} : { settings: withResultsShown(person, results) }),
      }
      if ((await context.store.changePerson(person.id, change)) === 'name taken')
        throw new ServerRefusal('name-taken', { name: name ?? person.name })
      if (password !== undefined) {
        const { hash } = await mustBeInSession(context, request)
        await context.store.endSessions({ person: person.id, except: hash })
        await endSignInLetters(context, person.id)
        knowDevice(request, reply, person)
      }
      return infoOfPerson(context, (await context.store.person(person.id)) ?? person)
    },
  })
}
