import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isLanguage, type Language } from '../../kernel/words.ts'
import { done, personInfo } from '../../protocol/answers.ts'
import { linkSecret } from '../../protocol/commands.ts'
import { letterInfo, mailInfo } from '../../protocol/notices/answers.ts'
import { type LetterInfo, type MailInfo, mailChange, mailSignIn, newMail } from '../../protocol/notices/requests.ts'
import type { Link } from '../../store/port/links.ts'
import type { Person } from '../../store/port/people.ts'
import { preferencesOf, withPreferences } from '../calls/preferences.ts'
import type { Context } from '../context.ts'
import { endSignInLetters, LETTERS_GOOD_FOR, proofLetter, signInLetter } from '../mail/letters.ts'
import type { Mailer } from '../mail/mailer.ts'
import { hashOfSecret, newSecret } from '../people/secrets.ts'
import { beginSession, mustBeInSession, sendCookie, visitOf } from '../people/sessions.ts'
import { ServerRefusal } from '../refused.ts'
import { infoOfPerson } from './person-info.ts'
import { addRoute } from './route.ts'
import { unsubscribeRoutes } from './unsubscribe.ts'

const tag = 'people'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Letters that may be asked for in an hour: by a person, and to a mailbox, of each kind: who names it keeps nobody from signing in. */
const LETTERS_PER_HOUR = 5

/** My address for letters, and what letters lead to. Where the host has named no mail server, nothing is offered. */
export function mailRoutes(app: FastifyInstance, context: Context): void {
  const { store, settings } = context
  const perMinute = settings.limits.sessionsPerMinute
  ownAddress(app, context)
  nameAddress(app, context)
  unsubscribeRoutes(app, context)
  signInLetters(app, context)

  addRoute(app, {
    method: 'GET',
    path: '/api/mail/:secret',
    summary: 'What a letter is for',
    tag,
    params: z.object({ secret: linkSecret }),
    perMinute,
    answer: letterInfo,
    handle: async ({ params: { secret } }) => {
      const { link, person } = await letterOf(context, secret)
      return { kind: kindOf(link), name: person.name }
    },
  })

  addRoute(app, {
    method: 'POST',
    path: '/api/mail/:secret',
    summary: 'Do what a letter is for: prove the address, or sign in; once',
    tag,
    params: z.object({ secret: linkSecret }),
    perMinute,
    answer: personInfo,
    handle: async ({ params: { secret }, request, reply }) => {
      const { link, person } = await letterOf(context, secret)
      if (!(await store.revokeLink(link.hash, context.now()))) throw new ServerRefusal('no-such-link')
      if (kindOf(link) === 'prove') await store.proveMail(person.id, link.label ?? '', context.now())
      else {
        await beginSession(context, request, person)
        sendCookie(context, request, reply)
      }
      return infoOfPerson(context, person)
    },
  })
}

function ownAddress(app: FastifyInstance, context: Context): void {
  const { store } = context

  addRoute(app, {
    method: 'GET',
    path: '/api/me/mail',
    summary: 'Whether this server sends letters, and my address for them',
    tag,
    answer: mailInfo,
    handle: async ({ request }) => {
      const visit = await visitOf(context, request)
      return visit?.by === 'session' ? infoFor(context, visit.person) : { offered: context.mailer !== undefined }
    },
  })

  addRoute(app, {
    method: 'PATCH',
    path: '/api/me/mail',
    summary: 'Whether I want to be told by letter what waits for me',
    tag,
    body: mailChange,
    answer: mailInfo,
    handle: async ({ body: { digest }, request }) => {
      const { person } = await mustBeInSession(context, request)
      await store.wantDigest(person.id, digest)
      return infoFor(context, person)
    },
  })

  addRoute(app, {
    method: 'DELETE',
    path: '/api/me/mail',
    summary: 'Forget my address',
    tag,
    answer: done,
    handle: async ({ request }) => {
      const { person } = await mustBeInSession(context, request)
      await store.removeMail(person.id)
      await endSignInLetters(context, person.id)
      return {}
    },
  })
}

