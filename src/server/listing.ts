import type { TableSummary } from '../protocol/rest.ts'
import type { ListingChange } from '../store/port.ts'
import type { SeatHolder } from '../tables/seats.ts'
import { askedSeats, statusOf, type Table } from '../tables/table.ts'

/** What lists show of a table. */
export function summaryOf(table: Table): TableSummary {
  const { arrangement, course, header } = table
  const scores =
    course !== undefined && statusOf(table) === 'finished' ? { scores: table.game.scores(course.play).map(brief) } : {}
  return {
    ...(arrangement.title === undefined ? {} : { title: arrangement.title }),
    host: header.host.name,
    seats: table.seats.map(nameOf),
    asked: askedSeats(table),
    answers: course?.answers.length ?? 0,
    ...scores,
  }
}

const brief = ({ seat, total, won }: { readonly seat: number; readonly total: number; readonly won: boolean }) => ({
  seat,
  total,
  won,
})

function nameOf(holder: SeatHolder): TableSummary['seats'][number] {
  if (holder.kind === 'open') return { kind: 'open' }
  return { kind: holder.kind, name: holder.kind === 'person' ? holder.name : holder.level }
}

/** Everybody who has a part: those who sit, those for whom a bot stands in, and the host. */
export function peopleOf({ header, seats }: Table): string[] {
  const sitting = seats.flatMap(holder => {
    if (holder.kind === 'person') return [holder.person]
    return holder.kind === 'bot' && holder.standsInFor !== undefined ? [holder.standsInFor.person] : []
  })
  return [...new Set([header.host.person, ...sitting])]
}

/** The change of a listing that goes with an append. Lists show whose turn it is, not every answer. */
export function listingAfter(before: Table, after: Table): { listing?: ListingChange } {
  const status = statusOf(after)
  const handedOver = askedSeats(before).join() !== askedSeats(after).join()
  const rearranged = before.seats !== after.seats || before.arrangement !== after.arrangement
  if (!handedOver && !rearranged && statusOf(before) === status) return {}
  const { visibility } = after.arrangement
  const summary = summaryOf(after)
  const people = rearranged ? { people: peopleOf(after), visibility } : {}
  return { listing: { status, summary, updatedAt: after.at, ...people } }
}
