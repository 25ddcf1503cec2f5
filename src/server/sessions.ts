import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Link, Person } from '../store/port.ts'
import type { House } from './house.ts'
import { ServerRefusal } from './refused.ts'
import { hashOfSecret, hashPassword, isPassword, newPersonId } from './secrets.ts'

const COOKIE = 'athenaeum'
const YEAR = 365 * 24 * 60 * 60

/** Who sent this request: by the signed cookie of a browser, or by the access token of a program. */
export async function personOf(house: House, request: FastifyRequest): Promise<Person | undefined> {
  const token = tokenOf(request)
  if (token !== undefined) {
    const link = await house.store.link(hashOfSecret(token))
    if (link?.kind !== 'token' || link.person === undefined)
      throw new ServerRefusal('no-session', 'this access token is unknown or was withdrawn')
    return house.store.person(link.person)
  }
  const cookie = request.cookies[COOKIE]
  if (cookie === undefined) return undefined
  const { valid, value } = request.unsignCookie(cookie)
  return valid && value ? house.store.person(value) : undefined
}

export const tokenOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]

export async function mustBeSomebody(house: House, request: FastifyRequest): Promise<Person> {
  const person = await personOf(house, request)
  if (person === undefined)
    throw new ServerRefusal('no-session', 'say who you are first: POST /api/session with a name')
  return person
}

/** A link by its secret; a secret that opens nothing is refused. */
export async function linkOf(house: House, secret: string | undefined): Promise<Link | undefined> {
  if (secret === undefined) return undefined
  const link = await house.store.link(hashOfSecret(secret))
  if (link === undefined || link.kind === 'token')
    throw new ServerRefusal('no-such-link', 'this link is unknown or was withdrawn')
  return link
}

export function remember(request: FastifyRequest, reply: FastifyReply, person: Person): void {
  reply.setCookie(COOKIE, person.id, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: YEAR,
  })
}

export const forget = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' })

/** A new guest: a name is enough, unless somebody owns it. */
export async function newGuest(house: House, name: string): Promise<Person> {
  const person = { id: newPersonId(), name, settings: {}, createdAt: house.now() }
  if ((await house.store.createPerson(person)) === 'name taken')
    throw new ServerRefusal('name-taken', `"${name}" belongs to somebody; give the password, or take another name`)
  return person
}

export async function signIn(house: House, name: string, password: string): Promise<Person> {
  const person = await house.store.ownerOfName(name)
  const right = await isPassword(password, person?.passwordHash ?? (await nobodysHash()))
  if (person === undefined || !right)
    throw new ServerRefusal('wrong-password', 'nobody has this name with this password')
  return person
}

/** Compared with when nobody owns the name, so that the time taken does not tell. */
let nobody: Promise<string> | undefined
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword('nobody has this password')
  return nobody
}
