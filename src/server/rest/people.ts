import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  newSession,
  newToken,
  type PersonInfo,
  personChange,
  type SessionInfo,
  type TokenInfo,
  type TokenMade,
} from '../../protocol/rest.ts'
import type { Person } from '../../store/port.ts'
import type { House } from '../house.ts'
import { knowDevice, newGuest, passwords } from '../passwords.ts'
import { ServerRefusal } from '../refused.ts'
import { hashOfSecret, hashPassword, newSecret } from '../secrets.ts'
import { beginSession, forget, mustBeInSession, mustBeSomebody, sendCookie, tokenOf, visitOf } from '../sessions.ts'
import { checkWebhookAddress, webhookKey } from '../webhooks.ts'
import { addRoute } from './route.ts'

const tag = 'people'
const tokenParams = z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) })

/** Who somebody is: sessions, names, passwords, tokens. */
export function peopleRoutes(app: FastifyInstance, house: House): void {
  const tried = passwords(app, house)
  const info = async (person: Person): Promise<PersonInfo> => ({
    id: person.id,
    name: person.name,
    hasPassword: person.passwordHash !== undefined,
    ...(person.webhook === undefined
      ? {}
      : { webhook: person.webhook, webhookKey: await webhookKey(house, person.id) }),
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/session',
    summary: 'Begin a session: a name is enough; with a password, as the person who owns the name',
    tag,
    body: newSession,
    perMinute: house.settings.limits.sessionsPerMinute,
    handle: async ({ body: { name, password }, request, reply }) => {
      const person = password === undefined ? await newGuest(house, name) : await tried.signIn(request, name, password)
      await beginSession(house, request, person)
      // Before any other, for programs that take the first.
      sendCookie(house, request, reply)
      if (password !== undefined) knowDevice(request, reply, person)
      return info(person)
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/session',
    summary: 'End the session on this device',
    tag,
    handle: async ({ request, reply }) => {
      const visit = tokenOf(request) === undefined ? await visitOf(house, request) : undefined
      if (visit !== undefined) await house.store.endSessions({ hash: visit.hash })
      forget(request, reply)
      return {}
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me/sessions',
    summary: 'The devices on which I am signed in',
    tag,
    handle: async ({ request }): Promise<readonly SessionInfo[]> => {
      const { person, hash: own } = await mustBeInSession(house, request)
      const sessions = await house.store.sessions(person.id, house.now())
      return sessions.map(({ hash, createdAt, seenAt }) => ({ id: hash, createdAt, seenAt, current: hash === own }))
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/me/sessions',
    summary: 'Sign out everywhere: end all my sessions, this one too; access tokens stay',
    tag,
    handle: async ({ request, reply }) => {
      const { person } = await mustBeInSession(house, request)
      await house.store.endSessions({ person: person.id })
      forget(request, reply)
      return {}
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am',
    tag,
    handle: async ({ request }) => info(await mustBeSomebody(house, request)),
  })

  addRoute(app, {
    method: 'PATCH',
    path: '/api/me',
    summary: 'Change my name, password or webhook; a new password ends my other sessions',
    tag,
    body: personChange,
    perMinute: house.settings.limits.sessionsPerMinute,
    handle: async ({ body, request, reply }) => {
      const person = await mustBeSomebody(house, request)
      const { name, password, oldPassword, webhook } = body
      if (password !== undefined) {
        await mustBeInSession(house, request)
        await tried.mustBeOwn(request, person, oldPassword)
      }
      if (webhook) await checkWebhookAddress(house, webhook)
      const change = {
        ...(name === undefined ? {} : { name }),
        ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
        ...(webhook === undefined ? {} : { webhook: webhook ?? undefined }),
      }
      if ((await house.store.changePerson(person.id, change)) === 'name taken')
        throw new ServerRefusal('name-taken', 'that name, or one that looks like it, belongs to somebody else')
      if (password !== undefined) {
        const { hash } = await mustBeInSession(house, request)
        await house.store.endSessions({ person: person.id, except: hash })
        knowDevice(request, reply, person)
      }
      return info((await house.store.person(person.id)) ?? person)
    },
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/me/tokens',
    summary: 'Make an access token for a program; it is shown only now',
    tag,
    body: newToken,
    handle: async ({ body, request }): Promise<TokenMade> => {
      const person = await mustBeSomebody(house, request)
      const token = newSecret('ath')
      const hash = hashOfSecret(token)
      await house.store.addLink({ hash, kind: 'token', person: person.id, ...body, createdAt: house.now() })
      return { token, id: hash }
    },
  })

  addRoute(app, {
    method: 'GET',
    path: '/api/me/tokens',
    summary: 'My access tokens, without their secrets',
    tag,
    handle: async ({ request }): Promise<readonly TokenInfo[]> => {
      const links = await house.store.links({ person: (await mustBeSomebody(house, request)).id })
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
    handle: async ({ params, request }) => {
      const person = await mustBeSomebody(house, request)
      const links = await house.store.links({ person: person.id })
      if (!links.some(link => link.hash === params.id && link.kind === 'token'))
        throw new ServerRefusal('no-such-link', 'you have no such token')
      await house.store.revokeLink(params.id, house.now())
      return {}
    },
  })
}
