import { isLanguage } from '../../kernel/words.ts'
import { noticeText } from '../../protocol/notices/words.ts'
import type { MailAddress, Person } from '../../store/port.ts'
import type { MailPayload } from '../calls/duties.ts'
import { turnCall } from '../calls/notice-of.ts'
import { preferencesOf, quietUntil } from '../calls/preferences.ts'
import type { Context } from '../context.ts'
import { signature } from '../people/secrets.ts'
import type { Duty } from '../tables/job-loop.ts'
import type { LiveTables } from '../tables/live-tables.ts'
import { digestLetter } from './letters.ts'
import type { Mailer } from './mailer.ts'

/** The address that ends digests for a person: signed, and good for ever. */
export async function unsubscribeAddress({ store, settings }: Context, person: string): Promise<string> {
  const key = await store.constant('mail-key', () => signature('mail', crypto.randomUUID() + crypto.randomUUID()))
  return `${settings.publicUrl}/api/mail/unsubscribe?${new URLSearchParams({ of: person, sign: signature(key, person) })}`
}

/** Tables of which nothing new is to be told are left out; so are those that the person looks at. */
async function waitingFor(context: Context, liveTables: LiveTables, person: Person) {
  const { store, settings } = context
  const preferences = preferencesOf(person)
  const language = isLanguage(preferences.language) ? preferences.language : 'en'
  const { tables } = await store.listTables({ person: person.id, status: 'playing', limit: 100 })
  const found = await Promise.all(
    tables.map(async ({ id }) => {
      const { table } = await liveTables.look(id)
      const seat = table.seats.findIndex(holder => holder.kind === 'person' && holder.person === person.id)
      const call = turnCall(context, table, { kind: 'turn', seat, attempt: 1, since: table.askedAt[seat] ?? table.at })
      const told = await store.hasNotice({ person: person.id, table: id, kind: 'mail' })
      if (call === undefined || told || liveTables.isWatched(id, seat)) return []
      const text = noticeText(call.notice(language), context.now(), preferences.zone)
      return [{ id, ...text, link: `${settings.publicUrl}/table/${id}` }]
    }),
  )
  return { language, waiting: found.flat() }
}

export function digestWriter(context: Context, liveTables: LiveTables, mailer: Mailer): Duty['work'] {
  const { store, settings, metrics } = context
  const { every, attempts, firstRetry } = settings.mail
  return async job => {
    const { seat, attempt } = job.payload as MailPayload
    const { table } = await liveTables.look(job.table)
    const holder = table.seats[seat]
    const person = holder?.kind === 'person' ? await store.person(holder.person) : undefined
    const mail = person && (await store.mail({ person: person.id }))
    if (person === undefined || !isWanted(mail)) return store.finish(job)
    const now = context.now()
    const later = Math.max(mail.digestAt + every, quietUntil(preferencesOf(person), now) ?? 0)
    if (later > now) return store.postpone(job, later)
    const { language, waiting } = await waitingFor(context, liveTables, person)
    if (waiting.length === 0) return store.finish(job)
    if (!(await store.claimDigest(person.id, mail.digestAt, now))) return store.postpone(job, now + every)
    try {
      const unsubscribe = await unsubscribeAddress(context, person.id)
      await mailer.send(digestLetter(language, mail.address, person.name, waiting, unsubscribe))
    } catch (fault) {
      await store.claimDigest(person.id, now, mail.digestAt)
      if (attempt < attempts)
        return store.postpone(job, now + firstRetry * 2 ** (attempt - 1), { seat, attempt: attempt + 1 })
      metrics.count('letters_failed')
      context.log.warn({ err: fault }, 'a letter was given up')
      return store.finish(job)
    }
    for (const { id } of waiting) await store.noteNotice({ person: person.id, table: id, kind: 'mail' }, now)
    metrics.count('letters_sent')
    return store.finish(job)
  }
}

const isWanted = (mail: MailAddress | undefined): mail is MailAddress => mail?.provedAt !== undefined && mail.digest
