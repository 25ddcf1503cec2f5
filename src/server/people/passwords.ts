import type { FastifyReply, FastifyRequest } from 'fastify'
import { nameKey } from '../../store/names.ts'
import type { Person } from '../../store/port/people.ts'
import type { Context } from '../context.ts'
import { networkOf } from '../limits/addresses.ts'
import { ServerRefusal } from '../refused.ts'
import { hashOfSecret, hashPassword, isPassword, newPersonId, newSecret } from './secrets.ts'
import { cookieOptions } from './sessions.ts'

const DEVICE_COOKIE = 'athenaeum-device'
const YEAR = 365 * 24 * 60 * 60
const MINUTE = 60_000
const TEN_MINUTES = 600_000
/** Whose guesses are remembered at once. Whoever makes so many names in order to be forgotten has guessed more often than they gain. */
export const TRIES_REMEMBERED = 100_000

export interface Passwords {
  /** The person who owns the name, if this is their password. */
  signIn(request: FastifyRequest, name: string, password: string): Promise<Person>
  /** Refused unless it is the password that the person has. */
  mustBeOwn(request: FastifyRequest, person: Person, password: string | undefined): Promise<void>
}

/**
 * Passwords are tried only so often for each address, and for each name from however many addresses; all processes count
 * together. So that nobody can keep somebody out by guessing at their name, a browser in which that person has been before has
 * guesses of its own.
 */
export function passwords({ store, settings: { limits }, now }: Context): Passwords {
  /** Neither names nor addresses are kept, only what can be compared: some type their password where the name belongs. */
  async function mustHaveTries(whose: string, most: number, lasts: number): Promise<void> {
    const { made, until } = await store.countTry(hashOfSecret(whose), now(), lasts)
    if (made <= most) return
    const minutes = Math.max(1, Math.ceil((until - now()) / MINUTE))
    throw new ServerRefusal('too-many-guesses', { minutes })
  }

  /** The address first: what it may not try any more does not count against the name. */
  async function mayGuess({ ip }: FastifyRequest, whose: string): Promise<void> {
    await mustHaveTries(`address ${networkOf(ip)}`, limits.sessionsPerMinute, MINUTE)
    await mustHaveTries(whose, limits.guessesPerName, TEN_MINUTES)
  }

  return {
    async signIn(request, name, password) {
      const person = await store.ownerOfName(name)
      const device = person && deviceOf(request, person)
      await mayGuess(request, device === undefined ? `name ${nameKey(name)}` : `device ${device}`)
      const right = await isPassword(password, person?.passwordHash ?? (await nobodysHash()))
      if (person === undefined || !right) throw new ServerRefusal('wrong-password')
      return person
    },

    async mustBeOwn(request, person, password) {
      if (person.passwordHash === undefined) return
      if (password === undefined) throw new ServerRefusal('old-password-missing')
      await mayGuess(request, `person ${person.id}`)
      if (!(await isPassword(password, person.passwordHash))) throw new ServerRefusal('old-password-wrong')
    },
  }
}

/** A new guest: a name is enough, unless somebody owns it or one that looks like it. */
export async function newGuest({ store, now }: Context, name: string): Promise<Person> {
  const person = { id: newPersonId(), name, settings: {}, createdAt: now() }
  if ((await store.createPerson(person)) === 'name taken') throw new ServerRefusal('name-taken', { name })
  return person
}

/** The person has proved here who they are. The cookie opens nothing: it only lets this browser try passwords for that person. */
export function knowDevice(request: FastifyRequest, reply: FastifyReply, person: Person): void {
  if (deviceOf(request, person) !== undefined) return
  const value = `${newSecret('dev')}:${person.id}`
  reply.setCookie(DEVICE_COOKIE, value, { ...cookieOptions(request), path: '/api', maxAge: YEAR })
}

function deviceOf(request: FastifyRequest, person: Person): string | undefined {
  const { valid, value } = request.unsignCookie(request.cookies[DEVICE_COOKIE] ?? '')
  return valid && value?.startsWith('dev_') && value.endsWith(`:${person.id}`) ? value : undefined
}

/** Compared with when nobody owns the name, so that the time taken does not tell. */
let nobody: Promise<string> | undefined
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword('nobody has this password')
  return nobody
}
