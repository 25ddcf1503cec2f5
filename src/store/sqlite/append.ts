import type { CommitResult, WrittenAppend, WrittenListing } from '../engine.ts'
import { type SqliteConnection, undo } from './connection.ts'

/** The ways in which an order may want to reach somebody, and who can be reached so. */
const ways = ['webhookOf', 'callOf', 'mailOf'] as const
type Way = (typeof ways)[number]
type Reachable = Readonly<Record<Way, ReadonlySet<unknown>>>

/** Commits a batch of appends in one transaction. The statements are prepared once: this is the path every answer takes. */
export function sqliteCommit(connection: SqliteConnection): (batch: readonly WrittenAppend[]) => CommitResult[] {
  const { commit, knownTable, findPlace, addFirst, addNext, ...statements } = prepared(connection)
  const { changeListing, clearSeatings, addSeating, unschedule, withWebhook, withDevice, withMail, schedule } =
    statements

  function append(one: WrittenAppend, reachable: Reachable): CommitResult {
    const { table, from, bodies, request } = one
    const [first, ...more] = bodies
    const added = addFirst.run([table, from, request ?? null, bodies.length, first, from, table, table, from - 1])
    if (added === 0) return whyNot(one)
    for (const [index, body] of more.entries()) addNext.run([table, from + 1 + index, body])
    if (one.listing) list(table, one.listing)
    for (const kind of one.unschedule) unschedule.run([table, kind])
    for (const order of one.schedule) {
      const { id, kind, dueAt, payload } = order
      if (ways.every(way => order[way] === undefined || reachable[way].has(order[way])))
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
      const reachable: Reachable = {
        webhookOf: found(withWebhook, batch, 'webhookOf'),
        callOf: found(withDevice, batch, 'callOf'),
        mailOf: found(withMail, batch, 'mailOf'),
      }
      const results = batch.map(one => append(one, reachable))
      commit.run([])
      return results
    } catch (error) {
      undo(connection)
      throw error
    }
  }
}

/** Those of the people named in a batch for whom the query finds something. They are few: most orders to call somebody end here. */
function found(query: ReturnType<SqliteConnection['prepare']>, batch: readonly WrittenAppend[], named: Way) {
  const people = new Set<unknown>()
  for (const one of batch) for (const order of one.schedule) people.add(order[named])
  people.delete(undefined)
  return people.size === 0 ? people : new Set(query.all([JSON.stringify([...people])]).map(person => person.id))
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
  withWebhook: connection.prepare(
    'select id from people where webhook is not null and id in (select value from json_each(?))',
  ),
  withDevice: connection.prepare(
    'select distinct person_id as id from devices where person_id in (select value from json_each(?))',
  ),
  withMail: connection.prepare(
    `select person_id as id from mail_addresses where proved_at is not null and digest = 1
      and person_id in (select value from json_each(?))`,
  ),
  schedule: connection.prepare(
    `insert or replace into jobs (id, table_id, kind, due_at, claimable_at, owner, payload)
      values (?, ?, ?, ?, ?, null, ?)`,
  ),
})
