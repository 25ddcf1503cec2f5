import type { Score } from '../../kernel/contract.ts'
import { placings } from '../../kernel/ranking.ts'
import type { TableInfo, TableSummary } from '../../protocol/rest.ts'
import type { ListingChange, TableRow } from '../../store/port.ts'
import type { TableHeader } from '../../tables/entry.ts'
import { GONE, type SeatHolder, somebody } from '../../tables/seats.ts'
import { askedSeats, statusOf, type Table } from '../../tables/table.ts'

/** What is kept for lists: besides what they show, who sits where, which only the person itself is told. */
interface KeptSummary extends TableSummary {
  /** The person at each seat; empty where none sits. */
  readonly sitting: readonly string[]
  /** Whoever does not play sees the game late, in a list too. */
  readonly late?: true
}

/** A table in a list, for somebody or for anybody. */
export function infoOf(row: TableRow, person?: string): TableInfo {
  const { id, game, status, visibility, createdAt, updatedAt } = row
  const { sitting, late, ...told } = row.summary as Partial<KeptSummary> & TableSummary
  const seat = person === undefined ? -1 : (sitting?.indexOf(person) ?? -1)
  const summary = late && seat < 0 && status === 'playing' ? { ...told, asked: [], answers: 0 } : told
  return { id, game, status, visibility, createdAt, updatedAt, summary, ...(seat < 0 ? {} : { seat }) }
}

export function summaryOf(table: Table): KeptSummary {
  const { arrangement, course, header } = table
  const scores =
    course !== undefined && statusOf(table) === 'finished' ? { scores: results(table.game.scores(course.play)) } : {}
  return {
    ...(arrangement.title === undefined ? {} : { title: arrangement.title }),
    ...(arrangement.rated ? { rated: true as const } : {}),
    ...(arrangement.clock === undefined ? {} : { clock: arrangement.clock }),
    ...(arrangement.pace === undefined ? {} : { pace: arrangement.pace }),
    host: header.host.name,
    seats: table.seats.map(nameOf),
    sitting: table.seats.map(holder => (holder.kind === 'person' ? holder.person : '')),
    asked: askedSeats(table),
    answers: course?.answers.length ?? 0,
    ...(arrangement.delay === undefined ? {} : { late: true as const }),
    ...scores,
  }
}

/** The summary without a person who has deleted what was theirs. */
export function summaryWithout(kept: unknown, person: string, { host }: TableHeader): object {
  const summary = kept as KeptSummary
  const { sitting = [], seats } = summary
  return {
    ...summary,
    ...(host.person === person ? { host: somebody.name } : {}),
    seats: seats.map((seat, at) => (sitting[at] === person ? { ...seat, name: somebody.name } : seat)),
    sitting: sitting.map(one => (one === person ? '' : one)),
  }
}

/** By seat, as the game gives them. */
function results(scores: readonly Score[]): NonNullable<TableSummary['scores']> {
  const placeOf = new Map(placings(scores).map(({ seat, place }) => [seat, place]))
  return scores.map(({ seat, total, won }) => ({ seat, total, won, place: placeOf.get(seat) ?? scores.length }))
}

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
  return [...new Set([header.host.person, ...sitting])].filter(person => person !== GONE)
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
