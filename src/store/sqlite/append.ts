import type { CommitResult, WrittenAppend, WrittenListing } from '../engine.ts'
import type { SqliteConnection } from './connection.ts'

/** Commits a batch of appends in one transaction. The statements are prepared once: this is the path every answer takes. */
export function sqliteCommit(connection: SqliteConnection): (batch: readonly WrittenAppend[]) => CommitResult[] {
  const begin = connection.prepare('begin immediate')
  const commit = connection.prepare('commit')
  const rollback = connection.prepare('rollback')
  const knownTable = connection.prepare('select 1 from tables where id = ?')
  const findPlace = connection.prepare(
    `select (select max(number) from entries where table_id = ?) as last, earlier.number as first, earlier.span as span
      from (select 1) left join entries earlier on earlier.table_id = ? and earlier.request = ?`,
  )
  const addEntry = connection.prepare(
    'insert into entries (table_id, number, request, span, body) values (?, ?, ?, ?, ?)',
  )
  const changeListing = connection.prepare(
    `update tables set status = coalesce(?, status), visibility = coalesce(?, visibility),
      summary = coalesce(?, summary), updated_at = ? where id = ?`,
  )
  const clearSeatings = connection.prepare('delete from seatings where table_id = ?')
  const addSeating = connection.prepare('insert into seatings (person_id, table_id) values (?, ?)')
  const unschedule = connection.prepare('delete from jobs where table_id = ? and kind = ?')
  const schedule = connection.prepare(
    `insert or replace into jobs (id, table_id, kind, due_at, claimable_at, owner, payload)
      values (?, ?, ?, ?, ?, null, ?)`,
  )

  function append(one: WrittenAppend): CommitResult {
    const { table, from, bodies, request } = one
    const [place] = findPlace.all([table, table, request ?? null])
    if (typeof place?.first === 'number') {
      return { outcome: 'repeated', first: place.first, last: place.first + Number(place.span) - 1 }
    }
    const last = Number(place?.last ?? 0)
    if (last === 0 && knownTable.all([table]).length === 0) return { outcome: 'unknown table' }
    if (last !== from - 1) return { outcome: 'conflict', last }
    for (const [index, body] of bodies.entries()) {
      const isFirst = index === 0
      addEntry.run([table, from + index, isFirst ? (request ?? null) : null, isFirst ? bodies.length : null, body])
    }
    if (one.listing) list(table, one.listing)
    for (const kind of one.unschedule) unschedule.run([table, kind])
    for (const job of one.schedule) schedule.run([job.id, table, job.kind, job.dueAt, job.dueAt, job.payload])
    return { outcome: 'appended', first: from, last: from + bodies.length - 1 }
  }

  function list(table: string, { status, visibility, summary, people, updatedAt }: WrittenListing): void {
    changeListing.run([status ?? null, visibility ?? null, summary ?? null, updatedAt, table])
    if (!people) return
    clearSeatings.run([table])
    for (const person of people) addSeating.run([person, table])
  }

  return batch => {
    begin.run([])
    try {
      const results = batch.map(append)
      commit.run([])
      return results
    } catch (error) {
      rollback.run([])
      throw error
    }
  }
}
