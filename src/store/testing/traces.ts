import { type Kysely, sql } from 'kysely'
import type { DatabaseSchema } from '../schema.ts'

/** Every place of a database, whichever tables it may have, in which one of these texts stands: `entries.body`. */
export async function tracesOf(db: Kysely<DatabaseSchema>, texts: readonly string[]): Promise<readonly string[]> {
  const places: string[] = []
  for (const { name: table, columns } of await db.introspection.getTables())
    for (const { name: column } of columns)
      for (const text of texts) {
        const there = sql`cast(${sql.ref(column)} as text) like ${`%${text}%`}`
        const found = await sql`select 1 from ${sql.table(table)} where ${there} limit 1`.execute(db)
        if (found.rows.length > 0) places.push(`${table}.${column}: ${text}`)
      }
  return places
}
