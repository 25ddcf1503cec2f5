import type { Seat } from '../kernel/contract.ts'
import type { Arrangement, Entry, EntryBody, TableHeader } from './entry.ts'
import { noHoliday } from './pace.ts'
import { botSeat, GONE, openSeat, type SeatHolder, STAND_IN, somebody } from './seats.ts'
import { statusOf, type Table } from './table.ts'

/**
 * A person has deleted everything that was theirs. The games of the others stay as they are: there the seat was somebody's.
 * Where a game still runs a bot plays on, as for anybody who leaves.
 */
export function forgetPerson(table: Table, person: string): readonly EntryBody[] {
  const status = statusOf(table)
  if (status === 'finished') return []
  return table.seats.flatMap((holder, seat): readonly EntryBody[] => {
    if (holder.kind === 'person' && holder.person === person)
      return [
        {
          kind: 'seated',
          seat,
          holder: status === 'open' ? openSeat : { ...botSeat(STAND_IN), standsInFor: somebody },
        },
      ]
    if (holder.kind === 'bot' && holder.standsInFor?.person === person)
      return [{ kind: 'seated', seat, holder: { ...holder, standsInFor: somebody } }]
    return []
  })
}

/** What is kept of a table, with nothing of the person in it: neither who they were nor what they have said or noted. */
export function withoutPerson(
  header: TableHeader,
  entries: readonly Entry[],
  person: string,
): {
  readonly header: TableHeader
  readonly entries: readonly Entry[]
  /** The seats that a bot has for somebody who is gone. */
  readonly leftByGone: readonly Seat[]
} {
  const names = new Set<string>()
  if (header.host.person === person) names.add(header.host.name)
  const theirs = header.seats.map(holder => holdsFor(holder, person, names))
  const isHost = header.host.person === person
  const known: KnownSoFar = { names, theirs, isHost }
  const rewritten = entries.map(entry => entryWithout(entry, person, known))
  return {
    header: {
      ...header,
      host: isHost ? somebody : header.host,
      arrangement: isHost ? withoutWords(header.arrangement) : header.arrangement,
      seats: header.seats.map(holder => heldBySomebody(holder, person)),
    },
    entries: rewritten,
    leftByGone: leftByGone(rewritten),
  }
}

function leftByGone(entries: readonly Entry[]): readonly Seat[] {
  const last = new Map<Seat, SeatHolder>()
  for (const entry of entries) if (entry.kind === 'seated') last.set(entry.seat, entry.holder)
  return [...last].flatMap(([seat, holder]) =>
    holder.kind === 'bot' && holder.standsInFor?.person === GONE ? [seat] : [],
  )
}

/** What the person was called so far, and which seats were theirs. Both change as entries go by. */
interface KnownSoFar {
  readonly names: Set<string>
  readonly theirs: boolean[]
  readonly isHost: boolean
}

/** What a table is called are its host's words. */
const withoutWords = ({ title: _, ...arrangement }: Arrangement): Arrangement => arrangement

function entryWithout(entry: Entry, person: string, { names, theirs, isHost }: KnownSoFar): Entry {
  switch (entry.kind) {
    case 'seated': {
      const isTheirs = holdsFor(entry.holder, person, names)
      theirs[entry.seat] = isTheirs
      return isTheirs ? { ...entry, holder: heldBySomebody(entry.holder, person) } : entry
    }
    case 'said': {
      const saidByThem = names.has(entry.name) && (entry.seat === undefined || theirs[entry.seat] === true)
      return saidByThem ? { ...entry, name: somebody.name, text: '…' } : entry
    }
    case 'remarked':
      return entry.person === person ? { ...entry, ...somebody, text: '…' } : entry
    case 'noted':
      return theirs[entry.seat] === true ? { ...entry, text: '' } : entry
    case 'plan-followed':
      // What was done of it stands in the answers.
      return theirs[entry.seat] === true ? { ...entry, plan: '', steps: [] } : entry
    case 'nudged':
      return names.has(entry.by) ? { ...entry, by: somebody.name } : entry
    case 'arranged':
      return isHost ? { ...entry, arrangement: withoutWords(entry.arrangement) } : entry
    case 'on-holiday':
      return theirs[entry.seat] === true ? { ...entry, ...noHoliday } : entry
    case 'started':
    case 'answered':
    case 'went-back':
    case 'consent-asked':
    case 'consented':
    case 'consent-refused':
    case 'paused':
    case 'unpaused':
    case 'timed-out':
    case 'ordered':
    case 'order-cleared':
    case 'plan-branched':
    case 'plan-stopped':
    case 'plan-dropped':
    case 'rematched':
    case 'end-asked':
    case 'end-agreed':
    case 'end-refused':
    case 'ended':
      return entry
  }
}

/** Whether the seat is held by the person, or for them; then the name is one of theirs. */
function holdsFor(holder: SeatHolder, person: string, names: Set<string>): boolean {
  const who = holder.kind === 'bot' ? holder.standsInFor : holder.kind === 'person' ? holder : undefined
  if (who?.person !== person) return false
  names.add(who.name)
  return true
}

function heldBySomebody(holder: SeatHolder, person: string): SeatHolder {
  if (holder.kind === 'person' && holder.person === person) return { ...holder, ...somebody }
  if (holder.kind === 'bot' && holder.standsInFor?.person === person) return { ...holder, standsInFor: somebody }
  return holder
}
