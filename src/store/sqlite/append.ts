import type { CommitResult, WrittenAppend, WrittenListing } from '../engine.ts'
import { type SqliteConnection, undo } from './connection.ts'

/** The ways in which an order may want to reach somebody. */
const ways = ['webhookOf', 'callOf', 'mailOf'] as const
type Way = (typeof ways)[number]
/** Whether somebody can be reached so. */
type Reaches = (way: Way, person: string) => boolean

/** Commits a batch of appends in one transaction. The statements are prepared once: this is the path every answer takes. */
export function sqliteCommit(connection: SqliteConnection): (batch: readonly WrittenAppend[]) => CommitResult[] {
  const { commit, knownTable, findPlace, addFirst, addNext, ...statements } = prepared(connection)
  const { changeListing, clearSeatings, addSeating, unschedule, reachable, schedule } = statements

  function append(one: WrittenAppend, reaches: Reaches): CommitResult {
    const { table, from, bodies, request } = one
    const [first, ...more] = bodies
    const added = addFirst.run([table, from, request ?? null, bodies.length, first, from, table, table, from - 1])
    if (added === 0) return whyNot(one)
    for (const [index, body] of more.entries()) addNext.run([table, from + 1 + index, body])
    if (one.listing) list(table, one.listing)
    for (const kind of one.unschedule) unschedule.run([table, kind])
    for (const order of one.schedule) {
      const { id, kind, dueAt, payload } = order
      if (ways.every(way => order[way] === undefined || reaches(way, order[way])))
        schedule.run([id, table, kind, dueAt, dueAt, payload])
    }
    return { outcome: 'appended', first: from, last: from + bodies.length - 1 }
  }

  /** Its request is there already, or others came first, or there is no such table. */
  function whyNot({ table, request }: WrittenAppend): CommitResult {
    const [place] = findPlace.all([table, table, request ?? null])
    if (typeof place?.first === 'number')
      return { outcome: 'repeated', first: place.first, last: place.first + Number(place.span) - 1 }
    const last = Number(place?.last ?? 0)
    return last === 0 && knownTable.all([table]).length === 0
      ? { outcome: 'unknown table' }
      : { outcome: 'conflict', last }
  }

  function list(table: string, { status, visibility, summary, people, updatedAt }: WrittenListing): void {
    changeListing.run([status ?? null, visibility ?? null, summary ?? null, updatedAt, table])
    if (!people) return
    clearSeatings.run([table])
    for (const person of people) addSeating.run([person, table])
  }

  return batch => {
    // Not prepared: see `execute`.
    connection.execute('begin immediate')
    try {
      const reaches = reachesBy(reachable)
      const results = batch.map(one => append(one, reaches))
      commit.run([])
      return results
    } catch (error) {
      undo(connection)
      throw error
    }
  }
}

/** Asks once in a batch for each person. Few can be reached: most orders to call somebody end here. */
function reachesBy(reachable: ReturnType<SqliteConnection['prepare']>): Reaches {
  const known = new Map<string, Record<string, unknown>>()
  return (way, person) => {
    const ways = known.get(person) ?? reachable.all([person])[0] ?? {}
    known.set(person, ways)
    return ways[way] === 1
  }
}

const prepared = (connection: SqliteConnection) => ({
  commit: connection.prepare('commit'),
  knownTable: connection.prepare('select 1 from tables where id = ?'),
  findPlace: connection.prepare(
    `select (select max(number) from entries where table_id = ?) as last, earlier.number as first, earlier.span as span
      from (select 1) left join entries earlier on earlier.table_id = ? and earlier.request = ?`,
  ),
  // Only where the entry before it is there, its number is free and its request is new: else nothing changes.
  addFirst: connection.prepare(
    `insert into entries (table_id, number, request, span, body) select ?, ?, ?, ?, ?
      where case ? when 1 then exists (select 1 from tables where id = ?)
        else exists (select 1 from entries where table_id = ? and number = ?) end
      on conflict do nothing`,
  ),
  addNext: connection.prepare('insert into entries (table_id, number, body) values (?, ?, ?)'),
  changeListing: connection.prepare(
    `update tables set status = coalesce(?, status), visibility = coalesce(?, visibility),
      summary = coalesce(?, summary), updated_at = ? where id = ?`,
  ),
  clearSeatings: connection.prepare('delete from seatings where table_id = ?'),
  addSeating: connection.prepare('insert into seatings (person_id, table_id) values (?, ?)'),
  unschedule: connection.prepare('delete from jobs where table_id = ? and kind = ?'),
  reachable: connection.prepare(
    `select exists (select 1 from people where id = ?1 and webhook is not null) as webhookOf,
      exists (select 1 from devices where person_id = ?1) as callOf,
      exists (select 1 from mail_addresses where person_id = ?1 and proved_at is not null and digest = 1) as mailOf`,
  ),
  schedule: connection.prepare(
    `insert or replace into jobs (id, table_id, kind, due_at, claimable_at, owner, payload)
      values (?, ?, ?, ?, ?, null, ?)`,
  ),
})
