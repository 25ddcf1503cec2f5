import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Link } from '../../store/port/links.ts'
import type { Person } from '../../store/port/people.ts'
import { oldCookieHash } from '../../store/port/sessions.ts'
import type { Context } from '../context.ts'
import { ServerRefusal } from '../refused.ts'
import { hashOfSecret, newSecret } from './secrets.ts'

const COOKIE = 'athenaeum'
const DAY = 86_400_000
/** What the cookie of a session begins with; a cookie of the first release is the bare id of a person. */
const PREFIX = 'ses'

declare module 'fastify' {
  interface FastifyRequest {
    /** Looked up once for each request. */
    visit: Promise<Visit | undefined> | undefined
    /** The secret of a session that goes out with the answer: a new one, or one that lasts longer now. */
    freshSecret: string | undefined
  }
}

/** Who somebody is, and by what they are known: when that ends, so do their rights. */
export interface Visit {
  readonly person: Person
  readonly by: 'session' | 'token' | 'old cookie'
  /** The hash of the session's or token's secret. */
  readonly hash: string
  readonly expiresAt: number
}

/** Who sent this request: by the signed cookie of a browser, or by the access token of a program. */
export function visitOf(context: Context, request: FastifyRequest): Promise<Visit | undefined> {
  const token = tokenOf(request)
  request.visit ??= token === undefined ? byCookie(context, request) : byToken(context, token)
  return request.visit
}

export const personOf = async (context: Context, request: FastifyRequest): Promise<Person | undefined> =>
  (await visitOf(context, request))?.person

async function byToken({ store }: Context, token: string): Promise<Visit | undefined> {
  const hash = hashOfSecret(token)
  const link = await store.link(hash)
  if (link?.kind !== 'token' || link.person === undefined) throw new ServerRefusal('token-unknown')
  const person = await store.person(link.person)
  return person && { person, by: 'token', hash, expiresAt: Number.POSITIVE_INFINITY }
}

async function byCookie(context: Context, request: FastifyRequest): Promise<Visit | undefined> {
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return undefined
  const { valid, renew, value: secret } = request.unsignCookie(cookie)
  if (!valid || !secret) return undefined
  if (!secret.startsWith(`${PREFIX}_`)) return byOldCookie(context, request, secret)
  const { store, settings } = context
  const now = context.now()
  const hash = hashOfSecret(secret)
  const found = await store.session(hash, now)
  if (found === undefined) return undefined
  const { session, person } = found
  if (now - session.seenAt < DAY && !renew) return { person, by: 'session', hash, expiresAt: session.expiresAt }
  // Used: it lasts longer, and its cookie is signed with the newest key.
  const expiresAt = now + settings.sessionLife
  await store.prolongSession(hash, now, expiresAt)
  request.freshSecret = secret
  return { person, by: 'session', hash, expiresAt }
}

/**
 * A cookie of the first release names its person for ever and cannot be ended. It lets them in once, in exchange for a
 * session; a browser sends several requests at once and may lose an answer, so it is good for a day more.
 */
async function byOldCookie(context: Context, request: FastifyRequest, id: string): Promise<Visit | undefined> {
  const now = context.now()
  const person = await context.store.person(id)
  // The answer to a socket carries no cookie: there it is looked at, and not yet used.
  const until = request.ws ? [] : [now + DAY]
  if (person === undefined || !(await context.store.oldCookie(id, now, ...until))) return undefined
  if (request.ws) return { person, by: 'old cookie', hash: oldCookieHash(id), expiresAt: now + DAY }
  return begin(context, request, person)
}

/** A session on the device that asks, instead of the one that it had. */
export async function beginSession(context: Context, request: FastifyRequest, person: Person): Promise<void> {
  const before = tokenOf(request) === undefined ? await visitOf(context, request) : undefined
  if (before?.by === 'session') await context.store.endSessions({ hash: before.hash })
  request.visit = begin(context, request, person)
  await request.visit
}

async function begin({ store, settings, now }: Context, request: FastifyRequest, person: Person): Promise<Visit> {
  const secret = newSecret(PREFIX)
  const hash = hashOfSecret(secret)
  const createdAt = now()
  const expiresAt = createdAt + settings.sessionLife
  await store.addSession({ hash, person: person.id, createdAt, seenAt: createdAt, expiresAt })
  request.freshSecret = secret
  return { person, by: 'session', hash, expiresAt }
}

/** Gives the browser the cookie of a session that has begun or lasts longer. */
export function sendCookie({ settings }: Context, request: FastifyRequest, reply: FastifyReply): void {
  if (request.freshSecret === undefined) return
  const secret = request.freshSecret
  request.freshSecret = undefined
  reply.setCookie(COOKIE, secret, {
    ...cookieOptions(request),
    maxAge: Math.ceil(settings.sessionLife / 1000),
  })
}

export const cookieOptions = (request: FastifyRequest) =>
  ({ signed: true, httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https', path: '/' }) as const

export function forget(request: FastifyRequest, reply: FastifyReply): void {
  request.freshSecret = undefined
  reply.clearCookie(COOKIE, { path: '/' })
}

export const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

export async function mustBeSomebody(context: Context, request: FastifyRequest): Promise<Person> {
  return (await mustVisit(context, request)).person
}

async function mustVisit(context: Context, request: FastifyRequest): Promise<Visit> {
  const visit = await visitOf(context, request)
  if (visit === undefined) throw new ServerRefusal('no-session')
  return visit
}

/** What decides over the account itself is not for programs: a token that got lost must not cost the name. */
export async function mustBeInSession(context: Context, request: FastifyRequest): Promise<Visit> {
  const visit = await mustVisit(context, request)
  if (visit.by === 'token') throw new ServerRefusal('not-with-token')
  return visit
}

/** Whether what somebody is known by is still good, asked again. */
export async function isStillGood({ store, now }: Context, { by, hash, person }: Visit): Promise<boolean> {
  switch (by) {
    case 'session':
      return (await store.session(hash, now())) !== undefined
    case 'token':
      return (await store.link(hash)) !== undefined
    case 'old cookie':
      return store.oldCookie(person.id, now())
  }
}

/** A link by its secret; a secret that opens nothing is refused. */
export async function linkOf(context: Context, secret: string | undefined): Promise<Link | undefined> {
  if (secret === undefined) return undefined
  const link = await context.store.link(hashOfSecret(secret))
  if (link === undefined || link.kind === 'token') throw new ServerRefusal('no-such-link')
  return link
}
