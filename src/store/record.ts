import type { Kysely } from 'kysely'
import * as z from 'zod'
import { messageOf } from '../kernel/errors.ts'
import { checkJson, type JsonBounds, usualBounds } from '../kernel/json.ts'
import { insertJob } from './jobs.ts'
import { hashOfPack, insertPack, packsOf } from './packs.ts'
import { StoreError } from './port/errors.ts'
import type { TableExport } from './port/tables.ts'
import { resultOrder } from './results.ts'
import type { DatabaseSchema } from './schema.ts'
import { findTable, insertTable } from './table-row.ts'
import { checkId, json } from './written.ts'

const document = z.object({}).loose()
const time = z.int()

const exported = z.strictObject({
  format: z.literal('athenaeum-table'),
  version: z.literal(1),
  id: z.string(),
  game: z.string(),
  header: document,
  status: z.enum(['open', 'playing', 'finished']),
  people: z.array(z.string()),
  visibility: z.enum(['public', 'private']),
  summary: document,
  createdAt: time,
  updatedAt: time,
  entries: z.array(document),
  packs: z.record(z.string(), document).optional(),
  requests: z.array(z.strictObject({ request: z.string(), first: z.int().min(1), last: z.int().min(1) })),
})

export async function exportTable(db: Kysely<DatabaseSchema>, id: string): Promise<TableExport | undefined> {
  const found = await findTable(db, id)
  if (!found) return undefined
  const { archivedAt: _, ...table } = found
  const entries = await db
    .selectFrom('entries')
    .select(['number', 'request', 'span', 'body'])
    .where('table_id', '=', id)
    .orderBy('number')
    .execute()
  const packs = await packsOf(db, id)
  return {
    format: 'athenaeum-table',
    version: 1,
    ...table,
    ...(Object.keys(packs).length === 0 ? {} : { packs }),
    entries: entries.map(entry => JSON.parse(entry.body)),
    requests: entries.flatMap(({ request, number, span }) =>
      request === null ? [] : [{ request, first: number, last: number + (span ?? 1) - 1 }],
    ),
  }
}

/** How many rows of entries one statement takes: databases limit the parameters of a statement. */
const rowsPerInsert = 500

/** A table may have many long games behind it, but is no deeper than any document. */
const bounds: JsonBounds = { ...usualBounds, values: 10_000_000 }

function bounded(given: unknown): unknown {
  try {
    return checkJson(given, 'it', bounds)
  } catch (fault) {
    throw new StoreError(`This is not the record of a table: ${messageOf(fault)}.`)
  }
}

export function readExport(given: unknown): z.infer<typeof exported> & TableExport {
  const { success, error, data } = exported.safeParse(bounded(given))
  if (!success) throw new StoreError(`This is not the record of a table: ${z.prettifyError(error)}`)
  // Whoever names a pack by its hash must get that one, whatever files were brought in before.
  for (const [hash, pack] of Object.entries(data.packs ?? {}))
    if (hashOfPack(pack) !== hash)
      throw new StoreError(`The pack ${hash} of table ${data.id} is not the pack that it is said to be.`)
  return data as z.infer<typeof exported> & TableExport
}

export async function importTable(db: Kysely<DatabaseSchema>, given: unknown): Promise<boolean> {
  const data = readExport(given)
  const rows = entryRows(data)
  return db.transaction().execute(async transaction => {
    if (!(await insertTable(transaction, data))) return false
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      await transaction
        .insertInto('entries')
        .values(rows.slice(start, start + rowsPerInsert))
        .execute()
    }
    const left = peopleWhoLeft(data)
    if (left.length > 0) await transaction.insertInto('traces').values(left).execute()
    for (const [hash, body] of Object.entries(data.packs ?? {})) await insertPack(transaction, data.id, hash, body)
    if (data.status === 'finished') await insertJob(transaction, data.id, resultOrder(data.updatedAt))
    return true
  })
}

/** Requests begin with the id of who made them: whoever has no part any more is found by it when they want to be forgotten. */
function peopleWhoLeft({ id, people, requests }: z.infer<typeof exported>): DatabaseSchema['traces'][] {
  const asked = requests.flatMap(({ request }) => /^([\da-f-]{36}):/.exec(request)?.[1] ?? [])
  const left = [...new Set(asked)].filter(person => !people.includes(person))
  return left.map(person_id => ({ person_id, table_id: id }))
}

function entryRows({ id, entries, requests }: z.infer<typeof exported>): DatabaseSchema['entries'][] {
  const byFirst = new Map(requests.map(one => [one.first, one]))
  const distinct = new Set(requests.map(one => one.request))
  for (const { request, first, last } of requests) {
    checkId('request id', request)
    if (last < first || last > entries.length || byFirst.size < requests.length || distinct.size < requests.length) {
      throw new StoreError(`The requests of table ${id} do not fit its ${entries.length} entries.`)
    }
  }
  return entries.map((entry, index) => {
    const own = byFirst.get(index + 1)
    return {
      table_id: id,
      number: index + 1,
      request: own?.request ?? null,
      span: own ? own.last - own.first + 1 : null,
      body: json('entry', entry),
    }
  })
}
