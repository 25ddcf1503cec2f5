import type pg from 'pg'
import type { CommitResult, Engine, WrittenAppend } from '../engine.ts'
import { openPool, patientConfig } from './pool.ts'

/** The channel on which every append tells the other processes its last number and its table. */
export const channel = 'athenaeum_appends'

/**
 * Commits a batch of appends by one statement, which is one transaction and one round trip. An append wins when the entry
 * before it is there and its own number is free; the keys decide between processes, and a loser waits for the winner's
 * commit. Tables are taken in order, so that two batches never wait for each other. Only winners go on to the rest.
 */
const appendStatement = `
with asked as materialized (
  select * from json_to_recordset($1) as a(table_id text, first integer, span integer, request text, body text)
), won as (
  insert into entries (table_id, number, request, span, body)
  select table_id, first, request, span, body from asked
  where first - 1 = case first
    when 1 then (select 0 from tables t where t.id = asked.table_id)
    else (select e.number from entries e where e.table_id = asked.table_id and e.number = asked.first - 1)
  end
  order by table_id collate "C"
  on conflict do nothing
  returning table_id, number + span - 1 as last
), more as (
  insert into entries (table_id, number, body)
  select m.table_id, m.number, m.body
  from json_to_recordset($2) as m(table_id text, number integer, body text) join won using (table_id)
), listed as (
  update tables t set status = coalesce(l.status, t.status), visibility = coalesce(l.visibility, t.visibility),
    summary = coalesce(l.summary, t.summary), updated_at = l.updated_at
  from json_to_recordset($3)
    as l(table_id text, status text, visibility text, summary text, updated_at bigint)
    join won using (table_id)
  where t.id = l.table_id
), left_behind as (
  delete from seatings s using json_to_recordset($4) as p(table_id text, people json) join won using (table_id)
  where s.table_id = p.table_id and s.person_id not in (select json_array_elements_text(p.people))
), seated as (
  insert into seatings (person_id, table_id)
  select json_array_elements_text(p.people), p.table_id
  from json_to_recordset($4) as p(table_id text, people json) join won using (table_id)
  on conflict do nothing
), unscheduled as (
  delete from jobs j using json_to_recordset($5) as u(table_id text, kind text) join won using (table_id)
  where j.table_id = u.table_id and j.kind = u.kind
), scheduled as (
  insert into jobs (id, table_id, kind, due_at, claimable_at, payload)
  select o.id, o.table_id, o.kind, o.due_at, o.due_at, o.payload
  from json_to_recordset($6) as o(table_id text, id text, kind text, due_at bigint, payload text,
    webhook_of text, call_of text, mail_of text)
    join won using (table_id)
  where (o.webhook_of is null or exists (select 1 from people p where p.id = o.webhook_of and p.webhook is not null))
    and (o.call_of is null or exists (select 1 from devices d where d.person_id = o.call_of))
    and (o.mail_of is null or exists (
      select 1 from mail_addresses m where m.person_id = o.mail_of and m.proved_at is not null and m.digest = 1
    ))
  on conflict (table_id, kind) do update set id = excluded.id, due_at = excluded.due_at,
    claimable_at = excluded.claimable_at, owner = null, payload = excluded.payload
)
select table_id as "table", pg_notify('${channel}', last || ' ' || table_id) from won`

/** Why an append did not win: its request is there already, or others came first, or there is no such table. */
const losersStatement = `
select t.id as "table", r.number as first, r.span,
  coalesce((select max(number) from entries e where e.table_id = t.id), 0) as last
from json_to_recordset($1) as a(table_id text, request text)
  join tables t on t.id = a.table_id
  left join entries r on r.table_id = a.table_id and r.request = a.request`

type Loser = { table: string; first: number | null; span: number; last: number }

export type Appender = { commit: Engine['commit']; close(): Promise<void> }

/** Appends over a connection of their own, which no slow question of others can keep busy. */
export function postgresAppender(
  config: pg.PoolConfig,
  patienceMs: number,
  told: (error: unknown) => unknown,
): Appender {
  // Its plans are made once, perhaps while the tables are still empty, and must be right when they are full.
  const line = openPool({ ...patientConfig(config, patienceMs, 'set enable_seqscan = off'), max: 1 })

  async function ask<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    rows: readonly object[][],
  ): Promise<Row[]> {
    // A connection that fails is thrown away; the next append opens another.
    const asked = line.query<Row>({ name, text, values: rows.map(each => JSON.stringify(each)) })
    const answer = await asked.catch(error => {
      throw told(error)
    })
    return answer.rows
  }

  async function reasons(lost: readonly WrittenAppend[]): Promise<Map<string, CommitResult>> {
    if (lost.length === 0) return new Map()
    const asked = lost.map(({ table, request }) => ({ table_id: table, request }))
    const losers = await ask<Loser>('losers', losersStatement, [asked])
    return new Map(
      losers.map(({ table, first, span, last }) => [
        table,
        first === null ? { outcome: 'conflict', last } : { outcome: 'repeated', first, last: first + span - 1 },
      ]),
    )
  }

  return {
    async commit(batch) {
      const winners = await ask<{ table: string }>('append', appendStatement, parameters(batch))
      const won = new Set(winners.map(row => row.table))
      const lost = await reasons(batch.filter(one => !won.has(one.table)))
      return batch.map(({ table, from, bodies }) =>
        won.has(table)
          ? { outcome: 'appended', first: from, last: from + bodies.length - 1 }
          : (lost.get(table) ?? { outcome: 'unknown table' }),
      )
    },
    close: () => line.end(),
  }
}

function parameters(batch: readonly WrittenAppend[]): object[][] {
  const asked: object[] = []
  const more: object[] = []
  const listings: object[] = []
  const people: object[] = []
  const unscheduled: object[] = []
  const scheduled: object[] = []
  for (const { table: table_id, from, bodies, request, listing, unschedule, schedule } of batch) {
    for (const [index, body] of bodies.entries()) {
      if (index === 0) asked.push({ table_id, first: from, span: bodies.length, request, body })
      else more.push({ table_id, number: from + index, body })
    }
    if (listing) {
      const { status, visibility, summary, updatedAt } = listing
      listings.push({ table_id, status, visibility, summary, updated_at: updatedAt })
      if (listing.people) people.push({ table_id, people: listing.people })
    }
    for (const kind of unschedule) unscheduled.push({ table_id, kind })
    for (const { id, kind, dueAt, payload, ...of } of schedule)
      scheduled.push({
        ...{ table_id, id, kind, due_at: dueAt, payload },
        ...{ webhook_of: of.webhookOf, call_of: of.callOf, mail_of: of.mailOf },
      })
  }
  return [asked, more, listings, people, unscheduled, scheduled]
}
