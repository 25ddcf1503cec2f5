import type { Score, Seat } from '../../kernel/contract.ts'
import { placings } from '../../kernel/ranking.ts'
import type { SummarySeat, TableInfo, TableSummary } from '../../protocol/rest.ts'
import type { ListingChange, TableRow } from '../../store/port/tables.ts'
import type { TableHeader } from '../../tables/entry.ts'
import { GONE, type SeatHolder, somebody } from '../../tables/seats.ts'
import { askedSeats, isPaused, statusOf, type Table } from '../../tables/table.ts'
import { agreementAsked, paceAt, waitingAt } from '../../tables/waiting.ts'
import { isShownLate } from './shown-late.ts'

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
  const summary =
    late && seat < 0 && status === 'playing' ? { ...told, asked: [], agrees: [], answers: 0, waiting: [] } : told
  return { id, game, status, visibility, createdAt, updatedAt, summary, ...(seat < 0 ? {} : { seat }) }
}

export function summaryOf(table: Table): KeptSummary {
  const { arrangement, course, header } = table
  const scores =
    course !== undefined && statusOf(table) === 'finished' ? { scores: results(table.game.scores(course.play)) } : {}
  return {
    ...(arrangement.title === undefined ? {} : { title: arrangement.title }),
    ...(arrangement.rated ? { rated: true as const } : {}),
    ...(arrangement.ratings === undefined ? {} : { ratings: arrangement.ratings }),
    ...(arrangement.clock === undefined ? {} : { clock: arrangement.clock }),
    ...(arrangement.pace === undefined ? {} : { pace: arrangement.pace }),
    host: header.host.name,
    seats: table.seats.map(nameOf),
    sitting: table.seats.map(holder => (holder.kind === 'person' ? holder.person : '')),
    asked: askedSeats(table),
    ...((table.endAsked ?? table.consent) ? { agrees: seatsToAgree(table) } : {}),
    ...(paceAt(arrangement) === undefined ? {} : { waiting: waitingAt(table) }),
    answers: course?.answers.length ?? 0,
    ...(table.ended ? { ended: true as const } : {}),
    ...(arrangement.delay === undefined ? {} : { late: true as const }),
    ...scores,
  }
}

/** Whose agreement somebody asks for. */
const seatsToAgree = (table: Table): readonly Seat[] =>
  table.seats.flatMap((_, seat) => (agreementAsked(table, seat) === undefined ? [] : [seat]))

/**
 * The summary without a person who has deleted what was theirs. It may have been written anew by a process that had the table in memory
 * as it was: so what is not theirs alone is said as the header, which is without them already, has it.
 */
export function summaryWithout(
  kept: unknown,
  person: string,
  { host }: TableHeader,
  leftByGone: readonly Seat[],
): object {
  const summary = kept as KeptSummary
  const { sitting = [], seats, title, ...rest } = summary
  return {
    ...rest,
    // What a table is called are its host's words.
    ...(title === undefined || host.person === GONE ? {} : { title }),
    host: host.name,
    seats: seats.map((seat, at) => {
      if (sitting[at] === person) return { ...seat, name: somebody.name }
      return leftByGone.includes(at) ? { ...seat, standsInFor: somebody.name } : seat
    }),
    sitting: sitting.map(one => (one === person ? '' : one)),
  }
}

/** By seat, as the game gives them. */
function results(scores: readonly Score[]): NonNullable<TableSummary['scores']> {
  const placeOf = new Map(placings(scores).map(({ seat, place }) => [seat, place]))
  return scores.map(({ seat, total, won }) => ({ seat, total, won, place: placeOf.get(seat) ?? scores.length }))
}

function nameOf(holder: SeatHolder): SummarySeat {
  if (holder.kind === 'open') return { kind: 'open' }
  if (holder.kind === 'person') return { kind: 'person', name: holder.name }
  const { level: name, standsInFor } = holder
  return { kind: 'bot', name, ...(standsInFor === undefined ? {} : { standsInFor: standsInFor.name }) }
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
  const asksOthers = before.endAsked !== after.endAsked || before.consent !== after.consent
  if (!handedOver && !rearranged && !asksOthers && !waitedForAnew(before, after) && statusOf(before) === status)
    return {}
  const { visibility } = after.arrangement
  const summary = summaryOf(after)
  const people = rearranged ? { people: peopleOf(after), visibility } : {}
  // Its place in a list would tell everybody when somebody has played.
  const updatedAt = isShownLate(after) ? after.header.createdAt : after.at
  return { listing: { status, summary, updatedAt, ...people } }
}

/** Whether at a pace lists have to say anew who is waited for since when: also of a seat that is asked again in its own turn. */
const waitedForAnew = (before: Table, after: Table): boolean =>
  after.arrangement.pace !== undefined &&
  (before.askedAt !== after.askedAt ||
    before.holidays !== after.holidays ||
    before.nudgedAt !== after.nudgedAt ||
    isPaused(before) !== isPaused(after))
