import type { Seat } from '../../kernel/contract.ts'
import type { Link } from '../../store/port/links.ts'
import type { Person } from '../../store/port/people.ts'
import type { Command } from '../../tables/command.ts'
import { seatHeldBy, seatLeftBy, type Who } from '../../tables/seats.ts'
import type { Table } from '../../tables/table.ts'
import type { Viewer } from '../../tables/view.ts'
import { ServerRefusal } from '../refused.ts'

/** Who somebody is, and the link they came with. */
export interface Credentials {
  readonly person: Person | undefined
  readonly link: Link | undefined
}

/** Whether somebody may look at a table as this viewer. */
export function maySee(table: Table, viewer: Viewer, credentials: Credentials): boolean {
  return viewer === 'spectator' ? maySpectate(table, credentials) : seesAsSeat(table, viewer, credentials)
}

function maySpectate(table: Table, { person, link }: Credentials): boolean {
  if (table.arrangement.visibility === 'public' || (link !== undefined && opens(link, table, person))) return true
  return person !== undefined && hasPart(table, person.id)
}

/** Whether a link leads whoever has it to this table. One that was made for somebody who was invited by name is theirs alone. */
export const opens = (link: Link, { header }: Table, person: Person | undefined): boolean =>
  link.table === header.id &&
  (link.kind !== 'invite' || link.person === header.host.person || link.person === person?.id)

export const hasPart = ({ header, seats }: Table, person: string): boolean =>
  header.host.person === person || seatHeldBy(seats, person) !== undefined || seatLeftBy(seats, person) !== undefined

/** Its own person, whoever has that person's link to the seat, or a coach the person lets in. */
function seesAsSeat(table: Table, seat: Seat, { person, link }: Credentials): boolean {
  const holder = table.seats[seat]
  if (holder?.kind !== 'person') return false
  if (holder.person === person?.id) return true
  if (!isForSeat(table, seat, link) || link?.person !== holder.person) return false
  return link.kind === 'seat' || (link.kind === 'coach' && holder.coach === true)
}

const isForSeat = (table: Table, seat: Seat, link: Link | undefined): boolean =>
  link !== undefined && link.table === table.header.id && link.seat === seat

/** A link to a seat plays it and talks there. It decides neither over the table nor over who has the seat. */
const openBySeatLink: ReadonlySet<Command['kind']> = new Set([
  'answer',
  'undo',
  'redo',
  'restart-turn',
  'ask-consent',
  'consent',
  'order',
  'clear-order',
  'follow-plan',
  'drop-plan',
  'say',
  'note',
  'pause',
  'resume',
])

/** Refuses what only whoever made the table may do. */
export function mustBeHost({ header }: Table, { id }: Person, why: 'host-offers' | 'host-invites'): void {
  if (header.host.person !== id) throw new ServerRefusal(why)
}

/** Whoever asks something of a table. */
export interface Actor extends Who {
  /** The seat is theirs to take by the host's own invitation. */
  readonly invited?: true
}

/** In whose name a command is given; refused to whom it is not open. The table decides the rest. */
export function actorFor(table: Table, command: Command, { person, link }: Credentials): Actor {
  const seat = 'seat' in command ? command.seat : undefined
  const bySeatLink = link?.kind === 'seat' && link.table === table.header.id
  if (bySeatLink && openBySeatLink.has(command.kind) && (seat === undefined || link.seat === seat)) {
    const holder = table.seats[link.seat ?? -1]
    if (holder?.kind === 'person' && holder.person === link.person) return { person: holder.person, name: holder.name }
  }
  if (person === undefined && bySeatLink) throw new ServerRefusal('link-only-plays')
  if (person === undefined) throw noSession()
  const actor = { person: person.id, name: person.name }
  if (command.kind === 'sit') {
    if (isInvited(table, command.seat, link, person)) return { ...actor, invited: true }
    if (!maySit(table, actor)) throw new ServerRefusal('needs-invitation')
  }
  if (command.kind === 'remark' && !maySpectate(table, { person, link })) throw new ServerRefusal('not-to-be-seen')
  if (command.kind === 'say' && !hasPart(table, person.id)) throw new ServerRefusal('talk-at-table')
  return actor
}

/** Refuses who has neither a session nor a link, before any work is done for them. */
export function mustBeKnown(person: Person | undefined, link: string | undefined): void {
  if (person === undefined && link === undefined) throw noSession()
}

export const noSession = (): ServerRefusal => new ServerRefusal('no-session')

const maySit = ({ arrangement, header, seats }: Table, { person }: Who): boolean =>
  arrangement.visibility === 'public' || header.host.person === person || seatHeldBy(seats, person) !== undefined

const isInvited = (table: Table, seat: Seat, link: Link | undefined, person: Person): boolean =>
  link?.kind === 'invite' && opens(link, table, person) && (link.seat === undefined || link.seat === seat)
