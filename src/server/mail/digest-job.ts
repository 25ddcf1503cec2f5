import { isLanguage, type Language } from '../../kernel/words.ts'
import { addressOf, type Notice } from '../../protocol/notices/notice.ts'
import { noticeText } from '../../protocol/notices/words.ts'
import type { WaitingNotice } from '../../store/port/devices.ts'
import { StoreUnavailable } from '../../store/port/errors.ts'
import type { Job } from '../../store/port/jobs.ts'
import type { MailAddress } from '../../store/port/mail.ts'
import type { Person } from '../../store/port/people.ts'
import { waitingFor as waitingAtSeat } from '../../tables/waiting.ts'
import type { MailPayload } from '../calls/duties.ts'
import { callOf, noticeFrom, waitingCall } from '../calls/notice-of.ts'
import { preferencesOf, quietUntil } from '../calls/preferences.ts'
import type { Context } from '../context.ts'
import { invitationsOf } from '../people/invitations.ts'
import { signature } from '../people/secrets.ts'
import { isLater } from '../refused.ts'
import type { Duty } from '../tables/job-loop.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { digestLetter } from './letters.ts'
import { isUnknownMailbox, type Mailer } from './mailer.ts'

/** The address that ends digests for a person: signed, and good for ever. */
export async function unsubscribeAddress({ store, settings }: Context, person: string): Promise<string> {
  const key = await store.constant('mail-key', () => signature('mail', crypto.randomUUID() + crypto.randomUUID()))
  return `${settings.publicUrl}/api/mail/unsubscribe?${new URLSearchParams({ of: person, sign: signature(key, person) })}`
}

/** Milliseconds after which we look again whether somebody still looks at their tables. */
const STILL_LOOKING = 5 * 60_000

/** What is to be told of a table, and the notices that wait there once it is. */
interface Told {
  readonly notice: Notice
  readonly notes: readonly WaitingNotice[]
}

/** Tables of which nothing new is to be told are left out; so are those that the person looks at, for as long as they do. */
async function waitingFor(context: Context, liveTables: LiveTables, person: Person) {
  const { store, settings } = context
  const preferences = preferencesOf(person)
  const language = isLanguage(preferences.language) ? preferences.language : 'en'
  const listed = (status: 'playing' | 'open') => store.listTables({ person: person.id, status, limit: 100 })
  const tables = [await listed('playing'), await listed('open')].flatMap(page => page.tables)
  const found = await Promise.all([
    ...tables.map(({ id }) => withoutHostages(context, id, () => waitingAt(context, liveTables, person, language, id))),
    ...(await invitationsOf(context, person)).map(({ table: { id } }) =>
      withoutHostages(context, id, () => invitedTo(context, liveTables, person, language, id)),
    ),
  ])
  const told = found.filter(one => one !== undefined && one !== 'watched')
  const waiting = told.map(({ notice, notes }) => ({
    ...noticeText(notice, context.now(), preferences.zone),
    notes,
    link: `${settings.publicUrl}${addressOf(notice)}`,
  }))
  return { language, waiting, looking: found.includes('watched') }
}

/** A table that rests, or cannot be read, keeps no letter about the others from being written. */
async function withoutHostages<T>(context: Context, table: string, look: () => Promise<T>): Promise<T | undefined> {
  try {
    return await look()
  } catch (fault) {
    if (fault instanceof StoreUnavailable) throw fault
    if (!isLater(fault)) context.log.error({ table, err: fault }, 'a table cannot be read')
    return undefined
  }
}

async function waitingAt(
  context: Context,
  liveTables: LiveTables,
  person: Person,
  language: Language,
  id: string,
): Promise<Told | 'watched' | undefined> {
  const { table } = await liveTables.look(id)
  const seat = table.seats.findIndex(holder => holder.kind === 'person' && holder.person === person.id)
  const call = waitingCall(context, table, seat)
  if (call === undefined) return undefined
  const nudged = waitingAtSeat(table, seat)?.nudged !== undefined
  const runsOut = (noticeFrom(table, seat) ?? Number.POSITIVE_INFINITY) <= context.now()
  const kinds = ['mail', ...(nudged ? ['mail-nudge'] : []), ...(runsOut ? ['mail-time'] : [])]
  const notes = kinds.map(kind => ({ person: person.id, table: id, kind }))
  const known = await Promise.all(notes.map(note => context.store.hasNotice(note)))
  if (known.every(Boolean)) return undefined
  if (liveTables.isWatched(id, seat, person.id)) return 'watched'
  const by = nudged ? table.nudgedBy[seat] : undefined
  return { notice: { ...call.notice(language), ...(by === undefined ? {} : { by }) }, notes }
}

/** Whoever was invited by name and has not looked yet. */
async function invitedTo(
  context: Context,
  liveTables: LiveTables,
  person: Person,
  language: Language,
  id: string,
): Promise<Told | undefined> {
  const note = { person: person.id, table: id, kind: 'mail' }
  if (await context.store.hasNotice(note)) return undefined
  const call = await callOf(context, liveTables, id, { kind: 'invited', person: person.id, attempt: 1 })
  return call && { notice: call.notice(language), notes: [note] }
}

export function digestWriter(context: Context, liveTables: LiveTables, mailer: Mailer): Duty['work'] {
  const { store, settings, metrics } = context
  const { every, attempts, firstRetry } = settings.mail
  return async job => {
    const payload = job.payload as MailPayload
    const { attempt } = payload
    const person = await personFor(context, liveTables, job)
    const mail = person && (await store.mail({ person: person.id }))
    if (person === undefined || !isWanted(mail)) return store.finish(job)
    const now = context.now()
    const later = Math.max(mail.digestAt + every, quietUntil(preferencesOf(person), now) ?? 0)
    if (later > now) return store.postpone(job, later)
    const { language, waiting, looking } = await waitingFor(context, liveTables, person)
    if (waiting.length === 0) return looking ? store.postpone(job, now + STILL_LOOKING) : store.finish(job)
    if (!(await store.claimDigest(person.id, mail.digestAt, now))) return store.postpone(job, now + every)
    try {
      const unsubscribe = await unsubscribeAddress(context, person.id)
      await mailer.send(digestLetter(language, mail.address, person.name, waiting, unsubscribe))
    } catch (fault) {
      await store.claimDigest(person.id, now, mail.digestAt)
      // Nobody has this mailbox any more. The page says that the address is not proved, and letters end.
      if (isUnknownMailbox(fault)) {
        await store.putMail(person.id, mail.address)
        return store.finish(job)
      }
      if (attempt < attempts)
        return store.postpone(job, now + firstRetry * 2 ** (attempt - 1), { ...payload, attempt: attempt + 1 })
      metrics.count('letters_failed')
      context.log.warn({ err: fault }, 'a letter was given up')
      return store.finish(job)
    }
    for (const note of waiting.flatMap(({ notes }) => notes)) await store.noteNotice(note, now)
    metrics.count('letters_sent')
    return store.finish(job)
  }
}

/** To whom a letter is due. */
async function personFor({ store }: Context, liveTables: LiveTables, job: Job): Promise<Person | undefined> {
  const payload = job.payload as MailPayload
  if ('person' in payload) return store.person(payload.person)
  const holder = (await liveTables.look(job.table)).table.seats[payload.seat]
  return holder?.kind === 'person' ? store.person(holder.person) : undefined
}

const isWanted = (mail: MailAddress | undefined): mail is MailAddress => mail?.provedAt !== undefined && mail.digest
