import type { InvitedPerson, MyInvitation } from '../../protocol/people/requests.ts'
import type { InvitationChange } from '../../store/port/invitations.ts'
import type { Person } from '../../store/port/people.ts'
import type { KnownPerson } from '../../store/port/ties.ts'
import { TableRefusal } from '../../tables/refusal.ts'
import { statusOf, type Table } from '../../tables/table.ts'
import { CALL_JOB, type InvitationPayload, MAIL_JOB, type MailPayload } from '../calls/duties.ts'
import type { Context } from '../context.ts'
import { isMoreThanDaily } from '../limits/daily.ts'
import { ServerRefusal } from '../refused.ts'
import { mustHaveFew } from '../rest/few.ts'
import { infoOf } from '../tables/listing.ts'
import { hasPart } from './access.ts'
import { hashOfSecret, newSecret } from './secrets.ts'

/** Invitations by name: kept for one person, who finds them on their home page, and is called. */

/** How many people one person invites in a day. */
const MOST_A_DAY = 50

/** Invites somebody, once. Of whoever has blocked the host nobody is told: they are neither called nor shown anything. */
export async function inviteByName(context: Context, host: Person, table: Table, other: KnownPerson): Promise<void> {
  const { store, now, settings } = context
  if (statusOf(table) !== 'open') throw new TableRefusal('already-started')
  if (hasPart(table, other.id)) throw new ServerRefusal('sits-already', { name: other.name })
  if (await isMoreThanDaily(context, 'invite', host.id, MOST_A_DAY))
    throw new ServerRefusal('too-many-invitations', { most: MOST_A_DAY })
  const payload: InvitationPayload = { kind: 'invited', person: other.id, attempt: 1 }
  const letter: MailPayload = { person: other.id, attempt: 1 }
  const mail = context.mailer && (await store.mail({ person: other.id }))
  await store.invite({ table: table.header.id, person: other.id, by: host.id, createdAt: now() }, [
    { kind: `${CALL_JOB}:invited:${other.id}`, dueAt: now() + settings.calls.delay, payload },
    ...(mail?.provedAt === undefined
      ? []
      : [{ kind: `${MAIL_JOB}:invited:${other.id}`, dueAt: now() + settings.mail.delay, payload: letter }]),
  ])
}

/** Whom the host has invited, and who of them does not come. */
export async function invitedTo({ store }: Context, table: Table): Promise<readonly InvitedPerson[]> {
  const invitations = await store.invitationsAt(table.header.id)
  const people = await store.knownPeople(invitations.map(({ person }) => person))
  return invitations.flatMap(({ person, declinedAt }) => {
    const one = people.find(({ id }) => id === person)
    return one === undefined ? [] : [{ id: one.id, name: one.name, declined: declinedAt !== undefined }]
  })
}

/** The invitations that somebody can take now, or the one to a table: none to a table of people with whom they do not play. */
export async function invitationsOf(
  { store }: Context,
  person: Person,
  table?: string,
): Promise<readonly MyInvitation[]> {
  const found = await store.invitationsTo(person.id, table)
  const apart = await store.apart(person.id, [...new Set(found.flatMap(({ row }) => row.people))])
  return found
    .filter(({ row }) => !row.people.some(one => apart.includes(one)))
    .map(({ createdAt, row }) => ({ since: createdAt, table: infoOf(row, person.id) }))
}

/** The secret of a fresh link to the table, for whoever is invited there; the one before opens nothing any more. */
export async function openInvitation(context: Context, person: Person, table: string): Promise<string> {
  await mustBeInvited(context, person, table)
  const { store, now, quotas } = context
  const secret = newSecret('invite')
  const hash = hashOfSecret(secret)
  await quotas.counted(`links of ${person.id}`, async () => {
    mustHaveFew(
      (await store.links({ person: person.id })).filter(link => link.table === table),
      'links',
    )
    await store.addLink({ hash, kind: 'invite', table, person: person.id, createdAt: now() })
  })
  await answer(context, person, table, { link: hash })
  return secret
}

/** Somebody does not come. */
export async function declineInvitation(context: Context, person: Person, table: string): Promise<void> {
  await mustBeInvited(context, person, table)
  await answer(context, person, table, { declinedAt: context.now() })
}

/** The host invites somebody no more: what they had opens nothing, and they find nothing. They are told nothing of it. */
export async function withdrawInvitation({ store, now }: Context, table: string, person: string): Promise<void> {
  const withdrawn = await store.changeInvitation(table, person, { withdrawnAt: now() })
  if (withdrawn?.before !== undefined) await store.revokeLink(withdrawn.before, now())
}

/** Whoever blocks somebody invites them no more: what they were invited to is closed to them. */
export async function takeBackInvitations({ store, now }: Context, by: string, person: string): Promise<void> {
  for (const link of await store.takeBackInvitations(by, person)) await store.revokeLink(link, now())
}

async function answer({ store, now }: Context, { id }: Person, table: string, given: InvitationChange): Promise<void> {
  const answered = await store.changeInvitation(table, id, given)
  const over = answered === undefined ? ('link' in given ? given.link : undefined) : answered.before
  if (over !== undefined) await store.revokeLink(over, now())
  // Declined or taken back in the meantime.
  if (answered === undefined) throw new ServerRefusal('not-invited')
}

async function mustBeInvited(context: Context, person: Person, id: string): Promise<void> {
  const mine = await invitationsOf(context, person, id)
  if (mine.length === 0) throw new ServerRefusal('not-invited')
}
