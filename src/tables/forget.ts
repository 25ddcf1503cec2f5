import type { Entry, EntryBody, TableHeader } from './entry.ts'
import { botSeat, openSeat, type SeatHolder, STAND_IN, somebody } from './seats.ts'
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
): { readonly header: TableHeader; readonly entries: readonly Entry[] } {
  const names = new Set<string>()
  if (header.host.person === person) names.add(header.host.name)
  const theirs = header.seats.map(holder => holdsFor(holder, person, names))
  return {
    header: {
      ...header,
      host: header.host.person === person ? somebody : header.host,
      seats: header.seats.map(holder => heldBySomebody(holder, person)),
    },
    entries: entries.map(entry => entryWithout(entry, person, { names, theirs })),
  }
}

/** What the person was called so far, and which seats were theirs. Both change as entries go by. */
interface KnownSoFar {
  readonly names: Set<string>
  readonly theirs: boolean[]
}

function entryWithout(entry: Entry, person: string, { names, theirs }: KnownSoFar): Entry {
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
    case 'nudged':
      return names.has(entry.by) ? { ...entry, by: somebody.name } : entry
    case 'arranged':
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
    case 'plan-followed':
    case 'plan-branched':
    case 'plan-stopped':
    case 'plan-dropped':
    case 'rematched':
    case 'on-holiday':
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
