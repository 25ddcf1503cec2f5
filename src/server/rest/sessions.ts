import type { FastifyInstance } from 'fastify'
import { done, personInfo, sessionInfos } from '../../protocol/answers.ts'
import { newSession } from '../../protocol/rest.ts'
import type { Context } from '../context.ts'
import { endSignInLetters } from '../mail/letters.ts'
import { knowDevice, newGuest, type Passwords } from '../people/passwords.ts'
import { beginSession, forget, mustBeInSession, sendCookie, tokenOf, visitOf } from '../people/sessions.ts'
import { infoOfPerson } from './person-info.ts'
import { addRoute } from './route.ts'

const tag = 'people'

/** Signing in and out. */
export function sessionRoutes(app: FastifyInstance, context: Context, tried: Passwords): void {
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
      return infoOfPerson(context, person)
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

  deviceRoutes(app, context)
}

/** The sessions of a person, on all devices. */
function deviceRoutes(app: FastifyInstance, context: Context): void {
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
      await endSignInLetters(context, person.id)
      forget(request, reply)
      return {}
    },
  })
}
