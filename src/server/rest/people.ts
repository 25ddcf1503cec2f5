import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { done, personInfo, sessionInfos, tokenInfos, tokenMade } from '../../protocol/answers.ts'
import { newSession, newToken, type PersonInfo, personChange } from '../../protocol/rest.ts'
import type { Person } from '../../store/port.ts'
import type { Context } from '../context.ts'
import { knowDevice, newGuest, passwords } from '../people/passwords.ts'
import { hashOfSecret, hashPassword, newSecret } from '../people/secrets.ts'
import {
  beginSession,
  forget,
  mustBeInSession,
  mustBeSomebody,
  sendCookie,
  tokenOf,
  visitOf,
} from '../people/sessions.ts'
import { checkWebhookAddress, webhookKey } from '../people/webhooks.ts'
import { ServerRefusal } from '../refused.ts'
import { addRoute } from './route.ts'

const tag = 'people'
const tokenParams = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })

/** Who somebody is: sessions, names, passwords, tokens. */
export function peopleRoutes(app: FastifyInstance, context: Context): void {
  const tried = passwords(app, context)
  const info = async (person: Person): Promise<PersonInfo> => ({
    id: person.id,
    name: person.name,
    hasPassword: person.passwordHash !== undefined,
    ...(person.webhook === undefined
      ? {}
      : { webhook: person.webhook, webhookKey: await webhookKey(context, person.id) }),
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/session',
    summary: 'Begin a session: a name is enough; with a password, as the person who owns the name',
    tag,
    body: newSession,
    perMinute: context.settings.limits.sessionsPerMinute,
    answer: personInfo,
    handle: async ({ body: { name, password }, request, reply }) => {
      const person =
        password === undefined ? await newGuest(context, name) : await tried.signIn(request, name, password)
      await beginSession(context, request, person)
      // Before any other, for programs that take the first.
      sendCookie(context, request, reply)
      if (password !== undefined) knowDevice(request, reply, person)
      return info(person)
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/session',
    summary: 'End the session on this device',
    tag,
    answer: done,
    handle: async ({ request, reply }) => {
      const visit = tokenOf(request) === undefined ? await visitOf(context, request) : undefined
      if (visit !== undefined) await context.store.endSessions({ hash: visit.hash })
      forget(request, reply)
      return {}
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me/sessions',
    summary: 'The devices on which I am signed in',
    tag,
    answer: sessionInfos,
    handle: async ({ request }) => {
      const { person, hash: own } = await mustBeInSession(context, request)
      const sessions = await context.store.sessions(person.id, context.now())
      return sessions.map(({ hash, createdAt, seenAt }) => ({ id: hash, createdAt, seenAt, current: hash === own }))
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/me/sessions',
    summary: 'Sign out everywhere: end all my sessions, this one too; access tokens stay',
    tag,
    answer: done,
    handle: async ({ request, reply }) => {
      const { person } = await mustBeInSession(context, request)
      await context.store.endSessions({ person: person.id })
      forget(request, reply)
      return {}
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am',
    tag,
    answer: personInfo,
    handle: async ({ request }) => info(await mustBeSomebody(context, request)),
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
      const { name, password, oldPassword, webhook } = body
      if (password !== undefined) {
        await mustBeInSession(context, request)
        await tried.mustBeOwn(request, person, oldPassword)
      }
      if (webhook) await checkWebhookAddress(context, webhook)
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
        ...(webhook === undefined ? {} : { webhook: webhook ?? undefined }),
      }
      if ((await context.store.changePerson(person.id, change)) === 'name taken')
        throw new ServerRefusal('name-taken', 'that name, or one that looks like it, belongs to somebody else')
      if (password !== undefined) {
        const { hash } = await mustBeInSession(context, request)
        await context.store.endSessions({ person: person.id, except: hash })
        knowDevice(request, reply, person)
      }
      return info((await context.store.person(person.id)) ?? person)
    },
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/me/tokens',
    summary: 'Make an access token for a program; it is shown only now',
    tag,
    body: newToken,
    answer: tokenMade,
    handle: async ({ body, request }) => {
      const person = await mustBeSomebody(context, request)
      const token = newSecret('ath')
      const hash = hashOfSecret(token)
      await context.store.addLink({ hash, kind: 'token', person: person.id, ...body, createdAt: context.now() })
      return { token, id: hash }
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
        throw new ServerRefusal('no-such-link', 'you have no such token')
      await context.store.revokeLink(params.id, context.now())
      return {}
    },
  })
}