function nameAddress(app: FastifyInstance, context: Context): void {
  const { store } = context

  addRoute(app, {
    method: 'POST',
    path: '/api/me/mail',
    summary: 'Name my address: a letter goes there, and nothing more before I have proved that I read it',
    tag,
    body: newMail,
    perMinute: context.settings.limits.sessionsPerMinute,
    answer: mailInfo,
    handle: async ({ body: { address, language }, request }) => {
      const { person } = await mustBeInSession(context, request)
      const mailer = mustSend(context)
      await mustAskLittle(context, `letters of ${person.id}`)
      await mustAskLittle(context, `proofs to ${mailboxOf(address)}`)
      const link = await letterLink(context, person, 'prove', address)
      // First the letter: where none can be sent, the address that was proved before stays.
      await mailer.send(proofLetter(languageOf(language), address, person.name, link)).catch(fault => {
        context.log.warn({ err: fault }, 'a letter was not sent')
        throw new ServerRefusal('letter-not-taken')
      })
      await store.putMail(person.id, address)
      await endSignInLetters(context, person.id)
      const calls = { ...preferencesOf(person), language }
      await store.changePerson(person.id, { settings: withPreferences(person, calls) })
      return infoFor(context, person)
    },
  })
}

function signInLetters(app: FastifyInstance, context: Context): void {
  const { store } = context

  addRoute(app, {
    method: 'POST',
    path: '/api/session/letter',
    summary: 'Send me a letter to sign in with, if I have proved this address; the answer does not say whether',
    tag,
    body: mailSignIn,
    perMinute: context.settings.limits.sessionsPerMinute,
    answer: done,
    handle: async ({ body: { address, language } }) => {
      const mailer = mustSend(context)
      await mustAskLittle(context, `letters to ${mailboxOf(address)}`)
      const mail = await store.mail({ address })
      const person = mail && (await store.person(mail.person))
      if (person === undefined) return {}
      const link = await letterLink(context, person, 'sign-in')
      // Not waited for: how long it takes would say whether somebody has this address.
      mailer
        .send(signInLetter(languageOf(language), mail?.address ?? address, person.name, link))
        .catch(fault => context.log.warn({ err: fault }, 'a letter was not sent'))
      return {}
    },
  })
}

async function infoFor({ store, mailer }: Context, { id }: Person): Promise<MailInfo> {
  const mail = await store.mail({ person: id })
  if (mailer === undefined || mail === undefined) return { offered: mailer !== undefined }
  return { offered: true, address: mail.address, proved: mail.provedAt !== undefined, digest: mail.digest }
}

function mustSend({ mailer }: Context): Mailer {
  if (mailer === undefined) throw new ServerRefusal('no-letters')
  return mailer
}

/** However it is spelled, and whatever its owner has put behind a plus. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, '@')

/** Nobody has others' mailboxes filled: counted in the store, for all processes together. */
async function mustAskLittle({ store, now }: Context, whose: string): Promise<void> {
  const { made, until } = await store.countTry(hashOfSecret(whose), now(), HOUR)
  if (made > LETTERS_PER_HOUR)
    throw new ServerRefusal('too-many-letters', { minutes: Math.max(1, Math.ceil((until - now()) / MINUTE)) })
}

async function letterLink(context: Context, person: Person, kind: LetterInfo['kind'], label?: string): Promise<string> {
  const secret = newSecret(kind)
  const about = label === undefined ? {} : { label }
  const createdAt = context.now()
  await context.store.addLink({ hash: hashOfSecret(secret), kind, person: person.id, createdAt, ...about })
  return `${context.settings.publicUrl}/mail/${secret}`
}

/** A letter's secret and whom it was sent to, while it is good. */
async function letterOf({ store, now }: Context, secret: string): Promise<{ link: Link; person: Person }> {
  const link = await store.link(hashOfSecret(secret))
  const person = link?.person === undefined ? undefined : await store.person(link.person)
  const isLetter = link?.kind === 'prove' || link?.kind === 'sign-in'
  if (
    link === undefined ||
    person === undefined ||
    !isLetter ||
    now() > link.createdAt + LETTERS_GOOD_FOR[kindOf(link)]
  )
    throw new ServerRefusal('no-such-link')
  return { link, person }
}

const kindOf = ({ kind }: Link): LetterInfo['kind'] => (kind === 'prove' ? 'prove' : 'sign-in')

const languageOf = (language: string): Language => (isLanguage(language) ? language : 'en')
